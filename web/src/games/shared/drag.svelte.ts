/** One pointer from its press to its release. Other fingers may come and go meanwhile. */

export class PointerDrag {
  readonly #start: PointerEvent;
  readonly #isFar: (distance: number) => boolean;
  /** Where the pointer is on the screen, once it is dragging. */
  at = $state.raw({ x: 0, y: 0 });
  /** Whether the pointer has moved far enough to drag rather than tap. */
  dragging = $state(false);

  constructor(start: PointerEvent, isFar: (distance: number) => boolean) {
    this.#start = start;
    this.#isFar = isFar;
    this.at = { x: start.clientX, y: start.clientY };
  }

  /** Whether an event is of the pointer that is followed. */
  owns(event: PointerEvent): boolean {
    return event.pointerId === this.#start.pointerId;
  }

  /** Follow a move; says whether the pointer drags. */
  move(event: PointerEvent): boolean {
    if (!this.owns(event)) return false;
    this.dragging ||= this.#isFar(Math.hypot(event.clientX - this.#start.clientX, event.clientY - this.#start.clientY));
    if (this.dragging) this.at = { x: event.clientX, y: event.clientY };
    return this.dragging;
  }
}
