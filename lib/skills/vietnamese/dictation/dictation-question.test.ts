import { describe, expect, test } from "vitest";
import { tellFault } from "#lib/questions/writing/grading.ts";
import { writingKey } from "#lib/skills/drafts/writing-key.ts";
import { countSigns, cutPieces } from "./dictation-question.ts";
import { readStars } from "./dictation-text.ts";
import { explainSpelling, namePitfalls, spellingTips } from "./spelling-tips.ts";

test("a text is dictated a few words at a time, its signs named", () => {
  expect(cutPieces("Mùa hè, ve sầu kêu râm ran khắp vườn. Em vui.")).toEqual([
    "Mùa hè, dấu phẩy.",
    "Ve sầu kêu râm.",
    "Ran khắp vườn, dấu chấm.",
    "Em vui, dấu chấm.",
  ]);
  expect(countSigns("Mùa hè, em vui. Em hát.")).toBe("2 câu, 1 dấu phẩy");
});

describe("what is said of a syllable is true of what was written", () => {
  const text = "Sáng sớm, nghé nghỉ giữa làng Trúc.";
  const key = writingKey({ answer: text, tips: spellingTips(text) });
  const told = (written: string) => tellFault(key, written)?.text;

  test.each([
    ["Xáng sớm, nghé nghỉ giữa làng Trúc.", /s và x/u],
    ["Sáng sớm, ngé nghỉ giữa làng Trúc.", /viết ngh/u],
    ["Sáng sớm, nghé nghĩ giữa làng Trúc.", /dấu hỏi hay dấu ngã/u],
    ["Sáng sớm, nghé nghỉ dữa làng Trúc.", /r, d và gi/u],
    ["Sáng sớm, nghé nghỉ giữa nàng Trúc.", /l và n/u],
    ["Sáng sớm, nghé nghỉ giữa làng Chúc.", /ch và tr/u],
    ["Sán sớm, nghé nghỉ giữa làng Trúc.", /n hay ng/u],
    ["sáng sớm, nghé nghỉ giữa làng Trúc.", /Chữ đầu câu/u],
    ["Sáng sớm, nghé nghỉ giữa làng trúc.", /Tên riêng/u],
    ["Sáng sớm nghé nghỉ giữa làng Trúc.", /dấu phẩy/u],
    ["Sáng sớm, nghé nghỉ giữa làng Trúc", /Cuối câu/u],
  ])("%s", (written, sentence) => {
    expect(told(written)).toMatch(sentence);
  });

  test("another letter than a like one is no contrast", () => {
    expect(told("Máng sớm, nghé nghỉ giữa làng Trúc.")).toBe(key.told.letter.text);
    expect(told("Sáng sớm, nghé nghi giữa làng Trúc.")).toBe(key.told.tone.text);
  });
});

test("how words are written is told by the sound that is easily mistaken, then by the mark", () => {
  expect(explainSpelling(readStars("*Sáng nay, *sân *cũng *trời.").focus)).toBe(
    "Tiếng “sáng”, “sân” viết với s. Tiếng “cũng” mang dấu ngã. Tiếng “trời” viết với tr.",
  );
  expect(namePitfalls(["sáng", "sân", "nhỏ"])).toBe("s hay x, dấu hỏi hay dấu ngã");
});

test("a syllable that begins a sentence is told of in small letters, a name as it is", () => {
  expect(readStars("*Bạn *Sơn *về. *Trời nắng.")).toEqual({
    text: "Bạn Sơn về. Trời nắng.",
    focus: ["bạn", "Sơn", "về", "trời"],
  });
});
