/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  interface Words {
    /** The words of the first screen. */
    readonly first: string;
    /** Loads the words of another part. */
    readonly parts: Readonly<Record<string, (() => Promise<{ readonly default: string }>) | undefined>>;
  }
  /** By language: loads its first words and the list of its parts. */
  const words: Readonly<Record<string, () => Promise<Words>>>;
  export default words;
}
