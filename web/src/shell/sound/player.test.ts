import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player, type Surroundings } from "./player";

class Param {
  value = 1;
  target: number | null = null;
  setTargetAtTime(value: number): void {
    this.target = value;
  }
}

class Node {
  readonly gain = new Param();
  readonly playbackRate = { value: 1 };
  readonly [setting: string]: unknown;
  threshold = { value: 0 };
  knee = { value: 0 };
  ratio = { value: 0 };
  attack = { value: 0 };
  release = { value: 0 };
  buffer: { name: string } | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  onended: (() => void) | null = null;
  readonly started: number[] = [];
  readonly stopped: number[] = [];
  constructor(readonly context: Context) {}
  connect<Other>(other: Other): Other {
    return other;
  }
  start(at: number): void {
    this.started.push(at);
  }
  stop(at: number): void {
    this.stopped.push(at);
  }
}

class Context {
  currentTime = 0;
  destination = {};
  readonly sources: Node[] = [];
  readonly gains: Node[] = [];
  constructor(public state: string) {}
  createDynamicsCompressor = (): Node => new Node(this);
  createGain = (): Node => {
    this.gains.push(new Node(this));
    return this.gains.at(-1) as Node;
  };
  createBufferSource = (): Node => {
    this.sources.push(new Node(this));
    return this.sources.at(-1) as Node;
  };
  resume = (): Promise<void> => Promise.resolve();
  suspend = (): Promise<void> => {
    this.state = "suspended";
    return Promise.resolve();
  };
  close = (): Promise<void> => {
    this.state = "closed";
    return Promise.resolve();
  };
}

let contexts: Context[];
let loaded: string[];
let captions: string[];
let state: string;
const choices = { on: true, effects: 0.8, music: 0.5, place: "screen" as "device" | "beside" | "screen", blocked: false };

function newPlayer(): Player {
  return new Player({
    newContext: () => {
      contexts.push(new Context(state));
      return contexts.at(-1) as unknown as AudioContext;
    },
    files: {
      load: (name) => {
        loaded.push(name);
        return Promise.resolve({ name } as unknown as AudioBuffer);
      },
    },
    choices: choices as Surroundings["choices"],
    caption: (sound) => captions.push(sound),
    isHidden: () => false,
    now: () => performance.now(),
  });
}
const sounding = (): (string | undefined)[] => contexts.flatMap(({ sources }) => sources.filter((one) => one.started.length > 0 && one.stopped.length === 0).map((one) => one.buffer?.name));
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  [contexts, loaded, captions, state] = [[], [], [], "running"];
  Object.assign(choices, { on: true, effects: 0.8, music: 0.5, place: "screen", blocked: false });
});
afterEach(() => vi.useRealTimers());

describe("the player", () => {
  it("opens nothing and loads nothing before a sound is wanted, or while sound is off", async () => {
    const player = newPlayer();
    choices.on = false;
    await player.play("place", {}, performance.now());
    player.music("music-deciding");
    player.prepare(["drum-roll"]);
    await settle();
    expect(contexts).toEqual([]);
    expect(loaded).toEqual([]);
  });

  it("plays a sound higher and later as it is asked", async () => {
    const player = newPlayer();
    await player.play("hop", { pitch: 12, after: 250 }, performance.now());
    expect(contexts[0]?.sources[0]?.playbackRate.value).toBe(2);
    expect(contexts[0]?.sources[0]?.started).toEqual([0.25]);
    expect(captions).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(captions).toEqual(["hop"]);
  });

  it("closes everything at once when sound is switched off", async () => {
    const player = newPlayer();
    await player.play("place", {}, performance.now());
    choices.on = false;
    player.follow();
    expect(contexts[0]?.state).toBe("closed");
  });

  it("sets the volumes that are chosen", async () => {
    const player = newPlayer();
    await player.play("place", {}, performance.now());
    choices.effects = 0.3;
    choices.music = 0.1;
    player.follow();
    const [effects, music] = contexts[0]?.gains ?? [];
    expect([effects?.gain.target, music?.gain.target]).toEqual([0.3, 0.1]);
  });

  it("plays the same sound at the same moment once, and leaves out what would come late", async () => {
    const player = newPlayer();
    const now = performance.now();
    await Promise.all([player.play("place", {}, now), player.play("place", {}, now + 5), player.play("coins", {}, now - 5000)]);
    expect(sounding()).toEqual(["place"]);
  });

  it("never plays more than a dozen sounds at once, and one alone when asked", async () => {
    const player = newPlayer();
    for (let pitch = 0; pitch < 15; pitch += 1) await player.play("hop", { pitch }, performance.now());
    expect(sounding()).toHaveLength(12);
    await player.play("page", { alone: true }, performance.now());
    expect(sounding()).toEqual(["page"]);
  });

  it("loops music seamlessly and changes it with the mood", async () => {
    const player = newPlayer();
    player.music("music-deciding");
    await settle();
    const [source] = contexts[0]?.sources ?? [];
    expect(source?.loop).toBe(true);
    expect((source?.loopEnd ?? 0) - (source?.loopStart ?? 0)).toBeCloseTo(27.6923, 3);
    player.music("music-suspense");
    await settle();
    expect(sounding()).toEqual(["music-suspense"]);
    player.music(null);
    expect(sounding()).toEqual([]);
  });

  it("has music only on a big screen", async () => {
    choices.place = "device";
    newPlayer().music("music-deciding");
    await settle();
    expect(loaded).toEqual([]);
  });

  it("ends music that nobody changes", async () => {
    newPlayer().music("music-deciding");
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sounding()).toEqual([]);
  });

  it("makes music quiet under a voice, and loud again", async () => {
    const player = newPlayer();
    player.music("music-debate");
    await settle();
    const ducking = contexts[0]?.gains[2];
    player.duck(true);
    expect(ducking?.gain.target).toBeLessThan(0.3);
    player.duck(false);
    expect(ducking?.gain.target).toBe(1);
  });

  it("says when the browser wants a tap, and goes on after it", async () => {
    state = "suspended";
    const player = newPlayer();
    player.music("music-finale");
    await settle();
    expect(choices.blocked).toBe(true);
    expect(sounding()).toEqual([]);
    if (contexts[0]) contexts[0].state = "running";
    player.touched();
    await settle();
    expect(choices.blocked).toBe(false);
    expect(sounding()).toEqual(["music-finale"]);
  });

  it("falls silent when the page is hidden", async () => {
    const player = newPlayer();
    player.music("music-finale");
    await player.play("winner", {}, performance.now());
    await settle();
    player.turnedAway(true);
    expect(sounding()).toEqual(["music-finale"]);
    expect(contexts[0]?.gains[1]?.gain.target).toBe(0);
  });
});
