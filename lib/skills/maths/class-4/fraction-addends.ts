import type { Rng } from "#lib/core/rng.ts";
import {
  expanded,
  type Fraction,
  inLowestTerms,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Distractor } from "#lib/skills/drafts/draft.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { total } from "#lib/skills/total.ts";

/** Fractions to add, of which the largest bottom is a multiple of the others; a whole number has the bottom 1. */
export interface Addends {
  readonly all: readonly Fraction[];
  readonly common: number;
  /** The top of their sum over the common bottom, not yet in lowest terms. */
  readonly result: number;
}

function toAddends(all: readonly Fraction[]): Addends {
  const common = Math.max(...all.map(({ bottom }) => bottom));
  return { all, common, result: total(all.map(({ top, bottom }) => (top * common) / bottom)) };
}

export const sumOf = ({ common, result }: Addends): Fraction => ({ top: result, bottom: common });

const isAlike = ({ all, common }: Addends) => all.every(({ bottom }) => bottom === common);

const written = (addend: Fraction) => (addend.bottom === 1 ? String(addend.top) : writtenFraction(addend));

/** "1/6 + 2/3", as it is written. */
export const addendsText = ({ all }: Addends) => all.map(written).join(" + ");

/** "1/6 + 4/6", all over the common bottom. */
export const broughtText = ({ all, common }: Addends) =>
  all.map((each) => writtenFraction(expanded(each, common / each.bottom))).join(" + ");

/** "1/6 + 2/3 = 1/6 + 4/6 = 5/6", and in lowest terms where it is not yet. */
export function workedAddends(addends: Addends): string {
  const plain = sumOf(addends);
  const lowest = inLowestTerms(plain);
  return [
    addendsText(addends),
    ...(isAlike(addends) ? [] : [broughtText(addends)]),
    writtenFraction(plain),
    ...(lowest.bottom === plain.bottom ? [] : [writtenFraction(lowest)]),
  ].join(" = ");
}

/** Bottoms of which the last is a multiple of the others. */
const unlikeBottoms = [
  [2, 4],
  [2, 6],
  [2, 8],
  [2, 10],
  [2, 12],
  [3, 6],
  [3, 9],
  [3, 12],
  [3, 15],
  [4, 8],
  [4, 12],
  [5, 10],
  [5, 15],
  [6, 12],
] as const;

const threeBottoms = [
  [2, 4, 8],
  [2, 6, 12],
  [3, 6, 12],
  [4, 12, 12],
  [2, 3, 6],
  [3, 9, 9],
  [2, 5, 10],
  [5, 10, 10],
  [4, 8, 8],
  [3, 5, 15],
  [3, 4, 12],
  [9, 9, 9],
  [12, 12, 12],
] as const;

const drawers = {
  /** Two of one bottom. */
  alike: (rng: Rng) => {
    const bottom = rng.int(4, 15);
    return [0, 1].map(() => ({ top: rng.int(1, bottom - 1), bottom }));
  },
  unlike: (rng: Rng) => rng.shuffle(rng.pick(unlikeBottoms).map((bottom) => pickProper(rng, [bottom]))),
  three: (rng: Rng) => rng.shuffle(rng.pick(threeBottoms).map((bottom) => pickProper(rng, [bottom]))),
  /** A whole number and a fraction that may not be in lowest terms yet. */
  whole: (rng: Rng) => {
    const bottom = rng.int(3, 12);
    return rng.shuffle([
      { top: rng.int(1, 6), bottom: 1 },
      { top: rng.int(1, bottom - 1), bottom },
    ]);
  },
} as const;

const fallbacks: Readonly<Record<keyof typeof drawers, Addends>> = {
  alike: toAddends([
    { top: 2, bottom: 9 },
    { top: 5, bottom: 9 },
  ]),
  unlike: toAddends([
    { top: 1, bottom: 6 },
    { top: 2, bottom: 3 },
  ]),
  three: toAddends([
    { top: 1, bottom: 2 },
    { top: 1, bottom: 8 },
    { top: 1, bottom: 4 },
  ]),
  whole: toAddends([
    { top: 3, bottom: 1 },
    { top: 2, bottom: 5 },
  ]),
};

