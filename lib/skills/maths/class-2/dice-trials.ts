import type { Rng } from "#lib/core/rng.ts";
import { type ChanceEvent, type ChanceTrial, type ChanceWord, chanceWord } from "./chance-trial.ts";

interface Rule {
  readonly says: string;
  readonly holds: (outcome: number) => boolean;
  /** Said where it holds for some alone. */
  readonly some: string;
}

const outcomesOf = { one: [1, 2, 3, 4, 5, 6], two: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } as const;

function reasonOf(word: ChanceWord, some: string, first: number, last: number): string {
  const row = `từ ${first} đến ${last}`;
  if (word === "chắc chắn") return `Các số ${row} đều như vậy.`;
  return word === "không thể" ? `Chỉ có các số ${row}. Không có số nào như vậy.` : some;
}

function eventsOf(subject: string, is: string, numbers: readonly number[], rules: readonly Rule[]): ChanceEvent[] {
  return rules.map(({ says, holds, some }) => {
    const word = chanceWord(numbers.filter(holds).length, numbers.length);
    return {
      subject,
      predicate: `${is}${says}`,
      word,
      reason: reasonOf(word, some, numbers[0] ?? 0, numbers.at(-1) ?? 0),
    };
  });
}

function aroundRule(says: string, holds: Rule["holds"]): Rule {
  return { says, holds, some: `Có số ${says}, có số thì không.` };
}

/** "bé hơn 7", "lớn hơn 1". */
function rulesAround(first: number, last: number): Rule[] {
  const limits = Array.from({ length: last - first + 3 }, (_, at) => first - 1 + at);
  return [
    ...limits
      .filter((limit) => limit >= first)
      .map((limit) => aroundRule(`bé hơn ${limit}`, (outcome) => outcome < limit)),
    ...limits
      .filter((limit) => limit <= last)
      .map((limit) => aroundRule(`lớn hơn ${limit}`, (outcome) => outcome > limit)),
  ];
}

function exactRules(least: number, most: number): Rule[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).map((value) => ({
    says: `${value}`,
    holds: (outcome: number) => outcome === value,
    some: `Có ${value}, nhưng cũng có các số khác.`,
  }));
}

/** One die: "Mặt trên có 7 chấm", "Số chấm ở mặt trên bé hơn 7". */
export function dieTrial(rng: Rng, child: string): ChanceTrial {
  const numbers = outcomesOf.one;
  const dots = exactRules(1, 9).map(({ says, holds }) => ({
    says: `${says} chấm`,
    holds,
    some: `Có mặt ${says} chấm, nhưng cũng có các mặt khác.`,
  }));
  return {
    intro: `${child} sắp gieo một con xúc xắc.`,
    figure: { type: "chance", things: [{ form: "dice", faces: [rng.int(1, 6)] }], alt: "Một con xúc xắc." },
    hints: [
      "Các mặt xúc xắc có 1, 2, 3, 4, 5, 6 chấm.",
      "Con thử từng mặt: mặt nào cũng đúng, vài mặt, hay chẳng mặt nào?",
    ],
    events: [
      ...eventsOf("mặt trên", "có ", numbers, dots),
      ...eventsOf("số chấm ở mặt trên", "", numbers, rulesAround(1, 6)),
    ],
    key: "die",
  };
}

/** Two dice: "Tổng số chấm bằng 13". */
export function twoDiceTrial(rng: Rng, child: string): ChanceTrial {
  const numbers = outcomesOf.two;
  const faces = [rng.int(1, 6), rng.int(1, 6)];
  return {
    intro: `${child} sắp gieo hai con xúc xắc.`,
    figure: { type: "chance", things: [{ form: "dice", faces }], alt: "Hai con xúc xắc." },
    hints: ["Tổng bé nhất là 1 + 1, tổng lớn nhất là 6 + 6.", "Con nghĩ xem tổng đó nằm trong khoảng ấy hay không."],
    events: [
      ...eventsOf("tổng số chấm", "bằng ", numbers, exactRules(1, 16)),
      ...eventsOf("tổng số chấm", "", numbers, rulesAround(2, 12)),
    ],
    key: "two dice",
  };
}

/** A wheel with the numbers from 1: "Kim dừng ở số 9". */
export function numberWheelTrial(rng: Rng, child: string): ChanceTrial {
  const size = rng.pick([4, 5, 6, 8] as const);
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  const paints = ["red", "yellow", "blue", "pink"] as const;
  // Neighbours never share a colour; the first and the last of five differ as well.
  const sectors = numbers.map((_, at) => (size === 5 && at === 4 ? "purple" : paints[at % 4]) ?? "red");
  return {
    intro: `${child} sắp quay vòng quay.`,
    figure: {
      type: "chance",
      things: [{ form: "spinner", sectors, labels: numbers.map(String) }],
      alt: `Vòng quay có các số từ 1 đến ${size}.`,
    },
    hints: ["Con đọc các số ghi trên vòng quay.", "Con thử từng số: số nào cũng đúng, vài số, hay chẳng số nào?"],
    events: eventsOf("kim", "dừng ở số ", numbers, [...exactRules(1, size + 3), ...rulesAround(1, size)]),
    key: `wheel ${size}`,
  };
}
