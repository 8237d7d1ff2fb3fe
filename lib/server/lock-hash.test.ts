import { expect, test, vi } from "vitest";
import type { PictureLock } from "#lib/play/picture-lock.ts";

vi.stubEnv("APP_SECRET", "a secret of at least thirty-two characters");
const { lockHash } = await import("./lock-hash.ts");

const lock: PictureLock = ["frog", "duck", "cat"];
const kept = await lockHash.make("pupil-1", lock);

test("a lock opens its own hash, and no other lock does", async () => {
  expect(await lockHash.fits("pupil-1", lock, kept)).toBe(true);
  expect(await lockHash.fits("pupil-1", ["duck", "frog", "cat"], kept)).toBe(false);
  expect(await lockHash.fits("pupil-1", ["frog", "duck", "dragon"], kept)).toBe(false);
});

test("equal locks have different hashes, and a hash fits one pupil only", async () => {
  expect(await lockHash.make("pupil-1", lock)).not.toBe(kept);
  expect(await lockHash.fits("pupil-2", lock, kept)).toBe(false);
});

test("a hash does not tell its animals", () => {
  expect(kept).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
});

test.each(["", ".", "salt.", "nonsense"])("the damaged hash %j is opened by nothing", async (damaged) => {
  expect(await lockHash.fits("pupil-1", lock, damaged)).toBe(false);
});
