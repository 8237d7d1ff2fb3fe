import { beforeEach, expect, test, vi } from "vitest";
import { type Note, type SoundName, soundNotes } from "./sound-notes.ts";

interface Change {
  readonly kind: "set" | "line" | "curve";
  readonly value: number;
  readonly at: number;
}

interface Tone {
  readonly loudness: readonly Change[];
  wave: string;
  pitch: number;
  start: number;
  stop: number;
}

/** As much of a browser's sound as the player asks for; notes down what is to be heard. */
function fakeSound(state: "running" | "suspended" | "interrupted", resumesAfterMs = 0) {
  const made = { contexts: 0, resumed: 0 };
  const tones: Tone[] = [];
  class FakeContext {
    state = state;
    currentTime = 5;
    destination = {};

    constructor() {
      made.contexts += 1;
    }

    resume() {
      made.resumed += 1;
      this.state = "running";
      vi.advanceTimersByTime(resumesAfterMs);
      return Promise.resolve();
    }

    createGain() {
      const loudness: Change[] = [];
      const note = (kind: Change["kind"]) => (value: number, at: number) => void loudness.push({ kind, value, at });
      const gain = {
        setValueAtTime: note("set"),
        linearRampToValueAtTime: note("line"),
        exponentialRampToValueAtTime: note("curve"),
      };
      return { gain, loudness, connect: () => undefined };
    }

    createOscillator() {
      const tone: Tone = { loudness: [], wave: "", pitch: 0, start: 0, stop: 0 };
      tones.push(tone);
      return {
        set type(wave: string) {
          tone.wave = wave;
        },
        frequency: {
          setValueAtTime: (pitch: number) => {
            tone.pitch = pitch;
          },
        },
        connect: ({ loudness }: { loudness: Change[] }) => void Object.assign(tone, { loudness }),
        start: (at: number) => {
          tone.start = at;
        },
        stop: (at: number) => {
          tone.stop = at;
        },
      };
    }
  }
  vi.stubGlobal("AudioContext", FakeContext);
  return { made, tones };
}

/** A player that has no sound yet. */
async function freshPlayer() {
  vi.resetModules();
  return (await import("./sound-player.ts")).soundPlayer;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  return () => vi.useRealTimers();
});

const names = Object.keys(soundNotes) as SoundName[];
const endOf = ({ at, lasts }: Note) => at + lasts;

test.each(names)("%s is heard in its notes, each swelling and dying away, in one sound of the page", async (name) => {
  const { made, tones } = fakeSound("running");
  const play = await freshPlayer();
  expect(made.contexts).toBe(0);
  await play(name, 1);
  await play(name, 0.5);
  expect(made).toEqual({ contexts: 1, resumed: 0 });
  const notes: readonly Note[] = soundNotes[name];
  expect(tones.map(({ pitch }) => pitch)).toEqual([...notes, ...notes].map(({ pitch }) => pitch));
  for (const [place, { loudness, start, stop }] of tones.entries()) {
    const note = notes[place % notes.length];
    expect(stop - start).toBeCloseTo(note?.lasts ?? 0);
    expect(loudness.map(({ kind }) => kind)).toEqual(["set", "line", "curve"]);
    expect(loudness[0]?.value).toBeLessThan(0.001);
    expect(loudness[1]?.value).toBeCloseTo((note?.loudness ?? 0) * (place < notes.length ? 1 : 0.5));
    expect(loudness[2]).toEqual({ kind: "curve", value: expect.closeTo(0, 3), at: stop });
  }
});

test.each(names)("%s is short and never loud", (name) => {
  const notes: readonly Note[] = soundNotes[name];
  const length = Math.max(...notes.map(endOf)) - Math.min(...notes.map(({ at }) => at));
  expect(length).toBeLessThan(name === "finish" ? 1.2 : 0.6);
  for (const { at } of notes) {
    const together = notes.filter((other) => other.at <= at && endOf(other) > at);
    expect(together.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(0.3);
  }
});

test("right and wrong do not sound alike, and a wrong answer sounds lower", () => {
  const pitches = (name: SoundName) => soundNotes[name].map(({ pitch }) => pitch);
  expect(Math.max(...pitches("again"))).toBeLessThan(Math.min(...pitches("right")));
});

test.each(["suspended", "interrupted"] as const)("a sound that is %s is woken first", async (state) => {
  const { made, tones } = fakeSound(state);
  const play = await freshPlayer();
  await play("tap", 1);
  expect(made.resumed).toBe(1);
  expect(tones).toHaveLength(1);
});

test("what could only be heard much later is not heard at all", async () => {
  const { tones } = fakeSound("interrupted", 5000);
  const play = await freshPlayer();
  await play("right", 1);
  expect(tones).toEqual([]);
});
