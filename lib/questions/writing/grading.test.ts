import { describe, expect, test } from "vitest";
import { writingKey } from "#lib/skills/drafts/writing-key.ts";
import { compareWriting, tidyWriting } from "./compare-writing.ts";
import { findFaults, isWritten, movePlaces, readPlace, tellFault, wrongPlaces } from "./grading.ts";

const faultsOf = (right: string, written: string) =>
  compareWriting(right, tidyWriting(written)).map(({ fault, at, isLacking, word }) => ({ fault, at, isLacking, word }));

const named = (right: string, written: string) => faultsOf(right, written).map(({ fault, at }) => `${fault} ${at}`);

describe("a written text is compared", () => {
  test.each([
    ["Bế em", "bế em", ["capital 0"]],
    ["sân trường", "xân trường", ["letter 0"]],
    ["sân trường", "sân chường", ["letter 4", "letter 5"]],
    ["nghỉ hè", "nghĩ hè", ["tone 3"]],
    ["tuần", "tuàn", ["mark 2"]],
    ["đi", "di", ["mark 0"]],
    ["Lu-i Pa-xtơ", "Lu i Pa-xtơ", ["hyphen 2"]],
    ["Lu-i Pa-xtơ", "Lu-i-Pa-xtơ", ["hyphen 4"]],
    ["Sáng sớm, em dậy.", "Sáng sớm em dậy", ["sign 8", "sign 15"]],
    ["Bé vẽ ngôi nhà.", "Bé vẽ nhà.", ["missing 5"]],
    ["Bé vẽ nhà.", "Bé vẽ ngôi nhà.", ["extra 6", "extra 7", "extra 8", "extra 9"]],
    ["con nghé", "con ngé", ["letter 6"]],
    ["bàn học", "bànhọc", ["space 3"]],
  ])("%s: %s", (right, written, faults) => {
    expect(named(right, written)).toEqual(faults);
  });

  test("what is missing at the end is told of the last syllable", () => {
    expect(faultsOf("Em yêu mẹ", "Em yêu")).toEqual([{ fault: "missing", at: 6, isLacking: true, word: 2 }]);
  });

  test.each([
    ["hoà bình", "hòa bình"],
    ["khoẻ", "khỏe"],
    ["thuỷ thủ", "thủy thủ"],
    ["kĩ", "kỹ"],
    ["lí lịch", "lý lịch"],
    ["Mỹ", "Mĩ"],
    ["Thuỵ Điển", "Thụy Điển"],
    ["quý", "quý".normalize("NFD")],
    ["a b", "  a   b "],
  ])("%s may be written %s", (right, written) => {
    expect(faultsOf(right, written)).toEqual([]);
    expect(isWritten(writingKey({ answer: right }), written)).toBe(true);
  });

  test.each([
    ["quý", "quí"],
    ["thuý", "thúi"],
    ["hai", "hay"],
    ["Tiểu học", "Tiểu Học"],
  ])("%s may not be written %s", (right, written) => {
    expect(isWritten(writingKey({ answer: right }), written)).toBe(false);
  });
});

describe("what is said to it", () => {
  const key = writingKey({
    answer: "Sân trường",
    mistakes: [{ text: "sân trường", feedback: "viết hoa", code: "CAPS" }],
    tips: [{ word: 0, faults: ["letter"], feedback: "s" }],
  });

  test("is the sentence for the whole, then for the syllable, then for any such fault", () => {
    expect(tellFault(key, "sân trường")?.text).toBe("viết hoa");
    expect(tellFault(key, "Xân trường")?.text).toBe("s");
    expect(tellFault(key, "Sân chường")?.text).toBe(key.told.letter.text);
    expect(tellFault(key, "Sân trường")).toBeNull();
  });

  test("is about the first fault, and every one has its place", () => {
    expect(findFaults(key, "Xân tràng").map(({ fault }) => fault)).toContain("letter");
    expect(wrongPlaces(key, "Xân tường").map(readPlace)).toEqual([
      { at: 0, isLacking: false },
      { at: 5, isLacking: true },
    ]);
  });
});

describe("the places of faults", () => {
  const places = [0, 5 * 2, 9 * 2 + 1];

  test("stay where nothing was changed, and move with what was", () => {
    expect(movePlaces(places, "abcdefghij", "abXcdefghij")).toEqual([0, 6 * 2, 10 * 2 + 1]);
    expect(movePlaces(places, "abcdefghij", "abcdeghij")).toEqual([0, 8 * 2 + 1]);
    expect(movePlaces(places, "abcdefghij", "abcdefghiXj")).toEqual([0, 5 * 2]);
    expect(movePlaces(places, "abcdefghij", "Abcdefghij")).toEqual([5 * 2, 9 * 2 + 1]);
  });
});
