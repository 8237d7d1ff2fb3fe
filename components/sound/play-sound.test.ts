import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "#components/preferences/settings.ts";
import { sound } from "#components/preferences/sound.ts";
import { said } from "#components/speech/said.ts";
import { toLine } from "#lib/core/to-line.ts";
import { fakeWindow } from "#tests/setup/fake-window.ts";
import { playSound } from "./play-sound.ts";
import { soundPlayer } from "./sound-player.ts";

vi.mock("./sound-player.ts", () => ({ soundPlayer: vi.fn(() => Promise.resolve()) }));

const heard = vi.mocked(soundPlayer);
let hasBeenActive = true;

beforeEach(() => {
  hasBeenActive = true;
  heard.mockClear();
  vi.stubGlobal("window", fakeWindow());
  vi.stubGlobal("document", { documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined } });
  vi.stubGlobal("navigator", {
    get userActivation() {
      return { hasBeenActive };
    },
  });
});

/** Another sound after it, so that what was not heard before it never will be. */
async function afterAll(): Promise<unknown[][]> {
  hasBeenActive = true;
  said.set(null);
  settings.change({ isCalm: false });
  sound.turn(true);
  playSound("unlock");
  await expect.poll(() => heard.mock.lastCall?.[0]).toBe("unlock");
  return heard.mock.calls.slice(0, -1);
}

test("a sound is heard whole where nothing speaks against it", async () => {
  playSound("right");
  expect(await afterAll()).toEqual([["right", 1]]);
});

test("nothing is heard before somebody has tapped", async () => {
  hasBeenActive = false;
  playSound("right");
  expect(await afterAll()).toEqual([]);
});

test("a muted device is silent, and so is a calm one", async () => {
  sound.turn(false);
  playSound("right");
  sound.turn(true);
  settings.change({ isCalm: true });
  playSound("again");
  expect(await afterAll()).toEqual([]);
});

test("under a voice that reads a sound is softer, and a tap is not heard", async () => {
  said.set({ line: toLine("Con chào cô."), from: 0, to: 3 });
  playSound("tap");
  playSound("right");
  expect(await afterAll()).toEqual([["right", expect.closeTo(0.3)]]);
});
