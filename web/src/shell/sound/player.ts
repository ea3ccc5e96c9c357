/** Plays effects and music with Web Audio. There is an audio context only while sound is on. */

import { showCaption } from "./captions.svelte";
import { soundChoices } from "./choices.svelte";
import { SoundFiles } from "./files";
import listing from "./library/sounds.json";
import type { Manner, Music, Sound } from "./sounds";

/** An effect that could not be played in time is left out: late, it would belong to nothing. */
const LATE_MS = 700;
/** The same sound twice within this time is one. */
const SAME_MS = 30;
const MOST_VOICES = 12;
const CUT_S = 0.05;
const MUSIC_FADE_S = 1.2;
/** A mood that lasts longer than this ends in silence: nobody wants a loop for ever. */
const MUSIC_LASTS_MS = 240_000;
const DUCKED = 0.22;
/** Where in its file a loop begins (see LOOP_MARGIN in tools/sounds/library.py): away from the ends, which decoders change. */
const LOOP_FROM_S = 0.2;
/** After so much silence the sound card may rest. */
const REST_MS = 20_000;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

interface Graph {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
  readonly ducking: GainNode;
}

/** What the player needs of the page; tests bring their own. */
export interface Surroundings {
  readonly newContext: () => AudioContext;
  readonly files: Pick<SoundFiles, "load">;
  readonly choices: Pick<typeof soundChoices, "on" | "effects" | "music" | "place" | "blocked">;
  readonly caption: (sound: Sound | Music) => void;
  readonly isHidden: () => boolean;
  readonly now: () => number;
}

