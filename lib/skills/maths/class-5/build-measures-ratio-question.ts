import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { askRatio, ratioDistractors, unreducedDistractors } from "./ask-ratio.ts";

interface Measures {
  readonly tells: string;
  readonly first: string;
  readonly second: string;
  readonly large: Unit;
  readonly small: Unit;
  /** How many of the small unit make the large one, and of how many the smaller part consists. */
  readonly step: number;
  readonly parts: readonly number[];
}

/** Two measures of one kind, the first in the small unit and the second in the large one. */
const measures: readonly Measures[] = [
  {
    tells: "Sợi dây đỏ dài #, sợi dây xanh dài @.",
    first: "độ dài sợi dây đỏ",
    second: "độ dài sợi dây xanh",
    large: "m",
    small: "cm",
    step: 100,
    parts: [20, 25, 50],
  },
  {
    tells: "Băng giấy dài #, thanh gỗ dài @.",
    first: "độ dài băng giấy",
    second: "độ dài thanh gỗ",
    large: "m",
    small: "dm",
    step: 10,
    parts: [2, 5],
  },
  {
    tells: "Quả dưa nặng #, quả mít nặng @.",
    first: "khối lượng quả dưa",
    second: "khối lượng quả mít",
    large: "kg",
    small: "g",
    step: 1000,
    parts: [200, 250, 500],
  },
  {
    tells: "Bình nước đựng #, can nước đựng @.",
    first: "lượng nước trong bình",
    second: "lượng nước trong can",
    large: "l",
    small: "ml",
    step: 1000,
    parts: [200, 250, 500],
  },
];

/** "Sợi dây đỏ dài 50 cm, sợi dây xanh dài 2 m. Tỉ số của độ dài sợi dây đỏ và độ dài sợi dây xanh là:" */
export function buildMeasuresRatioQuestion(rng: Rng): Question {
  const about = rng.pick(measures);
  const { tells, large, small, step } = about;
  const [part, whole] = [rng.pick(about.parts), rng.int(2, 6)];
  const most = Math.floor((whole * step) / part) - 1;
  const little = part * rng.int(1, Math.min(most, 7));
  const isTurned = rng.pick([true, false]);
  const all = whole * step;
  const [a, b] = isTurned ? [all, little] : [little, all];
  const by = greatestCommonDivisor(a, b);
  const pair = { first: a / by, second: b / by, times: by };
  const [first, second] = isTurned ? [about.second, about.first] : [about.first, about.second];
  const [littleText, allText] = [measure(groupNumber(little), small), measure(String(whole), large)];
  const told = tells.replace("#", littleText).replace("@", allText);
  const [turned, ...others] = ratioDistractors(pair, (top, bottom) => [top, bottom] as const);
  const notTurned = `Hai số đo khác đơn vị. Con đổi ${allText} ra ${small} trước.`;
  const [rawA, rawB] = isTurned ? [whole, little] : [little, whole];
  return askRatio(rng, {
    told,
    asks: [first, second],
    pair,
    distractors: [
      mistake("UNIT", [rawA, rawB], notTurned),
      ...unreducedDistractors(pair, (top, bottom) => [top, bottom] as const),
      ...(turned === undefined ? [] : [turned]),
      mistake("UNIT", [rawA / greatestCommonDivisor(rawA, rawB), rawB / greatestCommonDivisor(rawA, rawB)], notTurned),
      ...others,
    ],
    hints: [
      `Hai số đo khác đơn vị. Con đổi về cùng một đơn vị rồi mới viết tỉ số.`,
      "Con đọc lại câu hỏi: số đo nào được nhắc đến trước thì viết trước, rồi con rút gọn.",
    ],
    explanation: `${allText} = ${measure(groupNumber(all), small)}. Tỉ số là ${groupNumber(a)} : ${groupNumber(b)}${by === 1 ? "" : ` = ${pair.first} : ${pair.second}`}.`,
    identity: `measures ${first} ${a} ${b}`,
  });
}
