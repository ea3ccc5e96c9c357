/** Tables that this device no longer lists on the home page. Nobody leaves a table by it, and it can be undone. */

import { recall, remember } from "../app/storage";

const KEY = "salon-put-away";
/** More than anybody can be at: the oldest are forgotten. */
const MOST = 200;

export class PutAway {
  #codes = $state.raw<readonly string[]>(stored());

  has(code: string): boolean {
    return this.#codes.includes(code);
  }

  put(code: string): void {
    this.#keep([...this.#codes.filter((one) => one !== code), code].slice(-MOST));
  }

  takeOut(code: string): void {
    this.#keep(this.#codes.filter((one) => one !== code));
  }

  #keep(codes: readonly string[]): void {
    this.#codes = codes;
    remember(KEY, JSON.stringify(codes));
  }
}

function stored(): readonly string[] {
  try {
    const codes: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}
