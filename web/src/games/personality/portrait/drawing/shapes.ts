/** A picture as a list of shapes, which can be drawn both as SVG and on a canvas. */

export type Shape =
  | { readonly is: "rect"; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly r: number; readonly fill: string; readonly stroke?: string; readonly width?: number }
  | { readonly is: "circle"; readonly x: number; readonly y: number; readonly r: number; readonly fill: string; readonly stroke?: string; readonly width?: number; readonly opacity?: number }
  | { readonly is: "path"; readonly d: string; readonly x: number; readonly y: number; readonly scale: number; readonly fill: string; readonly stroke?: string; readonly width?: number; readonly opacity?: number }
  | { readonly is: "text"; readonly x: number; readonly y: number; readonly size: number; readonly text: string; readonly fill: string; readonly weight?: number; readonly anchor?: Anchor; readonly sans?: boolean };

export type Anchor = "start" | "middle" | "end";

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const SERIF = "Fraunces, 'Iowan Old Style', Palatino, Georgia, serif";
export const SANS = "'Source Sans', 'Segoe UI', system-ui, sans-serif";

/** About how wide a text is in serif letters. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.54;
}

/** Breaks a text into lines that fit a width, by the average width of serif letters. */
export function wrapText(text: string, size: number, width: number): string[] {
  const most = Math.max(8, Math.floor(width / (size * 0.5)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same, with lines that are about equally long. */
export function balancedText(text: string, size: number, width: number): string[] {
  const lines = wrapText(text, size, width).length;
  let narrow = width;
  while (narrow > size * 4 && wrapText(text, size, narrow * 0.95).length === lines) narrow *= 0.95;
  return wrapText(text, size, narrow);
}

/** The picture as an SVG file: no styles, no scripts, nothing from elsewhere. */
export function svgText({ width, height, shapes }: Picture): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.map(element).join("")}</svg>\n`;
}

function element(shape: Shape): string {
  if (shape.is === "text") {
    const font = `font-family="${shape.sans ? SANS : SERIF}" font-size="${shape.size}" font-weight="${shape.weight ?? 500}"`;
    return `<text x="${shape.x}" y="${shape.y}" ${font} fill="${shape.fill}" text-anchor="${shape.anchor ?? "start"}">${escapeXml(shape.text)}</text>`;
  }
  const stroke = shape.stroke === undefined ? "" : ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"`;
  if (shape.is === "rect") {
    return `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" rx="${shape.r}" fill="${shape.fill}"${stroke}/>`;
  }
  if (shape.is === "circle") {
    const opacity = shape.opacity === undefined ? "" : ` opacity="${shape.opacity}"`;
    return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${shape.fill}"${stroke}${opacity}/>`;
  }
  const place = `transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})" opacity="${shape.opacity ?? 1}"`;
  return `<path d="${shape.d}" ${place} fill="${shape.fill}"${stroke} stroke-linecap="round" stroke-linejoin="round"/>`;
}

function escapeXml(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
