/** Whether the page has been asked to explain whatever is tapped next. */

let asking = $state(false);

export function isAsking(): boolean {
  return asking;
}

export function askWhatItIs(on: boolean): void {
  asking = on;
}
