import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { closings, vowels } from "#lib/core/vietnamese/closings.ts";
import { composeSyllable } from "#lib/core/vietnamese/compose-syllable.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { initials, type Syllable } from "#lib/core/vietnamese/syllable.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** Borrowed words, and spellings of old (quít, gỵa) that the textbooks do not use. */
const strangers =
  "basoi email gen gip giê giề gram gỵa internet intranet ka palăng ping quoàng quoạng quoắt quít quịt tivi tout têt v web xit";

const list = fileURLToPath(new URL("index.dic", import.meta.resolve("dictionary-vi")));
const words = readFileSync(list, "utf8")
  .split("\n")
  .slice(1)
  .flatMap((line) => line.split("/")[0] || [])
  .filter((word) => /^\p{Ll}+$/u.test(word))
  .map((word) => word.normalize("NFC"));

/**
 * The letter that carries the mark, by the rules as the curriculum writes them for letters: what stands before the vowels
 * is taken away, then the first rule that fits.
 */
function markedLetter(letters: string): number {
  const start = /^(?:qu|gi(?=[aăâeêoôơuư])|[^aăâeêioôơuưy]*)/u.exec(letters)?.[0].length ?? 0;
  const rime = letters.slice(start);
  const vowels = /^[aăâeêioôơuưy]+/u.exec(rime)?.[0] ?? "";
  const special = rime.includes("ươ") ? rime.indexOf("ơ") : rime.search(/[ăâêôơ]/u);
  if (special >= 0) return start + special;
  if (vowels.length === 2 && rime.length > 2) return start + 1;
  if (/^(?:oa|oe|uy)$/u.test(rime)) return start + 1;
  if (/^(?:oai|oay|oao|oeo|uya|uyu)$/u.test(rime)) return start + (rime === "uya" ? 2 : 1);
  return start;
}

function isMarked(word: string): boolean {
  const signs = Array.from(word);
  const bare = Array.from(splitTone(word)?.letters ?? "");
  return signs.findIndex((sign, place) => sign !== bare[place]) === markedLetter(bare.join(""));
}

test("every syllable of the word list is taken apart and put together again", () => {
  const lost = words.filter((word) => {
    const syllable = decomposeSyllable(word);
    return syllable === null || composeSyllable(syllable) !== word;
  });
  expect(words.length).toBeGreaterThan(6500);
  expect(lost).toEqual(strangers.split(" "));
});

test("the parts school names make the syllable again", () => {
  const named = words.filter((word) => decomposeSyllable(word) !== null).map(syllableParts);
  const lost = named.filter(
    ({ text, initial, rime, syllable }) => joinParts({ initial, rime, tone: syllable.tone }) !== text,
  );
  expect(lost.map(({ text }) => text)).toEqual([]);
});

test("the mark stands where the rules for letters put it, and nowhere else", () => {
  const known = words.filter((word) => decomposeSyllable(word) !== null && splitTone(word)?.tone !== "ngang");
  expect(known.filter((word) => !isMarked(word))).toEqual([]);
  for (const wrong of ["hòa", "khỏe", "thủy", "cuả", "mịêng", "nươć", "qùa", "gìa", "họăc"]) {
    expect(decomposeSyllable(wrong), wrong).toBeNull();
  }
});

test("what writing does not know is no syllable", () => {
  for (const wrong of [
    "",
    "cê",
    "ki m",
    "ghà",
    "gê",
    "ngê",
    "nghà",
    "kà",
    "qê",
    "bàt",
    "hoàc",
    "iêu",
    "bb",
    "àá",
    "xôoc",
    "ưê",
  ]) {
    expect(decomposeSyllable(wrong), wrong).toBeNull();
  }
});

test("any parts make a syllable that is taken apart into these parts, or none: no two are written alike", () => {
  const all = initials.flatMap((initial) =>
    [false, true].flatMap((hasGlide) =>
      vowels.flatMap((vowel) =>
        closings[vowel].flatMap((final) => tones.map((tone): Syllable => ({ initial, hasGlide, vowel, final, tone }))),
      ),
    ),
  );
  let count = 0;
  for (const parts of all) {
    const written = composeSyllable(parts);
    if (written === null) continue;
    count += 1;
    expect(written).toBe(written.normalize("NFC"));
    expect(decomposeSyllable(written)).toEqual(parts);
    expect(decomposeSyllable(written.toUpperCase().normalize("NFD"))).toEqual(parts);
  }
  expect(count).toBeGreaterThan(words.length);
});
