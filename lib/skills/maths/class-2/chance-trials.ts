import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { ChanceFigure } from "#lib/questions/figures/chance.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";

/** Balls of one colour. */
export interface Balls {
  readonly paint: NamedPaint;
  readonly count: number;
}

/** A glass box with balls of one or two colours. */
export function boxFigure(balls: readonly Balls[]): ChanceFigure {
  const told = balls.map(({ paint, count }) => `${count} quả bóng ${paint.name}`);
  return {
    type: "chance",
    things: [{ form: "box", balls: balls.map(({ paint, count }) => ({ paint: paint.paint, count })) }],
    alt: `Hộp có ${told.join(" và ")}.`,
  };
}

/** "bóng đỏ và bóng vàng" */
export function ballNames(balls: readonly Balls[]): string {
  return listWithAnd(balls.map(({ paint }) => `bóng ${paint.name}`));
}

function eventOf(subject: string, balls: readonly Balls[], { name }: NamedPaint): ChanceEvent {
  const cases = balls.filter(({ paint }) => paint.name === name).length;
  const word = chanceWord(cases, balls.length);
  return {
    subject,
    predicate: `lấy được bóng ${name}`,
    word,
    reason:
      cases === 0
        ? `Trong hộp không có bóng ${name}.`
        : `Trong hộp ${word === "có thể" ? "" : "chỉ "}có ${ballNames(balls)}.`,
  };
}

/** Either of two colours, in either order; sure to come where the box holds these two alone. */
function eitherOf(subject: string, balls: readonly Balls[]): ChanceEvent[] {
  const [one, other] = balls.map(({ paint }) => paint.name);
  if (one === undefined || other === undefined) return [];
  const reason = `Trong hộp chỉ có ${ballNames(balls)}.`;
  return [`${one} hoặc ${other}`, `${other} hoặc ${one}`].map((either) => ({
    subject,
    predicate: `lấy được bóng ${either}`,
    word: "chắc chắn",
    otherwise: `Có quả nào không ${one}, cũng không ${other} không?`,
    reason,
  }));
}

/** A child takes a ball out of a box without looking. */
export function boxTrial(child: string, balls: readonly Balls[]): ChanceTrial {
  return {
    intro: `${child} nhắm mắt, lấy một quả bóng trong hộp.`,
    figure: boxFigure(balls),
    hints: [
      "Con nhìn xem trong hộp có bóng những màu nào.",
      "Quả bóng nào trong hộp cũng có thể được lấy ra. Màu không có thì không lấy được.",
    ],
    events: [...chancePaints.map((paint) => eventOf(child, balls, paint)), ...eitherOf(child, balls)],
    key: ballNames(balls),
  };
}

/** Balls of so many colours, at least one of each and at most `most` of each. */
export function pickBalls(rng: Rng, paints: readonly NamedPaint[], most: number): Balls[] {
  return paints.map((paint) => ({ paint, count: rng.int(2, most) }));
}

interface Rule {
  readonly says: string;
  readonly holds: (outcome: number) => boolean;
  /** Said where it holds for some alone. */
  readonly some: string;
}

const faceCounts = [1, 2, 3, 4, 5, 6] as const;

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
  const numbers = faceCounts;
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

export type ChanceWord = "chắc chắn" | "có thể" | "không thể";

/** What may happen: "Mặt trên" + "có 7 chấm", so that the word of chance stands between. */
export interface ChanceEvent {
  readonly subject: string;
  readonly predicate: string;
  readonly word: ChanceWord;
  /** Asks whether it may fail to come; made of subject and predicate where nothing is said. */
  readonly otherwise?: string;
  /** Why the word is right, without the word. */
  readonly reason: string;
}

/** What is tried, and all that may be asked about it. */
export interface ChanceTrial {
  /** "Gieo một con xúc xắc." */
  readonly intro: string;
  readonly figure: ChanceFigure;
  /** Two layers of help: where to look, then how to think. */
  readonly hints: readonly [string, string];
  readonly events: readonly ChanceEvent[];
  /** Tells this trial from others of its kind. */
  readonly key: string;
}

/** The colours that are told by one word, so that none is "xanh" of two kinds. */
export const chancePaints = [
  { paint: "red", name: "đỏ" },
  { paint: "yellow", name: "vàng" },
  { paint: "blue", name: "xanh" },
  { paint: "purple", name: "tím" },
  { paint: "pink", name: "hồng" },
] as const satisfies readonly { readonly paint: Paint; readonly name: string }[];

export type NamedPaint = (typeof chancePaints)[number];

/** The word for something that happens in so many of all cases. */
function chanceWord(cases: number, all: number): ChanceWord {
  if (cases === 0) return "không thể";
  return cases === all ? "chắc chắn" : "có thể";
}
