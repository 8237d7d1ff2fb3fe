import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import {
  allParts,
  numberOf,
  type Part,
  partsOf,
  pickDigits,
  type Typed,
  thousandsFirst,
  wordsOf,
  worthOf,
} from "./four-digit-parts.ts";
import { charted, placeChart, placeNames } from "./place-chart.ts";

/** The parts of a number with one or two zeros, never in their order. */
function pickMixedParts(rng: Rng): { readonly number: number; readonly mixed: readonly Part[] } {
  const number = numberOf(pickDigits(rng, rng.pick([1, 1, 2])));
  const parts = partsOf(number);
  const [first, ...rest] = rng.shuffle(parts);
  // The thousands do not come first.
  return {
    number,
    mixed: first?.place === 3 ? [...rest, first] : [first, ...rest].filter((part) => part !== undefined),
  };
}

/** "9 đơn vị, 3 nghìn và 4 chục" */
function listed(parts: readonly Part[]): string {
  const words = parts.map(wordsOf);
  return `${words.slice(0, -1).join(", ")} và ${words.at(-1)}`;
}

/** Where zeros may stand among the digits of a number that has the first one in the thousands. */
const spreads: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [3, 2],
    [3, 1],
    [3, 0],
  ],
  3: [
    [3, 2, 1],
    [3, 2, 0],
    [3, 1, 0],
  ],
};

/** The same digits in their order, with the zeros in other places. */
function zeroMovedOf(number: number): number[] {
  const digits = partsOf(number).map(({ digit }) => digit);
  const spread = spreads[digits.length] ?? [];
  return spread
    .map((places) => digits.reduce((sum, digit, at) => sum + digit * 10 ** (places[at] ?? 0), 0))
    .filter((value) => value !== number);
}

function mistakesOfComposed(number: number, mixed: readonly Part[]): Distractor<Typed>[] {
  const inOrder = partsOf(number);
  const missing = thousandsFirst.filter((place) => !inOrder.some((part) => part.place === place));
  const lost = missing.map((place) => `hàng ${placeNames[place]}`).join(" và ");
  const written = String(number);
  const longer = [`${written}0`, `${written.charAt(0)}0${written.slice(1)}`];
  return [
    mistake(
      "ZERO",
      [inOrder.map(({ digit }) => digit).join("")],
      `Con quên chữ số 0 rồi. Đề bài không có ${lost} thì con viết 0 vào đó.`,
    ),
    mistake(
      "PLACE",
      [mixed.map(({ digit }) => digit).join("")],
      "Con viết các chữ số theo thứ tự trong đề bài. Con xem mỗi chữ số ở hàng nào nhé!",
    ),
    ...zeroMovedOf(number).map((value) =>
      mistake("ZERO", [String(value)], "Chữ số 0 chưa đúng hàng. Con xem lại đề bài không có hàng nào."),
    ),
    ...longer.map((typed) =>
      mistake("ZERO", [typed], "Con viết thừa chữ số 0. Hàng cao nhất là hàng nghìn thì số có bốn chữ số."),
    ),
  ];
}

/** "Số gồm 9 đơn vị, 3 nghìn và 4 chục viết là số nào?" or "9 + 3 000 + 40". */
export function buildComposeQuestion(rng: Rng): Question {
  const { number, mixed } = pickMixedParts(rng);
  const sum = mixed.map((part) => groupNumber(worthOf(part))).join(" + ");
  const isSum = rng.int(0, 2) === 0;
  const inOrder = partsOf(number).map((part) => groupNumber(worthOf(part)));
  return boxesQuestion(rng, {
    prompt: isSum
      ? rng.pick([`Tổng sau là số nào? ${sum}`, `Con viết tổng ${sum} thành một số.`])
      : rng.pick([`Số gồm ${listed(mixed)} viết là số nào?`, `Con viết số gồm ${listed(mixed)}.`]),
    parts: [{ type: "box", box: wholeBox("số cần viết", 5) }],
    values: [String(number)],
    distractors: mistakesOfComposed(number, mixed),
    wrong: ["Con viết lại từng hàng, bắt đầu từ hàng nghìn."],
    answer: groupNumber(number),
    hints: [
      "Con xếp lại theo thứ tự: nghìn, trăm, chục, đơn vị.",
      {
        say: "Con viết mỗi chữ số vào hàng của nó. Hàng nào đề bài không có thì viết 0.",
        figures: [placeChart({ digits: "????", alt: "Bảng có các hàng nghìn, trăm, chục, đơn vị, chưa viết số." })],
      },
    ],
    explanation: charted(
      isSum
        ? `${inOrder.join(" + ")} = ${groupNumber(number)}.`
        : `${allParts(number)} viết là ${groupNumber(number)}.`,
      number,
    ),
    praise: "write",
    identity: `compose ${isSum} ${mixed.map(worthOf).join(" ")}`,
  });
}
