/** Downloads a picture as SVG, or as PNG drawn on a canvas with the fonts of the page; or shares it. */

import { SANS, SERIF, svgText, type Shape, type Picture } from "./shapes";

const SCALE = 2;

export function downloadSvg(picture: Picture, name: string): void {
  save(new Blob([svgText(picture)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function downloadPng(picture: Picture, name: string): Promise<void> {
  const blob = await pngOf(picture);
  if (blob !== null) save(blob, `${name}.png`);
}

/** Whether this browser can hand pictures to the system's share sheet. Without HTTPS no browser can. */
export function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([], "picture.png", { type: "image/png" })] }) ?? false;
}

/** Hand a picture to the system's share sheet. Returns false if that did not work; a person who closes it has decided. */
export async function sharePng(picture: Picture, name: string, title: string): Promise<boolean> {
  const blob = await pngOf(picture);
  if (blob === null) return false;
  try {
    await navigator.share({ title, files: [new File([blob], `${name}.png`, { type: "image/png" })] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function pngOf(picture: Picture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  await document.fonts.ready;
  context.scale(SCALE, SCALE);
  for (const shape of picture.shapes) paint(context, shape);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
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
  if (shape.is === "circle") context.globalAlpha = shape.opacity ?? 1;
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
export function fileName(name: string, kind: "portrait" | "poster" = "portrait"): string {
  const plain = name.normalize("NFKD").replace(/\p{Mark}/gu, "").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "");
  return `${kind}-${plain || "salon"}`.toLowerCase();
}
