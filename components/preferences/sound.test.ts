import { expect, test, vi } from "vitest";
import { fakeWindow } from "#tests/setup/fake-window.ts";
import { sound } from "./sound.ts";

test("sound is on at first, and a mute is remembered until it is taken back", () => {
  const window = fakeWindow();
  vi.stubGlobal("window", window);
  expect(sound.isOn()).toBe(true);
  sound.turn(false);
  expect(window.localStorage.getItem("sound")).toBe("off");
  expect(sound.isOn()).toBe(false);
  sound.turn(true);
  expect(sound.isOn()).toBe(true);
});

test("a mute in another tab is heard here", () => {
  const window = fakeWindow();
  vi.stubGlobal("window", window);
  const heard = vi.fn(sound.isOn);
  const stop = sound.subscribe(heard);
  window.changeElsewhere("sound", "off");
  stop();
  expect(heard.mock.results.map(({ value }) => value)).toEqual([false]);
});
