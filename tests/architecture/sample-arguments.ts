import { classIds } from "#lib/core/class-id.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import { pictureNames } from "#lib/questions/picture-name.ts";
import { paintName } from "#lib/text/paint-name.ts";
import type { shapeText } from "#lib/text/shape-text.ts";

const step = { top: 7, lower: 5, digit: 2, hasCarryIn: false, hasCarryOut: false };
const steps = [step, { ...step, lower: null, hasCarryIn: true }, { ...step, digit: 0, hasCarryOut: true }];
const flatSorts = ["circle", "square", "rectangle", "triangle"];
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 45];

// The compiler sees that none is left out.
const things: Readonly<Record<Parameters<typeof shapeText.thingName>[0], true>> = {
  clock: true,
  plate: true,
  wheel: true,
  button: true,
  tile: true,
  window: true,
  "rice-cake": true,
  handkerchief: true,
  sign: true,
  pennant: true,
  "set-square": true,
  sail: true,
  flag: true,
  envelope: true,
  door: true,
  notebook: true,
  die: true,
  "puzzle-cube": true,
  gift: true,
  "toy-block": true,
  milk: true,
  brick: true,
  fridge: true,
  matchbox: true,
  can: true,
  ball: true,
  drum: true,
  "leaf-hat": true,
};

const placedMarks = ["comma", "colon", "dash", "quotes", "brackets", "cut", "hook", "tilde"];

/** What stands in for a value of each type a text function asks for, by the type as it is written. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  number: numbers,
  "number | null": [null, ...numbers],
  "readonly number[]": [
    [4, 5, 9],
    [6, 7, 8, 9],
    [2, 3, 5],
  ],
  string: ["sáu", "quả cam", "7", "Bi"],
  "string | null": [null, "sáu", "quả cam"],
  "readonly string[]": [["sáu"], ["quả cam", "7"], ["a", "b", "c"]],
  "readonly (string | null)[]": [
    ["5", "+", null, "=", "9"],
    ["5", "−", "2"],
  ],
  boolean: [false, true],
  LengthUnit: ["span", "step", "stick"],
  LongThing: ["table", "bench", "shelf", "rug", "bed", "mat", "strip", "ribbon", "tray"],
  Direction: ["left", "right", "up", "down"],
  WayName: ["right", "left", "up", "down", "upRight", "upLeft", "downRight", "downLeft"],
  '"+" | "−"': ["+", "−"],
  Operation: ["+", "−"],
  Sign: ["<", "=", ">"],
  "Sign | null": [null, "<", "=", ">"],
  HalfNaming: ["half", "minutes"],
  Laid: ["strip", "segment"],
  PartName: ["square", "part", "dot"],
  DivisionPart: ["quotient", "rest", "brought"],
  "number | undefined": [undefined, ...numbers],
  ClockTime: [
    { hour: 12, minute: 0 },
    { hour: 3, minute: 30 },
    { hour: 7, minute: 15 },
    { hour: 11, minute: 55 },
  ],
  Things: [
    { unit: "quả", name: "quả cam" },
    { unit: "con", name: "con cá" },
  ],
  Step: steps,
  "readonly Step[]": [steps, [step]],
  "readonly Missing[]": [
    [{ column: 0, digit: 4 }],
    [
      { column: 0, digit: 6 },
      { column: 1, digit: 9 },
    ],
  ],
  PictureName: pictureNames,
  Tone: tones,
  ClassId: classIds,
  Place: ["hundreds", "tens", "ones"],
  PlacedMark: placedMarks,
  "PlacedMark | null": [null, ...placedMarks],
  Blocks: [
    { hundreds: 0, tens: 2, ones: 5 },
    { hundreds: 1, tens: 0, ones: 3 },
    { hundreds: 4, tens: 7, ones: 0 },
  ],
  "{ hundreds: number | null; tens: number; ones: number }": [
    { hundreds: null, tens: 2, ones: 5 },
    { hundreds: 3, tens: 0, ones: 1 },
  ],
  FlatSort: flatSorts,
  Sort: [...flatSorts, "cube", "box"],
  Stuff: ["flat", "solid", "thing", "solid-thing"],
  ThingName: Object.keys(things),
  '"flat" | "solid"': ["flat", "solid"],
  Paint: Object.keys(paintName),
  "readonly { text: string; name: string | null }[]": [
    [
      { text: "5", name: "số hạng" },
      { text: "4", name: null },
      { text: "9", name: "tổng" },
    ],
    [
      { text: "9", name: null },
      { text: "4", name: null },
      { text: "5", name: null },
    ],
  ],
};

const places = [0, 1, 2];
const storySteps = ["operation", "left", "right", "result", "unit"];

/**
 * Where the general samples do not fit: places in a short list, and a type of the same name. By "file.object.name", `*` for
 * a number, and the number of the parameter.
 */
