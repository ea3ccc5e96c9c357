/**
 * Animates elements from their old place to their new one (the FLIP technique). `data-fly` names an element. One that is new
 * comes from where the first of the names in `data-fly-from` was: a built card from the hand or else from the market, the card
 * in hand from the market. What is named by `data-lands` appears when the card of that name has landed.
 */

interface Seen {
  readonly rect: DOMRect;
  readonly copy: HTMLElement | null;
}

export type Snapshot = ReadonlyMap<string, Seen>;

const TIME = 280;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** How much larger a card is in the middle of its flight, when it is nearest to the eye. */
const LIFT = 0.14;

/** The places of all named elements. */
export function snapshot(root: HTMLElement): Snapshot {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    const copy = element instanceof HTMLElement ? (element.cloneNode(true) as HTMLElement) : null;
    seen.set(element.dataset["fly"] ?? "", { rect, copy });
  }
  return seen;
}

/** Animate everything that has moved since a snapshot; what is new and from nowhere comes from `origin(name)`. */
export function animateMoves(root: HTMLElement, before: Snapshot, origin: (name: string) => DOMRect | null): void {
  let late = 0;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-fly]")) {
    const name = element.dataset["fly"] ?? "";
    const now = element.getBoundingClientRect();
    const own = before.get(name);
    const seen = own ?? sourceOf(element, before);
    const from = seen?.rect ?? origin(name);
    if (from === null || from === undefined || now.width === 0 || !moved(from, now)) continue;
    if (element instanceof HTMLElement) {
      slide(element, from, now, seen === undefined ? (late += 60) : 0);
    } else if (own === undefined && seen?.copy) {
      fly(root, seen.copy, element, from);
    }
  }
}

function sourceOf(element: HTMLElement | SVGElement, before: Snapshot): Seen | undefined {
  const names = element.dataset["flyFrom"]?.split(" ") ?? [];
  return names.map((name) => before.get(name)).find((seen) => seen !== undefined);
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 3;
}

function offset(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function slide(element: HTMLElement, from: DOMRect, now: DOMRect, delay: number): void {
  const scale = Math.min(3, Math.max(0.3, from.height / now.height));
  element.animate([{ transform: `${offset(from, now)} scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }], {
    duration: TIME,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/**
 * A copy of the old element flies to the drawing in the district, which may itself be moving. On its way it is lifted, with a
 * shadow below it; then it lies down and melts into the drawing.
 */
function fly(root: HTMLElement, copy: HTMLElement, target: SVGElement, from: DOMRect): void {
  copy.removeAttribute("data-fly");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  root.append(copy);
  // If an ancestor is the containing block of fixed elements, their origin is not the corner of the window.
  const put = copy.getBoundingClientRect();
  copy.style.left = `${2 * from.left - put.left}px`;
  copy.style.top = `${2 * from.top - put.top}px`;
  const ground = root.querySelectorAll<SVGElement>(`[data-lands="${CSS.escape(target.dataset["fly"] ?? "")}"]`);
  for (const part of [target, ...ground]) {
    part.animate([{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }], { duration: TIME + 90 });
  }
  const start = performance.now();
  const frame = (time: number): void => {
    const part = Math.min(1, Math.max(0, (time - start) / TIME));
    const eased = 1 - (1 - part) ** 3;
    const high = Math.sin(Math.PI * eased);
    const now = (ground[0] ?? target).getBoundingClientRect();
    const turned = now.width > now.height;
    const scale = (1 + ((turned ? now.width : now.height) / from.height - 1) * eased) * (1 + LIFT * high);
    const x = (now.left + now.width / 2 - from.left - from.width / 2) * eased;
    const y = (now.top + now.height / 2 - from.top - from.height / 2) * eased;
    copy.style.transform = `translate(${x}px, ${y}px) rotate(${turned ? -90 * eased : 0}deg) scale(${scale})`;
    copy.style.filter = `drop-shadow(0 ${4 + 14 * high}px ${4 + 10 * high}px rgb(0 0 0 / 35%))`;
    if (part < 1 && target.isConnected) requestAnimationFrame(frame);
    else copy.animate([{ opacity: 1 }, { opacity: 0 }], 90).finished.finally(() => copy.remove());
  };
  requestAnimationFrame(frame);
}
