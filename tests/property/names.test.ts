import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkUsername } from "#lib/core/check-username.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { foldMarks } from "#lib/core/fold-marks.ts";
import { lookAlikes } from "#lib/core/look-alikes.ts";
import { proposeNames } from "#lib/core/propose-names.ts";
import { childrenNames } from "./children-names.ts";
import { givenNames, middleNames, otherInnocentNames } from "./innocent-names.ts";
import { foreignLetters, rudeNames } from "./rude-names.ts";
import { contactNames, phoneNames, reservedNames, unfitNames } from "./unfit-names.ts";

const spellings = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize("NFD"),
  (name: string) => ` ${name.replaceAll(" ", "\u00a0 ")}`,
];

function reasonFor(name: string): string {
  const checked = checkUsername(name);
  return checked.ok ? "passes" : checked.reason;
}

function refusedOf(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name.length > 1 && name.length <= 20 && reasonFor(name) !== "passes");
}

test("a rude word is refused in every form, in capitals, in decomposed letters and with odd spaces", () => {
  expect(new Set(rudeNames).size).toBeGreaterThanOrEqual(300);
  const passed = rudeNames.flatMap((name) =>
    spellings.map((spell) => spell(name)).filter((it) => reasonFor(it) !== "rude"),
  );
  expect(passed).toEqual([]);
});

const split = (names: string) => names.split(",").map((name) => name.trim());

/** Those of the names that are not refused for the reason. */
function notRefusedAs(reason: string, names: readonly string[]): string[] {
  return names.flatMap((name) => spellings.map((spell) => spell(name))).filter((name) => reasonFor(name) !== reason);
}

test.each(Object.entries(unfitNames))("a name that speaks of %s is refused, disguised or not", (_, names) => {
  expect(notRefusedAs("rude", split(names))).toEqual([]);
});

test("who speaks for the site or a school, and how to be reached, are refused with words of their own", () => {
  expect(notRefusedAs("reserved", split(reservedNames))).toEqual([]);
  expect(notRefusedAs("contact", split(contactNames))).toEqual([]);
  expect(notRefusedAs("phone", split(phoneNames))).toEqual([]);
});

test("look-alike letters of other alphabets, unseen signs and stars make no name", () => {
  expect(foreignLetters.filter((name) => reasonFor(name) !== "letters")).toEqual([]);
});

/** Refused, and "l" looks like "i". */
const disguisable =
  "killer, fuck, shit, dildo, nigga, hitler, porn, blowjob, xvideos, jizz, weed, pussy, vagina, onlyfans".split(", ");

test("a letter that looks like others hides none of them, wherever in a word it stands", () => {
  const isVietnamese = /^[a-z0-9àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]$/u;
  const letters = Array.from({ length: 0x1ef9 }, (_, index) => String.fromCodePoint(index + 1)).filter(
    (letter) => checkUsername(`A${letter}n`).ok && !isVietnamese.test(letter.toLowerCase()),
  );
  expect(letters.length).toBeGreaterThan(120);
  const passed = letters.flatMap((letter) => {
    const looks = foldMarks(lookAlikes.get(letter) ?? lookAlikes.get(letter.toLowerCase()) ?? "");
    const meant = looks === "l" ? ["l", "i"] : [looks];
    const hidden = meant.flatMap((base) =>
      disguisable.filter((word) => word.includes(base)).map((word) => word.replaceAll(base, letter)),
    );
    // Those of two letters stand in no word, and are read for one of them.
    expect(hidden.length, letter).toBeGreaterThan(looks.length > 1 ? -1 : 0);
    return hidden.filter((name) => reasonFor(name) === "passes");
  });
  expect(passed).toEqual([]);
});

test("a letter of two is read for either", () => {
  const names = ["sæx", "Sæxy", "fægGot", "pœrn", "aßhole", "ßitch", "BLOWJOß"];
  expect(names.filter((name) => reasonFor(name) !== "rude")).toEqual([]);
});

test("names that only look like something else pass, with and without marks", () => {
  const names = [...givenNames, ...otherInnocentNames, ...childrenNames];
  expect(new Set(names).size).toBeGreaterThanOrEqual(800);
  expect(refusedOf(names)).toEqual([]);
  expect(refusedOf(givenNames.map(foldMarks))).toEqual([]);
});

test("a given name passes after every middle name, with and without marks", () => {
  const pairs = middleNames.flatMap((middle) => givenNames.map((name) => `${middle} ${name}`));
  expect(refusedOf(pairs)).toEqual([]);
  expect(refusedOf(pairs.map(foldMarks))).toEqual([]);
});

test("every name the form can offer passes", () => {
  const offered = Array.from({ length: 400 }, (_, seed) => proposeNames(createRng(`offer ${seed}`), 3)).flat();
  expect(refusedOf(offered)).toEqual([]);
});

test("of all syllables of the language these alone are refused", () => {
  const list = fileURLToPath(new URL("index.dic", import.meta.resolve("dictionary-vi")));
  const syllables = readFileSync(list, "utf8")
    .split("\n")
    .slice(1)
    .flatMap((line) => line.split("/")[0] || [])
    .filter((word) => /^\p{Ll}{2,}$/u.test(word));
  expect(syllables.length).toBeGreaterThan(6000);
  expect(refusedOf(syllables).toSorted().join(" ")).toBe(
    "buồi chém chết cặc cức cứt dái dịt giết hiếp khùng liếm lồn nghiện ngáo rượu vãi xoạc điên điếm đái đéo đít đĩ đần địt đụ ỉa",
  );
});
