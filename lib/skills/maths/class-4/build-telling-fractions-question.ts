import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";

const worth = ({ top, bottom }: Fraction) => top / bottom;

/** Asks for the largest or smallest of fractions that are there to choose from, or that are told where it is typed. */
export function extremePrompts(list: readonly Fraction[], word: string, isTyped: boolean): string[] {
  const row = list.map(writtenFraction).join("; ");
  return isTyped
    ? [`Trong các phân số ${row}, phân số ${word} nhất là:`, `Con viết phân số ${word} nhất trong các phân số ${row}.`]
    : [`Phân số nào ${word} nhất?`, `Trong bốn phân số dưới đây, phân số ${word} nhất là:`];
}

export const extremeWrong = {
  top: "Con viết lại một trong các phân số đã cho. Con xem lại tử số nhé!",
  bottom: "Con viết lại một trong các phân số đã cho. Con xem lại mẫu số nhé!",
};

/** Four fractions of one top, told apart without one bottom; how is said with their bottoms in order. */
export function pickTelling(rng: Rng): {
  readonly list: Fraction[];
  readonly rule: string;
  readonly said: string;
  readonly work: string;
} {
  const top = rng.int(2, 7);
  const bottoms = rng.shuffle(Array.from({ length: 8 }, (_, place) => top + 1 + place)).slice(0, 4);
  return {
    list: bottoms.map((bottom) => ({ top, bottom })),
    rule: "Các phân số cùng tử số: mẫu số bé hơn thì phân số lớn hơn",
    said: "Các phân số này có gì giống nhau? Chia một cái bánh cho càng nhiều người thì mỗi phần càng bé.",
    work: `So mẫu số: ${bottoms.toSorted((a, b) => a - b).join(" < ")}`,
  };
}

/** "Phân số nào lớn nhất?" of fractions that are told apart by how they look. */
export function buildTellingQuestion(rng: Rng): Question {
  const { list, rule, said, work } = pickTelling(rng);
  const isLargest = rng.pick([true, false]);
  const [answer = { top: 1, bottom: 2 }, ...others] = list.toSorted(
    (a, b) => (worth(b) - worth(a)) * (isLargest ? 1 : -1),
  );
  const word = isLargest ? "lớn" : "bé";
  return fractionQuestion(rng, {
    prompt: rng.pick(extremePrompts(list, word, true)),
    answer,
    isTyped: true,
    wrong: extremeWrong,
    distractors: others.map((other) =>
      mistake("FRAC-BIG", other, `Còn phân số ${word} hơn ${writtenFraction(other)}. Con so lại nhé!`),
    ),
    hints: [said, `${rule}.`],
    explanation: `${rule}. ${work}. Phân số ${word} nhất là ${writtenFraction(answer)}.`,
    praise: "compare",
    identity: `telling ${isLargest} ${list.map(writtenFraction).toSorted().join()}`,
  });
}
