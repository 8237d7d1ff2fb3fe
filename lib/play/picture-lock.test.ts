import { expect, test } from "vitest";
import { type PictureLock, pictureLock } from "./picture-lock.ts";

const whole: PictureLock = ["frog", "duck", "cat"];

test("there are ten animals to choose from, each once", () => {
  expect(pictureLock.animals).toHaveLength(10);
  expect(new Set(pictureLock.animals).size).toBe(10);
});

test("animals stand in the order they are tapped, and a second tap takes one out", () => {
  const tapped = whole.reduce<PictureLock>((lock, animal) => pictureLock.tap(lock, animal), []);
  expect(tapped).toEqual(whole);
  expect(pictureLock.tap(tapped, "duck")).toEqual(["frog", "cat"]);
});

test("a whole lock takes no fourth animal", () => {
  expect(pictureLock.tap(whole, "tiger")).toEqual(whole);
});

test("a lock is whole with three animals", () => {
  expect(pictureLock.isWhole(whole)).toBe(true);
  expect(pictureLock.isWhole(["frog", "duck"])).toBe(false);
});

test("a lock that is written reads as itself", () => {
  expect(pictureLock.read(pictureLock.write(whole))).toEqual(whole);
});

test.each([
  "",
  "frog",
  "frog-duck",
  "frog-duck-cat-tiger",
  "frog-frog-cat",
  "frog-duck-unicorn",
  "frog-duck-cat-",
  "FROG-duck-cat",
  `frog-duck-${"cat-".repeat(9999)}`,
])("%j is no lock", (text) => {
  expect(pictureLock.read(text)).toBeNull();
});
