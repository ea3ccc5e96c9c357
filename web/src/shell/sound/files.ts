/** Loads the files of sounds, each once. */

import type { Music, Sound } from "./sounds";

const ADDRESSES = import.meta.glob<string>("./library/*.mp3", { query: "?url", import: "default", eager: true });

/** What makes a sound out of a file. */
export interface Decoder {
  readonly decodeAudioData: (data: ArrayBuffer) => Promise<AudioBuffer>;
}

export class SoundFiles {
  #loaded = new Map<string, Promise<AudioBuffer | null>>();

  /** The sound; null if it cannot be loaded, and then it is tried again the next time. */
  load(name: Sound | Music, decoder: Decoder): Promise<AudioBuffer | null> {
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const loading = fetched(name, decoder).catch(() => {
      this.#loaded.delete(name);
      return null;
    });
    this.#loaded.set(name, loading);
    return loading;
  }
}

async function fetched(name: string, decoder: Decoder): Promise<AudioBuffer> {
  const response = await fetch(ADDRESSES[`./library/${name}.mp3`] ?? "");
  if (!response.ok) throw new Error(`the sound ${name} could not be loaded`);
  return decoder.decodeAudioData(await response.arrayBuffer());
}
