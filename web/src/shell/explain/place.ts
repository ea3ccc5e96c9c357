/** Where a bubble stands: beside what it speaks of, never on it, and inside the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Side = "above" | "below" | "left" | "right";
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const GAP = 10;
const EDGE = 8;

/** The first side of `order` with room for it; else the side with the most. */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  room: Pick<Box, "width" | "height">,
  order: readonly Side[] = ["above", "below", "right", "left"],
): Placed {
  const free: Readonly<Record<Side, number>> = {
    above: anchor.top - GAP - EDGE - size.height,
    below: room.height - anchor.top - anchor.height - GAP - EDGE - size.height,
    left: anchor.left - GAP - EDGE - size.width,
    right: room.width - anchor.left - anchor.width - GAP - EDGE - size.width,
  };
  const most = [...order].sort((a, b) => free[b] - free[a])[0] ?? "below";
  const side = order.find((one) => free[one] >= 0) ?? most;
  const within = (at: number, length: number, whole: number): number => Math.max(EDGE, Math.min(at, whole - length - EDGE));
  const centred = {
    left: within(anchor.left + (anchor.width - size.width) / 2, size.width, room.width),
    top: within(anchor.top + (anchor.height - size.height) / 2, size.height, room.height),
  };
  const beside: Readonly<Record<Side, { left: number; top: number }>> = {
    above: { left: centred.left, top: anchor.top - GAP - size.height },
    below: { left: centred.left, top: anchor.top + anchor.height + GAP },
    left: { left: anchor.left - GAP - size.width, top: centred.top },
    right: { left: anchor.left + anchor.width + GAP, top: centred.top },
  };
  const { left, top } = beside[side];
  return { side, left: within(left, size.width, room.width), top: within(top, size.height, room.height) };
}

/** Keep a bubble beside its anchor while both are on the page. Gives what ends that. */
export function stayBeside(bubble: HTMLElement, anchor: Element, lost: () => void, ring?: HTMLElement): () => void {
  let frame = 0;
  let before = "";
  const follow = (): void => {
    if (!anchor.isConnected) {
      lost();
      return;
    }
    const box = anchor.getBoundingClientRect();
    const now = `${box.left} ${box.top} ${box.width} ${box.height} ${innerWidth} ${innerHeight} ${bubble.offsetWidth} ${bubble.offsetHeight}`;
    if (now !== before) {
      before = now;
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
      const { left, top, side } = placeBeside(box, size, { width: innerWidth, height: innerHeight });
      bubble.style.left = `${left}px`;
      bubble.style.top = `${top}px`;
      bubble.dataset["side"] = side;
      bubble.style.setProperty("--tip", `${box.left + box.width / 2 - left}px`);
      if (ring !== undefined) {
        Object.assign(ring.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      }
    }
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
