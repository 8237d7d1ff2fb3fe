import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editText, type Stroke } from "#lib/core/vietnamese/edit-text.ts";
import { placeTones } from "#lib/core/vietnamese/place-tone.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import { readField } from "#lib/questions/writing/read-field.ts";
import { keysOf, screenKeysOf } from "#tests/setup/vietnamese-keys.ts";
import { listTexts } from "#tests/setup/vietnamese-words.ts";

/** Every shape of rime, then as many others as make five hundred words; foreign names are typed as well. */
const words = listTexts();

function type(strokes: readonly Stroke[]): string {
  return strokes.reduce(editText, { text: "", from: 0, to: 0 }).text;
}

const press = (keys: string) => Array.from(keys, (key): Stroke => ({ type: "key", key }));

describe("five hundred words are typed", () => {
  test("they are of all shapes and written as school does", () => {
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.filter((word) => placeTones(word) !== word || word !== word.normalize("NFC"))).toEqual([]);
    const bare = words.map((word) => splitTone(word)?.letters ?? "");
    expect(new Set(bare.map((word) => word.replace(/^[^aăâeêioôơuưy]+/iu, ""))).size).toBeGreaterThan(120);
    const all = bare.join(" ");
    for (const part of [...Array.from("ăâêôơưđ"), "uy", "uyê", "oa", "oe", "ươ", "iê"]) expect(all).toContain(part);
    expect(all).toMatch(/\p{Lu}/u);
    expect(new Set(words.flatMap((word) => splitTone(word)?.tone ?? []))).toEqual(new Set(tones));
  });

  test.each(["after", "at once", "one hook", "last"] as const)("by Telex and by VNI, the marks %s", (order) => {
    for (const method of ["Telex", "VNI"] as const) {
      expect(words.map((word) => type(press(keysOf(word, method, order))))).toEqual(words);
    }
  });

  test.each(["after", "at once"] as const)("by the keys on the screen, the mark of the tone %s", (order) => {
    expect(words.map((word) => type(screenKeysOf(word, order)))).toEqual(words);
    expect(words.map((word) => type(screenKeysOf(word, order, true)))).toEqual(words);
  });
});

test("what a keyboard sends taken apart is put together once it composes no more, and the caret stays behind it", () => {
  for (const word of words) {
    const value = `Hồ ${word.normalize("NFD")} Gươm`;
    const selectionStart = value.length - " Gươm".length;
    const isWhole = word === word.normalize("NFD");
    expect(readField({ value, selectionStart }, false)).toEqual({
      text: `Hồ ${word} Gươm`,
      caret: isWhole ? null : `Hồ ${word}`.length,
    });
    expect(readField({ value, selectionStart }, true)).toEqual({ text: value, caret: null });
  }
  expect(readField({ value: "một\nhai", selectionStart: 7 }, false)).toEqual({ text: "một hai", caret: null });
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
        const marked = type([...screenKeysOf(bare, "after"), { type: "tone", tone }]);
        expect(splitTone(marked)).toEqual({ letters: bare, tone });
        expect(type([...screenKeysOf(bare, "after"), { type: "tone", tone }, { type: "tone", tone }])).toBe(bare);
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
