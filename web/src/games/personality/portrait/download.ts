/** A picture as a file to keep: SVG, or PNG drawn on a canvas with the page's own type. */

import { SANS, SERIF, svgOf, type Mark, type Picture } from "./shapes";

const SHARP = 2;

export function keepSvg(picture: Picture, name: string): void {
  save(new Blob([svgOf(picture)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function keepPng(picture: Picture, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * SHARP;
  canvas.height = picture.height * SHARP;
  const context = canvas.getContext("2d");
  if (context === null) return;
  await document.fonts.ready;
  context.scale(SHARP, SHARP);
  for (const mark of picture.marks) paint(context, mark);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob !== null) save(blob, `${name}.png`);
}

function paint(context: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.is === "text") {
    context.font = `${mark.weight ?? 500} ${mark.size}px ${mark.sans ? SANS : SERIF}`;
    context.textAlign = mark.anchor === "middle" ? "center" : mark.anchor === "end" ? "right" : "left";
    context.fillStyle = mark.fill;
    context.fillText(mark.text, mark.x, mark.y);
    return;
  }
  context.save();
  const path = new Path2D(mark.is === "path" ? mark.d : undefined);
  if (mark.is === "rect") path.roundRect(mark.x, mark.y, mark.w, mark.h, mark.r);
  if (mark.is === "circle") path.arc(mark.x, mark.y, mark.r, 0, 2 * Math.PI);
  if (mark.is === "path") {
    context.translate(mark.x, mark.y);
    context.scale(mark.scale, mark.scale);
    context.globalAlpha = mark.opacity ?? 1;
  }
  context.lineCap = "round";
  context.lineJoin = "round";
  if (mark.fill !== "none") {
    context.fillStyle = mark.fill;
    context.fill(path);
  }
  if (mark.stroke !== undefined) {
    context.strokeStyle = mark.stroke;
    context.lineWidth = mark.width ?? 1;
    context.stroke(path);
  }
  context.restore();
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name that every system takes. */
export function fileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{Mark}/gu, "").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "");
  return `portrait-${plain || "salon"}`.toLowerCase();
}