const own: Readonly<Record<string, Readonly<Record<number, readonly unknown[]>>>> = {
  "addition-text.additionText.explainZero": { 0: [0, 5], 1: [0, 7] },
  "balance-text.balanceText.alt": { 0: [[], ["quả cam"], ["7", "8"]], 2: [-1, 0, 1] },
  "clock-text.clockText.hintTurnLong": { 0: [0, 15, 30] },
  "compare-board-text.compareBoardText.side": { 0: [0, 1] },
  "paper-key-text.paperKeyText.sumUp": { 0: ["Em vẽ cột, rồi tính tổng.", "Em vẽ hình, rồi tính tổng."] },
  "solution-lead.leadOfStep": { 0: ["Lúc sau có", "Cả hai bạn được"], 1: ["quả", "đồng", "con"] },
  "solution-lead.nameCounted": { 0: ["con", "quả"], 1: ["Có mấy con gà?", "Có mấy con vịt?", "Có mấy quả cam?"] },
  "solution-lead.leadOfQuestion": { 0: ["Lan có mấy quả na?", "An còn mấy con gà?", "Có cam."] },
  "sort-text.sortText.groups": { 1: ["mỗi bó", "mỗi đĩa"] },
  "leaving-text.leavingText.*.leave": { 0: numbers },
  "mistake-text.wordsOfMistake": { 0: ["CARRY", "TONE", ""] },
  "story-text.storyText.step": { 0: storySteps },
  "story-text.storyText.slot": { 0: storySteps, 1: ["", "5", "quả cam"] },
  "boxes-board-text.boxesBoardText.box": { 1: ["", "5"] },
  "column-board-text.columnBoardText.typed": { 1: ["", "5"] },
  "underline-board-text.underlineBoardText.next": { 0: [0, ...numbers] },
  "underline-board-text.underlineBoardText.underlined": { 0: ["", "quả cam"] },
  "mark-text-text.markTextText.next": { 0: ["word", "sentence"], 1: [0, ...numbers] },
  "mark-text-text.markTextText.marked": { 0: ["", "câu 2"] },
  "mark-text-text.markTextText.pencil": { 0: ["Chủ ngữ", "Vị ngữ"], 1: [1, 2] },
  "description-text.descriptionText.arrow": { 0: ["", "7"] },
  "description-text.descriptionText.hops": { 1: ["", "7"] },
  "terms-board-text.termsBoardText.place": { 0: [0, 1, 2, 3] },
  "terms-text.termsText.promptNumber": { 2: places },
  "terms-text.termsText.explainName": { 2: places },
  "terms-text.termsText.mistakeName": { 1: ["số hạng", "tổng", "số bị trừ", "số trừ", "hiệu"] },
  "terms-text.termsText.hintPlace": { 1: places },
  "terms-text.termsText.mistakeNumber": { 1: places },
  "tie-sums.tieSums": { 0: ["12 + 30 = 42", "5 + 3 = 8 quả"], 1: [4, 16] },
};

export const pathsWithSamples: readonly string[] = Object.keys(own);

/** A path with `*` for the places in lists. */
export function anyPlace(path: string): string {
  return path.replace(/\.\d+(?=\.)/g, ".*");
}

/**
 * Arguments to call a function with, a row a call. Each sample of each parameter stands in some row, beside others from
 * row to row; null where a type has no samples yet.
 */
export function sampleArguments(path: string, types: readonly string[]): readonly (readonly unknown[])[] | null {
  const columns = types.map((type, place) => own[anyPlace(path)]?.[place] ?? samples[type] ?? []);
  if (columns.some((column) => column.length === 0)) return null;
  const longest = Math.max(1, ...columns.map((column) => column.length));
  const calls = longest * 4;
  return Array.from({ length: columns.length === 0 ? 1 : calls }, (_, call) =>
    columns.map((column, place) => column[(call + place * Math.floor(call / longest)) % column.length]),
  );
}
