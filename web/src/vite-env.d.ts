/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:first-words" {
  /** By language: loads the words of the first screen. */
  const words: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default words;
}
