import type { Rng } from "#lib/core/rng.ts";
import {
  asValue,
  expanded,
  type Fraction,
  fractionBars,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** A bottom, and those that divide it. */
const families = [
  [6, 2, 3],
  [8, 2, 4],
  [9, 3],
  [10, 2, 5],
  [12, 2, 3, 4, 6],
  [15, 3, 5],
  [16, 2, 4, 8],
  [18, 2, 3, 6, 9],
  [20, 2, 4, 5, 10],
  [24, 2, 3, 4, 6, 8, 12],
] as const;

const worth = ({ top, bottom }: Fraction) => top / bottom;
const sorted = (list: readonly Fraction[], isRising: boolean) =>
  list.toSorted((a, b) => (worth(a) - worth(b)) * (isRising ? 1 : -1));

/** The tops over one bottom as they follow each other: "4/8 < 5/8 < 6/8". */
const chain = (list: readonly Fraction[], isRising: boolean) =>
  list.map(writtenFraction).join(isRising ? " < " : " > ");

/** Whether no two are worth the same and whoever goes by the tops alone goes wrong. */
function isTelling(list: readonly Fraction[]): boolean {
  const isDifferent = new Set(list.map(worth)).size === list.length;
  return isDifferent && sorted(list, true).some(({ top }, at, row) => top <= (row[at - 1]?.top ?? 0));
}

interface Brought {
  readonly list: readonly Fraction[];
  readonly common: number;
}

/** How all come to one bottom, and their order there: "1/2 = 4/8; 3/4 = 6/8; giữ nguyên 5/8. 4/8 < 5/8 < 6/8." */
function broughtText({ list, common }: Brought, isRising: boolean): string {
  const row = sorted(list, isRising);
  const over = row.map((each) => expanded(each, common / each.bottom));
  const changed = row.flatMap((each, at) =>
    each.bottom === common ? [] : [`${writtenFraction(each)} = ${writtenFraction(over[at] ?? each)}`],
  );
  const kept = row.filter(({ bottom }) => bottom === common).map(writtenFraction);
  return `${[...changed, `giữ nguyên ${kept.join(", ")}`].join("; ")}. ${chain(over, isRising)}.`;
}

/** Strips one below the other in the order that was found, where they can be told apart by eye. */
function stripsOf(row: readonly Fraction[]) {
  const isSeen = row.every(({ top, bottom }) => top <= bottom && bottom <= 12);
  if (!isSeen) return {};
  return { worked: [fractionBars(row, "Các băng giấy dài bằng nhau, xếp theo thứ tự vừa tìm được.")] };
}

interface Cards {
  readonly list: readonly Fraction[];
  readonly isRising: boolean;
  readonly first: string;
  readonly later: string;
  readonly hints: readonly string[];
  /** What is said before the row. */
  readonly why: string;
}

function buildCardsQuestion(rng: Rng, { list, isRising, why, ...help }: Cards): Question {
  const row = sorted(list, isRising);
  return buildOrderCardsQuestion(rng, {
    ...help,
    numbers: list.map(asValue),
    isRising,
    prompts: [
      "Con xếp các phân số {way}.",
      "Con sắp xếp các phân số theo thứ tự {way}.",
      "Mỗi thẻ ghi một phân số. Con xếp các thẻ theo thứ tự {way} nhé!",
    ],
    explanation: `${why} {Way}: {row}.`,
    ...stripsOf(row),
    identityOf: () => list.map(writtenFraction).toSorted().join(),
  });
}

/** Four fractions of one bottom. */
function buildSameBottomQuestion(rng: Rng): Question {
  const isRising = rng.pick([true, false]);
  const bottom = rng.int(5, 12);
  const tops = rng.shuffle(Array.from({ length: bottom - 1 }, (_, place) => place + 1)).slice(0, 4);
  const inOrder = tops.toSorted((a, b) => (isRising ? a - b : b - a)).join(isRising ? " < " : " > ");
  return buildCardsQuestion(rng, {
    list: tops.map((top) => ({ top, bottom })),
    isRising,
    first: "Phân số đứng đầu chưa phải phân số {name}. Mẫu số bằng nhau, con chỉ so các tử số nhé!",
    later: "Phân số đầu đúng rồi. Con so tử số của các phân số còn lại nhé!",
    hints: [
      "Con nhìn mẫu số của bốn phân số: chúng bằng nhau.",
      "Cùng mẫu số thì phân số nào có tử số lớn hơn sẽ lớn hơn.",
    ],
    why: `Bốn phân số có cùng mẫu số ${bottom}. So các tử số: ${inOrder}.`,
  });
}

/** One bottom that the others divide, and so many fractions below 1 with each of them. */
function pickFamily(rng: Rng, count: number): Brought {
  for (;;) {
    const [common, ...others] = rng.pick(families);
    const bottoms = [common, ...rng.shuffle(others)].slice(0, count);
    // Where too few bottoms divide it, one comes twice.
    while (bottoms.length < count) bottoms.push(rng.pick(others));
    const list = bottoms.map((bottom) => pickProper(rng, [bottom]));
    if (isTelling(list)) return { list: rng.shuffle(list), common };
  }
}

const brought = (common: number) => [
  "Các phân số chưa cùng mẫu số. Con quy đồng mẫu số rồi so sánh các tử số.",
  `Con lấy ${common} làm mẫu số chung, vì ${common} chia hết cho các mẫu số còn lại.`,
];

/** Three fractions, one bottom is a multiple of the others. */
function buildFamilyQuestion(rng: Rng): Question {
  const family = pickFamily(rng, 3);
  const isRising = rng.pick([true, false]);
  return buildCardsQuestion(rng, {
    list: family.list,
    isRising,
    first:
      "Phân số đứng đầu chưa phải phân số {name}. Các phân số chưa cùng mẫu số, con quy đồng mẫu số rồi mới so tử số nhé!",
    later: "Phân số đầu đúng rồi. Con quy đồng mẫu số rồi so hai phân số còn lại nhé!",
    hints: brought(family.common),
    why: broughtText(family, isRising),
  });
}

/** Three of them below 1, and one that is 1 or more. */
function buildPastOneQuestion(rng: Rng): Question {
  const isRising = rng.pick([true, false]);
  const { list: below, common } = pickFamily(rng, 3);
  const isOne = rng.pick([true, false]);
  const bottom = rng.pick(below).bottom;
  const past = { top: isOne ? bottom : bottom + rng.int(1, bottom - 1), bottom };
  const list = rng.shuffle([...below, past]);
  const text = writtenFraction(past);
  const than = isOne ? "bằng" : "lớn hơn";
  return buildCardsQuestion(rng, {
    list,
    isRising,
    first: "Phân số đứng đầu chưa phải phân số {name}. Con so từng phân số với 1, rồi quy đồng mẫu số nhé!",
    later: "Phân số đầu đúng rồi. Con quy đồng mẫu số rồi so các phân số còn lại nhé!",
    hints: [
      `Con so từng phân số với 1: tử số bé hơn mẫu số thì phân số bé hơn 1, tử số ${than} mẫu số thì phân số ${than} 1.`,
      `Còn các phân số bé hơn 1, con quy đồng mẫu số, mẫu số chung là ${common}.`,
    ],
    why: `${text} ${isOne ? "=" : ">"} 1, các phân số khác bé hơn 1 nên ${text} lớn nhất. Quy đồng mẫu số các phân số còn lại: ${broughtText({ list: below, common }, isRising)}`,
  });
}

/** Fractions in order (curriculum, c4-order-fractions): of one bottom; brought to one; with one that is 1 or more. */
export const orderFractions = defineNumberSkill({
  id: "c4-order-fractions",
  classId: "4",
  title: "Sắp xếp các phân số",
  generate: byDifficulty({
    1: [buildSameBottomQuestion],
    2: [buildFamilyQuestion],
    3: [buildPastOneQuestion],
  }),
});
