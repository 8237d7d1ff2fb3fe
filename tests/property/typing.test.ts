import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editText, type Stroke } from "#lib/core/vietnamese/edit-text.ts";
import { placeTones } from "#lib/core/vietnamese/place-tone.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import { listTexts } from "#tests/setup/vietnamese-words.ts";

/** Every shape of rime, then as many others as make five hundred words; foreign names are typed as well. */
const words = listTexts();

const toneKeys: Readonly<Record<Tone, readonly [telex: string, vni: string]>> = {
  ngang: ["", ""],
  huyền: ["f", "2"],
  sắc: ["s", "1"],
  hỏi: ["r", "3"],
  ngã: ["x", "4"],
  nặng: ["j", "5"],
};

const marks: Readonly<Record<string, readonly [telex: string, vni: string]>> = {
  ă: ["aw", "a8"],
  â: ["aa", "a6"],
  đ: ["dd", "d9"],
  ê: ["ee", "e6"],
  ô: ["oo", "o6"],
  ơ: ["ow", "o7"],
  ư: ["uw", "u7"],
};

type Method = 0 | 1;

/** Where the marks are typed: each behind its letter, that of the tone at the end; or the hook of ươ at once. */
type Habit = "at once" | "tone at once" | "both hooks in one";

function letterKeys(letter: string, method: Method, habit: Habit): readonly [keys: string, tone: Tone] {
  const { letters, tone } = splitTone(letter) ?? { letters: letter, tone: "ngang" as const };
  const small = letters.toLowerCase();
  const typed = marks[small]?.[method] ?? small;
  const keys = letters === small ? typed : typed.charAt(0).toUpperCase() + typed.slice(1);
  return habit === "tone at once" ? [`${keys}${toneKeys[tone][method]}`, "ngang"] : [keys, tone];
}

function keysOf(word: string, method: Method, habit: Habit): string {
  const typed = Array.from(word, (letter) => letterKeys(letter, method, habit));
  const keys = typed.map(([key]) => key).join("");
  const tone = typed.find(([, each]) => each !== "ngang")?.[1] ?? "ngang";
  // Twice the same letter is a roof, whatever the method: a third takes it off again.
  const plain = /oo/u.test(splitTone(word)?.letters ?? "") ? keys.replace("oo", "ooo") : keys;
  const hooked = habit === "both hooks in one" ? plain.replace(/uwow/u, "uow").replace(/u7o7/u, "uo7") : plain;
  return `${hooked}${toneKeys[tone][method]}`;
}

function type(strokes: readonly Stroke[]): string {
  return strokes.reduce(editText, { text: "", from: 0, to: 0 }).text;
}

const press = (keys: string) => Array.from(keys, (key): Stroke => ({ type: "key", key }));

/** As in handwriting: the letters of a syllable with their own marks, then the mark of the tone. */
function tap(word: string, isPlainFirst: boolean): Stroke[] {
  return word.split(/(?<=-)|(?=-)/u).flatMap((syllable): Stroke[] => {
    const split = splitTone(syllable) ?? { letters: syllable, tone: "ngang" as const };
    const letters = Array.from(split.letters).flatMap((letter) => {
      const bare = letter.normalize("NFD").charAt(0).replace("đ", "d").replace("Đ", "D");
      return (isPlainFirst && bare !== letter ? [bare, letter] : [letter]).map(
        (key): Stroke => ({ type: "letter", key }),
      );
    });
    return split.tone === "ngang" ? letters : [...letters, { type: "tone", tone: split.tone }];
  });
}

describe("five hundred words are typed", () => {
  test("they are of all shapes and written as school does", () => {
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.filter((word) => placeTones(word) !== word)).toEqual([]);
    const rimes = new Set(words.map((word) => (splitTone(word)?.letters ?? "").replace(/^[^aăâeêioôơuưy]+/iu, "")));
    expect(rimes.size).toBeGreaterThan(120);
  });

  test.each(["at once", "tone at once", "both hooks in one"] as const)("by Telex and by VNI, the marks %s", (habit) => {
    const typed = ([0, 1] as const).map((method) =>
      words.map((word) =>
        word
          .split("-")
          .map((syllable) => type(press(keysOf(syllable, method, habit))))
          .join("-"),
      ),
    );
    expect(typed[0]).toEqual(words);
    expect(typed[1]).toEqual(words);
  });

  test("by the keys on the screen, the letters whole or as in handwriting", () => {
    expect(words.map((word) => type(tap(word, false)))).toEqual(words);
    expect(words.map((word) => type(tap(word, true)))).toEqual(words);
  });
});

describe("what is typed", () => {
  test("stays in NFC, and grows by no more than the key", () => {
    const key = fc.constantFrom(...Array.from("aăâbcdđeêghiklmnoôơpqrstuưvxywfjz0123456789 ,.-ASDEOW"));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
        let before = "";
        for (const [at] of keys.entries()) {
          const text = type(keys.slice(0, at + 1).map((each) => ({ type: "key", key: each })));
          expect(text).toBe(text.normalize("NFC"));
          expect(text.length).toBeLessThanOrEqual(before.length + 1);
          before = text;
        }
      }),
    );
  });

  test("is the same whichever way a tone is put on a syllable of the list and taken off again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...tones.slice(1)), (word, tone) => {
        const [syllable = ""] = word.split("-");
        const bare = splitTone(syllable)?.letters ?? "";
        const marked = type([...tap(bare, false), { type: "tone", tone }]);
        expect(splitTone(marked)).toEqual({ letters: bare, tone });
        expect(type([...tap(bare, false), { type: "tone", tone }, { type: "tone", tone }])).toBe(bare);
      }),
    );
  });

  test("stands where the caret is, and takes the place of what is selected", () => {
    expect(editText({ text: "trương xa", from: 6, to: 6 }, { type: "key", key: "f" }).text).toBe("trường xa");
    expect(editText({ text: "hoa hong", from: 7, to: 7 }, { type: "tone", tone: "huyền" }).text).toBe("hoa hòng");
    expect(editText({ text: "hoa hồng", from: 0, to: 3 }, { type: "key", key: "s" })).toEqual({
      text: "s hồng",
      from: 1,
      to: 1,
    });
    expect(editText({ text: "hoa", from: 3, to: 3 }, { type: "rub-out" }).text).toBe("ho");
    expect(editText({ text: "bé", from: 2, to: 2 }, { type: "letter", key: "." }).text).toBe("bé.");
    expect(editText({ text: "19", from: 2, to: 2 }, { type: "key", key: "5" }).text).toBe("195");
  });
});
