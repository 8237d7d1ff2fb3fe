import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { MistakeCode } from "./mistake-code.ts";
import { nameMistake } from "./name-mistake.ts";
import type { KindName, Kinds } from "./question.ts";

const line = toLine("Con xem lại nhé!");

type Case = readonly [raw: unknown, code: MistakeCode | null];

/** Cases of one question, each told by its kind and what was answered. */
function casesOf<Name extends KindName>(
  kind: Name,
  view: Kinds[Name]["view"],
  key: Kinds[Name]["key"],
  cases: readonly Case[],
) {
  return cases.map(([raw, code]) => ({
    told: `${kind} ${JSON.stringify(raw)}`,
    code,
    name: () => nameMistake({ kind, view, key }, raw),
  }));
}

const choices = [toLine("8"), toLine("9"), toLine("3")];
const choice = { right: 1, feedback: [line, null, null], mistakes: ["OFF1", null, "OP"] } as const;
const blocks = { notSwapped: line, exchanged: line, wrongHundreds: line, wrongTens: line, wrongOnes: line };
const clock = { start: { hour: 12, minute: 0 }, step: 5, numerals: "all", sky: null } as const;
const hands = { hour: 7, minute: 30, wrongHour: line, wrongMinute: line, wrongBoth: line, swapped: line };
const story = {
  operation: "−",
  left: 52,
  right: 27,
  result: 25,
  unit: 0,
  wrongOperation: line,
  wrongNumbers: line,
  swapped: line,
  mistakes: [{ value: 35, feedback: line, code: "BORROW" }],
  wrongResult: line,
  wrongUnit: line,
} as const;
const units = [
  { short: "quả", full: toLine("quả cam") },
  { short: "bạn", full: toLine("bạn") },
];
const subtraction = { operation: "−", left: 52, right: 27, result: 25, unit: 0 } as const;
const parts = { initials: ["l", "n"], rimes: ["an", "ang"], tones: ["ngang", "sắc"], picture: null } as const;
const rows = { initials: [line, line], rimes: [line, line], tones: [line, line] };
const column = {
  operation: "+",
  rows: [
    [7, 4],
    [5, 2],
    [null, null],
  ],
  carries: [1],
} as const;
const forgotten = { digits: [2, 6], isNoted: null, feedback: line, code: "CARRY" } as const;
const written = { digits: [2, 7], carries: [1], mistakes: [forgotten], wrong: [line, line] };
const blanks = [
  { row: 2, column: 0 },
  { row: 2, column: 1 },
];
const made = { operation: "+", numbers: [null, null, "10"], filled: "boxes", isReusable: false } as const;
const labels = ["4", "6", "5", "1"].map(toLine);
const cards = ["3", "1", "2"];
const order = { order: [1, 2, 0], turned: line, first: line, later: line };
const word = { type: "word", text: "5", alt: "Thẻ ghi năm." } as const;
const box = { type: "box", box: { name: "kết quả", maxDigits: 4, hasComma: true } } as const;
const pan = { good: "melon", kg: 6, isMarked: true, held: [], tray: [1, 2, 5] } as const;
const underlined = { from: 1, to: 3, tooShort: { before: line, after: line }, tooLong: { before: line, after: line } };

