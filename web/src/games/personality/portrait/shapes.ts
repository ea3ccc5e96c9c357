/** A picture as a list of marks, which can be drawn as SVG and on a canvas alike, and so kept in both forms. */

export type Mark =
  | { readonly is: "rect"; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly r: number; readonly fill: string; readonly stroke?: string; readonly width?: number }
  | { readonly is: "circle"; readonly x: number; readonly y: number; readonly r: number; readonly fill: string; readonly stroke?: string; readonly width?: number }
  | { readonly is: "path"; readonly d: string; readonly x: number; readonly y: number; readonly scale: number; readonly fill: string; readonly stroke?: string; readonly width?: number; readonly opacity?: number }
  | { readonly is: "text"; readonly x: number; readonly y: number; readonly size: number; readonly text: string; readonly fill: string; readonly weight?: number; readonly anchor?: Anchor; readonly sans?: boolean };

export type Anchor = "start" | "middle" | "end";

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export const SERIF = "Fraunces, 'Iowan Old Style', Palatino, Georgia, serif";
export const SANS = "'Source Sans', 'Segoe UI', system-ui, sans-serif";

/** Lines of a text that fit a width, as the letters of a serif usually run. */
export function wrapped(text: string, size: number, width: number): string[] {
  const most = Math.max(8, Math.floor(width / (size * 0.5)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The picture as an SVG file: no styles, no scripts, nothing from elsewhere. */
export function svgOf({ width, height, marks }: Picture): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${marks.map(element).join("")}</svg>\n`;
}

function element(mark: Mark): string {
  if (mark.is === "text") {
    const font = `font-family="${mark.sans ? SANS : SERIF}" font-size="${mark.size}" font-weight="${mark.weight ?? 500}"`;
    return `<text x="${mark.x}" y="${mark.y}" ${font} fill="${mark.fill}" text-anchor="${mark.anchor ?? "start"}">${escaped(mark.text)}</text>`;
  }
  const stroke = mark.stroke === undefined ? "" : ` stroke="${mark.stroke}" stroke-width="${mark.width ?? 1}"`;
  if (mark.is === "rect") {
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.w}" height="${mark.h}" rx="${mark.r}" fill="${mark.fill}"${stroke}/>`;
  }
  if (mark.is === "circle") return `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.r}" fill="${mark.fill}"${stroke}/>`;
  const place = `transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})" opacity="${mark.opacity ?? 1}"`;
  return `<path d="${mark.d}" ${place} fill="${mark.fill}"${stroke} stroke-linecap="round" stroke-linejoin="round"/>`;
}

function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
