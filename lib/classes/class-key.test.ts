import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { type ClassKey, hashOfSecret, keyCheck, makeCard, makeFamilyLink, openKey, seal, unseal } from "./class-key.ts";

const secret = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
let key: ClassKey;
beforeAll(async () => {
  key = await openKey(secret, "class-a");
});

test("what is sealed is opened with the same secret, and tells nothing", async () => {
  const again = await openKey(secret, "class-a");
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 60 }).filter((text) => !text.includes("\0")),
      async (text) => {
        const sealed = await seal(key, "7", text);
        expect(sealed).toMatch(/^[\w-]{20,600}$/);
        expect(await unseal(again, "7", sealed)).toBe(text);
        expect(await seal(key, "7", text)).not.toBe(sealed);
      },
    ),
    { numRuns: 50 },
  );
  expect((await seal(key, "7", "An")).length).toBe((await seal(key, "7", "Nguyễn Thị Thuỳ Dương")).length);
});

test("neither another key nor another seat nor a changed letter opens it", async () => {
  const sealed = await seal(key, "7", "Nguyễn Văn An");
  expect(await unseal(await openKey(secret, "class-b"), "7", sealed)).toBeNull();
  expect(await unseal(await openKey(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 9]), "class-a"), "7", sealed)).toBeNull();
  expect(await unseal(key, "8", sealed)).toBeNull();
  for (const place of sealed.slice(0, -1).split("").keys()) {
    const changed = sealed.slice(0, place) + (sealed[place] === "A" ? "B" : "A") + sealed.slice(place + 1);
    expect(await unseal(key, "7", changed)).toBeNull();
  }
});

test.each(["", "A", "AAAAA", "không", "=".repeat(40), "A".repeat(16), "A".repeat(4000)])(
  "nothing is opened from %s",
  async (text) => {
    expect(await unseal(key, "7", text)).toBeNull();
  },
);

test("a key is told from another", async () => {
  const kept = await keyCheck.make(key);
  expect(await keyCheck.fits(key, kept)).toBe(true);
  expect(await keyCheck.fits(await openKey(secret, "class-b"), kept)).toBe(false);
});

test("a key cannot be taken out of the browser", async () => {
  await expect(crypto.subtle.exportKey("raw", key.names)).rejects.toThrow();
  await expect(crypto.subtle.exportKey("raw", key.cards)).rejects.toThrow();
});

test("the same secret makes the same card again; each seat, each version and each class has its own", async () => {
  const again = await openKey(secret, "class-a");
  const other = await openKey(secret, "class-b");
  const card = await makeCard(key, 7, 1);
  expect(await makeCard(again, 7, 1)).toEqual(card);
  expect(await hashOfSecret(card.secret)).toBe(card.hash);
  expect(card.secret).toMatch(/^[\w-]{22}$/);
  expect(card.hash).toMatch(/^[\w-]{43}$/);
  const others = await Promise.all([makeCard(key, 8, 1), makeCard(key, 7, 2), makeCard(other, 7, 1)]);
  expect(new Set([card, ...others].map(({ secret: each }) => each)).size).toBe(4);
});

test("the link for a family can be made again, is no card, and each seat and version has its own", async () => {
  const again = await openKey(secret, "class-a");
  const link = await makeFamilyLink(key, 7, 1);
  expect(await makeFamilyLink(again, 7, 1)).toEqual(link);
  expect(link.secret).toMatch(/^[\w-]{22}$/);
  expect(await hashOfSecret(link.secret)).toBe(link.hash);
  const others = await Promise.all([makeFamilyLink(key, 8, 1), makeFamilyLink(key, 7, 2), makeCard(key, 7, 1)]);
  expect(new Set([link, ...others].map(({ secret: each }) => each)).size).toBe(4);
});

test("every lock of a card is whole, and all animals come first alike", async () => {
  const cards = await Promise.all(Array.from({ length: 1000 }, (_, version) => makeCard(key, 1, version + 1)));
  for (const { lock } of cards) expect(pictureLock.read(pictureLock.write(lock))).toEqual(lock);
  const firsts = Map.groupBy(cards, ({ lock }) => lock[0]);
  expect(firsts.size).toBe(pictureLock.animals.length);
  // Of a thousand a hundred each; six standard deviations are 57.
  for (const group of firsts.values()) expect(Math.abs(group.length - 100)).toBeLessThan(57);
});
