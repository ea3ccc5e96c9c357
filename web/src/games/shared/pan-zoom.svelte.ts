/** A view of a drawing that can be zoomed and panned: by one finger, by two, by wheel, by buttons and by keys. */

/** Sizes in pixels. The drawing lies in the middle of the pane. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The drawing at scale 1. */
  readonly drawing: { readonly width: number; readonly height: number };
  /** The scale at rest: 1, or more if the drawing would be too small. */
  readonly rest: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST = 3;
const STEP = 1.35;
/** How far a pointer moves before it pans instead of tapping. */
export const TAP_REACH = 12;

export class PanZoom {
  readonly #frame: () => Frame;
  /** Relative to the scale at rest. */
  #zoom = $state(1);
  #offset = $state.raw<Point>({ x: 0, y: 0 });
  /** The pointers that are down, from the middle of the pane. */
  readonly #pointers = new Map<number, Point>();
  #start: Point | null = null;
  /** Whether pointers are panning or zooming now. */
  moving = $state(false);

  constructor(frame: () => Frame) {
    this.#frame = frame;
  }

  get scale(): number {
    return this.#frame().rest * this.#zoom;
  }
  get isZoomed(): boolean {
    return Math.abs(this.#zoom - 1) > 0.01;
  }
  get canZoomIn(): boolean {
    return this.#zoom < MOST - 0.01;
  }
  get canZoomOut(): boolean {
    return this.#zoom > this.#least + 0.01;
  }
  get #least(): number {
    return Math.min(1, 1 / this.#frame().rest);
  }

  /** How many pointers are down. */
  get fingers(): number {
    return this.#pointers.size;
  }

  /** How far the drawing can be moved each way. */
  get room(): Point {
    return this.#roomAt(this.scale);
  }

  /** Where the middle of the drawing is, from the middle of the pane. */
  get offset(): Point {
    return this.#within(this.#offset, this.scale);
  }

  reset(): void {
    this.#zoom = 1;
    this.#offset = { x: 0, y: 0 };
  }

  zoomIn(): void {
    this.zoomAt({ x: 0, y: 0 }, STEP);
  }

  zoomOut(): void {
    this.zoomAt({ x: 0, y: 0 }, 1 / STEP);
  }

  /** Zoom by a factor. What is at a point of the pane stays there. */
  zoomAt(point: Point, factor: number): void {
    this.#carry(point, point, factor);
  }

  pan(dx: number, dy: number): void {
    const { x, y } = this.offset;
    this.#offset = this.#within({ x: x + dx, y: y + dy }, this.scale);
  }

  /** Bring a point of the drawing (at scale 1, from its middle) to the middle, if it lies outside the pane. */
  reveal(point: Point): void {
    const { width, height } = this.#frame();
    const { scale, offset } = this;
    const [x, y] = [point.x * scale, point.y * scale];
    const isSeen = Math.abs(x + offset.x) < width / 2 && Math.abs(y + offset.y) < height / 2;
    if (!isSeen) this.#offset = this.#within({ x: -x, y: -y }, scale);
  }

  down(id: number, point: Point): void {
    if (this.#pointers.size === 0) this.#start = point;
    this.#pointers.set(id, point);
  }

  /** A pointer has moved; says whether it pans or zooms, and so is no tap. */
  move(id: number, point: Point): boolean {
    const before = this.#pointers.get(id);
    if (before === undefined) return false;
    const other = [...this.#pointers].find(([one]) => one !== id)?.[1];
    if (other !== undefined) {
      this.moving = true;
      this.#pointers.set(id, point);
      this.#pinch(before, point, other);
      return true;
    }
    const { room } = this;
    const start = this.#start ?? before;
    const isFar = Math.hypot(point.x - start.x, point.y - start.y) > TAP_REACH;
    if (!this.moving && (!isFar || (room.x < 1 && room.y < 1))) return false;
    this.moving = true;
    this.#pointers.set(id, point);
    this.pan(point.x - before.x, point.y - before.y);
    return true;
  }

  /** A pointer is up or was cancelled. */
  up(id: number): void {
    this.#pointers.delete(id);
    if (this.#pointers.size === 0) this.moving = false;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = (point: Point): Point => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    this.#carry(middle(before), middle(now), distance(now) / distance(before));
  }

  /** Zoom by a factor, and bring what is at one point of the pane to another. */
  #carry(from: Point, to: Point, factor: number): void {
    const { x, y } = this.offset;
    const zoom = Math.min(MOST, Math.max(this.#least, this.#zoom * factor));
    const ratio = zoom / this.#zoom;
    this.#zoom = zoom;
    this.#offset = this.#within({ x: to.x - (from.x - x) * ratio, y: to.y - (from.y - y) * ratio }, this.scale);
  }

  #roomAt(scale: number): Point {
    const { width, height, drawing } = this.#frame();
    return { x: Math.max(0, (drawing.width * scale - width) / 2), y: Math.max(0, (drawing.height * scale - height) / 2) };
  }

  #within(point: Point, scale: number): Point {
    const room = this.#roomAt(scale);
    return { x: Math.min(room.x, Math.max(-room.x, point.x)), y: Math.min(room.y, Math.max(-room.y, point.y)) };
  }
}