/** Fractions whose sum is no whole number, of one whole below 1; over a fixed row of draws. */
export function pickAddends(rng: Rng, kind: keyof typeof drawers, isOfOneWhole = false, mostParts = 99): Addends {
  const draws = Array.from({ length: 20 }, () => toAddends(drawers[kind](rng)));
  const fit = draws.find(
    ({ result, common }) => result % common !== 0 && common <= mostParts && (!isOfOneWhole || result < common),
  );
  return fit ?? fallbacks[kind];
}

const keepBottom = "Con phải giữ nguyên mẫu số chung, chỉ cộng các tử số thôi nhé!";
const bringFirst = "Con quy đồng mẫu số trước, rồi chỉ cộng các tử số.";

/** Wrong sums by the mistake they come from. */
export function addendDistractors(addends: Addends): Distractor<Fraction>[] {
  const { all, common, result } = addends;
  const [tops, bottoms] = [total(all.map(({ top }) => top)), total(all.map(({ bottom }) => bottom))];
  const [first = { top: 1, bottom: 2 }, second = first] = all;
  const two = toAddends(all.slice(0, 2));
  const isWhole = all.some(({ bottom }) => bottom === 1);
  return [
    fractionDistractor("FRAC-ADD", tops, bottoms, isAlike(addends) ? keepBottom : bringFirst),
    fractionDistractor(
      "PARTIAL",
      tops,
      common,
      isWhole
        ? `Con viết số tự nhiên thành phân số có mẫu số ${common} trước rồi mới cộng nhé!`
        : "Con mới đổi mẫu số mà chưa đổi tử số. Mẫu số nhân với mấy thì tử số nhân với bấy nhiêu.",
    ),
    ...(all.length === 2
      ? [
          fractionDistractor(
            "OP",
            first.top * second.top,
            first.bottom * second.bottom,
            "Con đã nhân hai số. Con xem lại dấu của phép tính nhé!",
          ),
        ]
      : [two, { result: total(all.slice(0, 2).map(({ top, bottom }) => (top * common) / bottom)), common }].map((sum) =>
          fractionDistractor("PARTIAL", sum.result, sum.common, "Con mới cộng hai phân số đầu. Con cộng tiếp nhé!"),
        )),
    fractionDistractor("FRAC-ADD", result, common * all.length, keepBottom),
    fractionDistractor("OFF1", result + 1, common, "Con cộng lại các tử số nhé!"),
    fractionDistractor("OFF1", result - 1, common, "Con cộng lại các tử số nhé!"),
  ];
}

/** What is done first: nothing where the bottoms are alike. */
export function ideaOfAddends(addends: Addends): string {
  const { all, common } = addends;
  const whole = all.find(({ bottom }) => bottom === 1);
  if (whole !== undefined)
    return `Con viết ${whole.top} thành phân số có mẫu số ${common}: mỗi đơn vị gồm ${common} phần như thế.`;
  return isAlike(addends)
    ? `Các phân số cùng mẫu số ${common}, tức là các phần bằng nhau. Con tìm xem có tất cả bao nhiêu phần.`
    : `Mẫu số ${common} chia hết cho ${all.length === 2 ? "mẫu số kia" : "các mẫu số kia"}. Con quy đồng về mẫu số ${common}.`;
}

/** The step that follows, short of the result. */
export function wayOfAddends(addends: Addends): string {
  const { all, common } = addends;
  const [whole] = all.filter(({ bottom }) => bottom === 1);
  const tops = all.map(({ top }) => top).join(" + ");
  if (whole !== undefined)
    return `Viết ${whole.top} thành phân số có mẫu số ${common} thì tử số là ${whole.top} × ${common}. Con cộng hai tử số.`;
  if (isAlike(addends)) return `Con tính ${tops} để có tử số. Mẫu số vẫn là ${common}.`;
  const changed = all.filter(({ bottom }) => bottom !== common).map(writtenFraction);
  return `Con viết ${changed.join(" và ")} thành phân số có mẫu số ${common}, rồi cộng các tử số.`;
}