export class Player {
  readonly #around: Surroundings;
  #graph: Graph | null = null;
  #voices: Voice[] = [];
  #last = new Map<string, number>();
  /** The music that is wanted, and what is heard of it. */
  #wanted: Music | null = null;
  #heard: (Voice & { readonly name: Music }) | null = null;
  #ducked = false;
  #tired: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Play an effect that was asked for at a moment of `now`. */
  async play(sound: Sound, { pitch = 0, volume = 1, after = 0, alone = false }: Manner, asked: number): Promise<void> {
    const { now, choices, files } = this.#around;
    const key = `${sound} ${pitch} ${after}`;
    if (asked - (this.#last.get(key) ?? -Infinity) < SAME_MS || choices.effects === 0) return;
    this.#last.set(key, asked);
    const graph = this.#open();
    if (graph === null) return;
    const [buffer, awake] = await Promise.all([files.load(sound, graph.context), this.#wake(graph)]);
    const late = now() - asked;
    if (buffer === null || !awake || late > after + LATE_MS || this.#graph !== graph) return;
    if (alone) this.#cut();
    if (this.#voices.length >= MOST_VOICES) this.#fade(this.#voices.shift(), CUT_S);
    const wait = Math.max(0, after - late);
    const start = graph.context.currentTime + wait / 1000;
    const voice = this.#voice(buffer, graph.effects, volume);
    voice.source.playbackRate.value = 2 ** (pitch / 12);
    voice.source.onended = () => (this.#voices = this.#voices.filter((other) => other !== voice));
    voice.source.start(start);
    this.#voices.push(voice);
    setTimeout(() => this.#graph === graph && this.#around.caption(sound), wait);
    this.#restLater();
  }

  /** Load effects before they are wanted, and find out whether the browser lets the page sound. */
  prepare(sounds: readonly Sound[]): void {
    const graph = this.#open();
    if (graph === null) return;
    void this.#wake(graph).then(() => this.#restLater());
    for (const sound of sounds) void this.#around.files.load(sound, graph.context);
  }

  /** Play a loop from now on, or no music. */
  music(wanted: Music | null): void {
    const { choices } = this.#around;
    this.#wanted = choices.on && choices.place === "screen" && choices.music > 0 ? wanted : null;
    if (this.#wanted === (this.#heard?.name ?? null)) return;
    clearTimeout(this.#tired);
    if (this.#heard !== null) this.#fade(this.#heard, MUSIC_FADE_S);
    this.#heard = null;
    if (this.#wanted !== null) void this.#begin(this.#wanted);
    else this.#restLater();
  }

  async #begin(name: Music): Promise<void> {
    const graph = this.#open();
    if (graph === null) return;
    const [buffer, awake] = await Promise.all([this.#around.files.load(name, graph.context), this.#wake(graph)]);
    // Meanwhile something else may be wanted, or the same may have begun.
    if (buffer === null || !awake || this.#wanted !== name || this.#heard !== null || this.#graph !== graph) return;
    const voice = this.#voice(buffer, graph.ducking, 0);
    voice.source.loop = true;
    voice.source.loopStart = LOOP_FROM_S;
    voice.source.loopEnd = LOOP_FROM_S + listing[name].seconds;
    voice.gain.gain.setTargetAtTime(1, graph.context.currentTime, MUSIC_FADE_S / 3);
    voice.source.start(0, LOOP_FROM_S);
    this.#heard = { ...voice, name };
    this.#tired = setTimeout(() => this.music(null), MUSIC_LASTS_MS);
    clearTimeout(this.#rest);
    this.#around.caption(name);
  }

  /** Make the music quieter, or let it return. */
  duck(ducked: boolean): void {
    this.#ducked = ducked;
    const graph = this.#graph;
    graph?.ducking.gain.setTargetAtTime(ducked ? DUCKED : 1, graph.context.currentTime, ducked ? 0.08 : 0.4);
  }

  /** The choices have changed: set volumes, or stop everything. */
  follow(): void {
    const { choices } = this.#around;
    if (!choices.on) return this.#close();
    const graph = this.#graph;
    if (graph === null) return;
    graph.effects.gain.setTargetAtTime(choices.effects, graph.context.currentTime, 0.03);
    graph.music.gain.setTargetAtTime(choices.music, graph.context.currentTime, 0.03);
    if (choices.place !== "screen" || choices.music === 0) this.music(null);
  }

  /** The page is shown or hidden: a hidden page is silent, and goes on when it is shown again. */
  turnedAway(hidden: boolean): void {
    const graph = this.#graph;
    if (graph === null) return;
    graph.music.gain.setTargetAtTime(hidden ? 0 : this.#around.choices.music, graph.context.currentTime, 0.03);
    if (hidden) {
      this.#cut();
      this.#restLater(150);
    } else if (this.#heard !== null) void this.#wake(graph);
  }

  /** Somebody has touched the page: what the browser held back may sound now. */
  touched(): void {
    if (this.#graph !== null && this.#around.choices.blocked) void this.#wake(this.#graph).then((awake) => awake && this.music(this.#wanted));
  }

  #open(): Graph | null {
    const { choices, newContext } = this.#around;
    if (!choices.on) return null;
    if (this.#graph !== null) return this.#graph;
    const context = newContext();
    // A limiter, so that several sounds at once do not crackle.
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.knee.value = 0; // a soft knee lets twelve voices clip
    limiter.ratio.value = 12;
    limiter.attack.value = 0.003;
    limiter.release.value = 0.12;
    limiter.connect(context.destination);
    const [effects, music, ducking] = [context.createGain(), context.createGain(), context.createGain()];
    effects.gain.value = choices.effects;
    music.gain.value = choices.music;
    ducking.gain.value = this.#ducked ? DUCKED : 1;
    effects.connect(limiter);
    ducking.connect(music).connect(limiter);
    this.#graph = { context, effects, music, ducking };
    return this.#graph;
  }

  /** Whether the context runs. It cannot before the first tap; a promise to resume may stay open until then. */
  async #wake({ context }: Graph): Promise<boolean> {
    const runs = (): boolean => context.state === "running";
    if (!runs()) {
      void context.resume().catch(() => undefined);
      for (let wait = 10; !runs() && wait <= 320; wait *= 2) await new Promise((done) => setTimeout(done, wait));
    }
    const awake = runs();
    if (this.#around.choices.blocked === awake) this.#around.choices.blocked = !awake;
    return awake;
  }

  #voice(buffer: AudioBuffer, into: GainNode, volume: number): Voice {
    const { context } = into;
    const [source, gain] = [context.createBufferSource(), context.createGain()];
    source.buffer = buffer;
    gain.gain.value = volume;
    source.connect(gain).connect(into);
    return { source, gain };
  }

  #fade(voice: Voice | undefined, seconds: number): void {
    if (voice === undefined) return;
    const { currentTime } = voice.gain.context;
    voice.gain.gain.setTargetAtTime(0, currentTime, seconds / 4);
    voice.source.stop(currentTime + seconds);
  }

  #cut(): void {
    for (const voice of this.#voices.splice(0)) this.#fade(voice, CUT_S);
  }

  #restLater(late = REST_MS): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#voices.length > 0 && late < REST_MS) return this.#restLater();
      if (this.#heard === null || this.#around.isHidden()) void this.#graph?.context.suspend();
    }, late);
  }

  #close(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#tired);
    this.#wanted = this.#heard = null;
    this.#voices = [];
    void this.#graph?.context.close();
    this.#graph = null;
    if (this.#around.choices.blocked) this.#around.choices.blocked = false;
  }
}

/** The player of this page. */
export function newPlayer(): Player {
  const player = new Player({
    newContext: () => new AudioContext(),
    files: new SoundFiles(),
    choices: soundChoices,
    caption: showCaption,
    isHidden: () => document.visibilityState === "hidden",
    now: () => performance.now(),
  });
  document.addEventListener("visibilitychange", () => player.turnedAway(document.visibilityState === "hidden"));
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => player.touched());
  return player;
}