describe("nameMistake", () => {
  test.each([
    ...casesOf("choice", { choices }, choice, [
      [{ choice: 0 }, "OFF1"],
      [{ choice: 2 }, "OP"],
      [{ choice: 1 }, null],
      [{ choice: 9 }, null],
      [null, null],
    ]),
    ...casesOf("choice", { choices }, { right: 1, feedback: [line, null, null] }, [[{ choice: 0 }, null]]),
    ...casesOf("number", { maxDigits: 3 }, { value: 72, mistakes: [{ value: 62, feedback: line, code: "CARRY" }] }, [
      [{ value: 62 }, "CARRY"],
      [{ value: 82 }, "OFF10"],
      [{ value: 71 }, "OFF1"],
      [{ value: 172 }, "OFF100"],
      [{ value: 75 }, null],
      [{ value: "62" }, null],
    ]),
    ...casesOf("number", { maxDigits: 2 }, { value: 7, mistakes: [{ value: 8, feedback: line }] }, [
      [{ value: 8 }, null],
    ]),
    ...casesOf(
      "boxes",
      { parts: [box] },
      { values: ["15"], isByWorth: false, mistakes: [{ values: ["51"], feedback: line, code: "SWAP" }], wrong: [line] },
      [
        [{ boxes: ["51"] }, "SWAP"],
        [{ boxes: ["16"] }, "OFF1"],
        [{ boxes: ["20"] }, null],
        [{ boxes: ["15,0"] }, null],
      ],
    ),
    ...casesOf("column", { ...column, blanks }, written, [
      [{ digits: [2, 6], carries: [] }, "CARRY"],
      [{ digits: [3, 7], carries: [] }, "OFF1"],
      [{ digits: [2, 8], carries: [] }, "OFF10"],
      [{ digits: [3, 8], carries: [] }, null],
      [{ digits: [2, 4], carries: [] }, null],
      [{ digits: [2, 7], carries: [] }, null],
    ]),
    ...casesOf("count", { picture: "orange", total: 9 }, { count: 7, tooFew: line, tooMany: line }, [
      [{ count: 6 }, "OFF1"],
      [{ count: 8 }, "OFF1"],
      [{ count: 9 }, null],
      [{ count: 7 }, null],
    ]),
    ...casesOf("clock-set", clock, hands, [
      [{ hour: 6, minute: 35 }, "HANDS"],
      [{ hour: 8, minute: 30 }, "OFF1"],
      [{ hour: 7, minute: 25 }, "OFF1"],
      [{ hour: 8, minute: 25 }, null],
      [{ hour: 7, minute: 0 }, null],
    ]),
    ...casesOf("clock-set", clock, { ...hands, hour: 12, minute: 0 }, [
      [{ hour: 1, minute: 0 }, "OFF1"],
      [{ hour: 12, minute: 55 }, "OFF1"],
    ]),
    ...casesOf(
      "place-value",
      { start: { hundreds: 0, tens: 0, ones: 0 }, hasHundreds: false },
      {
        ...{ hundreds: 0, tens: 3, ones: 7 },
        ...blocks,
      },
      [
        [{ hundreds: 0, tens: 7, ones: 3 }, "SWAP"],
        [{ hundreds: 0, tens: 4, ones: 7 }, "OFF10"],
        [{ hundreds: 0, tens: 3, ones: 6 }, "OFF1"],
        [{ hundreds: 0, tens: 2, ones: 17 }, null],
        [{ hundreds: 0, tens: 1, ones: 7 }, null],
      ],
    ),
    ...casesOf(
      "match",
      { ...made, labels },
      {
        fillings: [
          [0, 1],
          [1, 0],
        ],
        mistakes: [
          { labels: [0, 2], feedback: line, code: "OFF1" },
          { labels: [0, 3], feedback: line },
        ],
        wrong: [line, line],
      },
      [
        [{ labels: [0, 2] }, "OFF1"],
        [{ labels: [0, 3] }, null],
        [{ labels: [1, 0] }, null],
      ],
    ),
    ...casesOf(
      "match",
      { ...made, filled: "names", numbers: ["4", "6", "10"], labels },
      { fillings: [[0, 1, 2]], mistakes: [], wrong: [line, line, line] },
      [[{ labels: [1, 0, 2] }, "FIELD"]],
    ),
    ...casesOf("order", { cards, isRising: true }, order, [
      [{ order: [0, 2, 1] }, "REL"],
      [{ order: [1, 0, 2] }, null],
    ]),
    ...casesOf("order", { cards, isRising: true, by: "alphabet" }, order, [[{ order: [0, 2, 1] }, "ORDER"]]),
    ...casesOf("weigh", pan, { kg: 6, tooLight: line, tooHeavy: line }, [
      [{ placed: [5] }, "OFF1"],
      [{ placed: [2] }, null],
    ]),
    ...casesOf("fill", parts, { initial: 0, rime: 0, tone: 0, wrong: rows }, [
      [{ initial: 1, rime: 1, tone: 1 }, "SPELL"],
      [{ initial: 0, rime: 1, tone: 1 }, "RIME"],
      [{ initial: 0, rime: 0, tone: 1 }, "TONE"],
    ]),
    ...casesOf("story", { numbers: [52, 27], lead: line, units }, story, [
      [{ ...subtraction, operation: "+" }, "OP"],
      [{ ...subtraction, result: 35 }, "BORROW"],
      [{ ...subtraction, result: 24 }, "OFF1"],
      [{ ...subtraction, result: 31 }, null],
      [{ ...subtraction, left: 27, right: 27, result: 35 }, null],
      [{ ...subtraction, unit: 1 }, null],
    ]),
    ...casesOf(
      "underline",
      { words: ["Con", "cò", "trắng", "bay", "lượn."], lines: 1 },
      { ...underlined, mistakes: [{ from: 0, to: 0, feedback: line, code: "FIELD" }], elsewhere: line },
      [
        [{ from: 0, to: 0 }, "FIELD"],
        [{ from: 1, to: 2 }, "PARTIAL"],
        [{ from: 1, to: 4 }, null],
        [{ from: 4, to: 4 }, null],
      ],
    ),
    ...casesOf("pick-shapes", { tiles: [] }, { picked: [0, 2], missed: line, feedback: [] }, [
      [{ picked: [0] }, "PARTIAL"],
      [{ picked: [0, 1] }, "FIELD"],
    ]),
  ])("$told: $code", ({ name, code }) => {
    expect(name()).toBe(code);
  });

  test.each([
    ["<", ">", "REL"],
    [">", "<", "REL"],
    ["<", "=", "EQ"],
    ["=", "<", "EQ"],
    ["=", ">", "EQ"],
    ["=", "=", null],
  ] as const)("of %s taken for %s it is %s", (right, sign, code) => {
    const key = { sign: right, feedback: { "<": line, "=": line, ">": line } };
    expect(nameMistake({ kind: "sign", view: { sides: [word, word] }, key }, { sign })).toBe(code);
  });
});
