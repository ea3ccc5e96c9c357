/** Downloads a picture as SVG, or as PNG drawn on a canvas with the fonts of the page. */

import { SANS, SERIF, svgText, type Shape, type Picture } from "./shapes";

const SCALE = 2;

export function downloadSvg(picture: Picture, name: string): void {
  save(new Blob([svgText(picture)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function downloadPng(picture: Picture, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) return;
  await document.fonts.ready;
  context.scale(SCALE, SCALE);
  for (const shape of picture.shapes) paint(context, shape);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob !== null) save(blob, `${name}.png`);
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.is === "text") {
    context.font = `${shape.weight ?? 500} ${shape.size}px ${shape.sans ? SANS : SERIF}`;
    context.textAlign = shape.anchor === "middle" ? "center" : shape.anchor === "end" ? "right" : "left";
    context.fillStyle = shape.fill;
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  context.save();
  const path = new Path2D(shape.is === "path" ? shape.d : undefined);
  if (shape.is === "rect") path.roundRect(shape.x, shape.y, shape.w, shape.h, shape.r);
  if (shape.is === "circle") path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  if (shape.is === "path") {
    context.translate(shape.x, shape.y);
    context.scale(shape.scale, shape.scale);
    context.globalAlpha = shape.opacity ?? 1;
  }
  context.lineCap = "round";
  context.lineJoin = "round";
  if (shape.fill !== "none") {
    context.fillStyle = shape.fill;
    context.fill(path);
  }
  if (shape.stroke !== undefined) {
    context.strokeStyle = shape.stroke;
    context.lineWidth = shape.width ?? 1;
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
