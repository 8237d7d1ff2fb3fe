import { afterEach, expect, test, vi } from "vitest";
import { isPlay } from "./is-play.ts";

afterEach(() => isPlay.set(false));

test("no game is in progress at first", () => {
  expect(isPlay.get()).toBe(false);
});

test("the flag is set and read, and every change is heard once", () => {
  const heard = vi.fn();
  const stop = isPlay.subscribe(() => heard(isPlay.get()));
  isPlay.set(true);
  isPlay.set(true);
  isPlay.set(false);
  stop();
  isPlay.set(true);
  expect(heard.mock.calls).toEqual([[true], [false]]);
});
