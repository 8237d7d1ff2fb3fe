import fc from "fast-check";
import { expect, test } from "vitest";
import { readSecret, secretBytes, secretCode, secretOf, writeSecret } from "./key-words.ts";

const secrets = fc.uint8Array({ minLength: secretBytes, maxLength: secretBytes });
const withoutMarks = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");

test("a secret is read from its words, however they are typed", () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      const written = writeSecret(secret);
      expect(written.split(" ")).toHaveLength(secretBytes);
      for (const typed of [
        written,
        ` ${written.toUpperCase()} `,
        withoutMarks(written),
        written.normalize("NFD"),
        written.replaceAll(" ", ",\n"),
      ])
        expect(readSecret(typed)).toEqual(new Uint8Array(secret));
    }),
  );
});

test("every byte has a word of its own", () => {
  const all = Array.from({ length: 32 }, (_, row) =>
    writeSecret(new Uint8Array(secretBytes).map((__, place) => row * 8 + place)),
  );
  const words = all.join(" ").split(" ").map(withoutMarks);
  expect(new Set(words).size).toBe(256);
});

test.each([
  "",
  "mèo",
  "mèo chó gà vịt cá tôm cua",
  "mèo chó gà vịt cá tôm cua hổ voi",
  "mèo chó gà vịt cá tôm cua zebra",
  "mèo ".repeat(1000),
])("no secret is read from %s", (typed) => {
  expect(readSecret(typed)).toBeNull();
});

test("a code gives the secret back, and nothing else is one", () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(secretOf(secretCode(secret))).toEqual(new Uint8Array(secret));
    }),
  );
  for (const other of ["", "12", "0123456789abcdeg", "0123456789ABCDEF", "0".repeat(17)])
    expect(secretOf(other)).toBeNull();
});
