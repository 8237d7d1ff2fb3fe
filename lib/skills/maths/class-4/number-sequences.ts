import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

/** A row of numbers, with what makes the next one of the last. */
interface Sequence {
  readonly row: readonly number[];
  /** The rule, and how the gap is found, as they are said. */
  readonly rule: string;
  readonly step: (gap: number) => string;
  readonly distractors: (gap: number) => readonly Distractor<number>[];
  readonly hint: string;
  /** How far off numbers lie that are just not right. */
  readonly near: number;
}

const constantGuess = "Con xem lại: các số trong dãy không cách đều nhau.";

/** A round step that does not lead from one number of a row into the next. */
function nearStep(by: number): number {
  const place = 10 ** (String(by).length - 1);
  return Math.max(1, by === place ? place / 10 : place);
}

/** Said to a number that is put into a row of even steps: how it stands to the one beside it. */
function tellStep(wrong: number, row: readonly number[], gap: number): string {
  const step = (row[1] ?? 0) - (row[0] ?? 0);
  const [way, against, word, than] =
    step > 0 ? (["tăng", "bé", "thêm", "hơn"] as const) : (["giảm", "lớn", "bớt", "kém"] as const);
  const before = row[gap - 1];
  const asks = `Hai số liền nhau ${than} nhau bao nhiêu?`;
  if (before === undefined) {
    const after = row[gap + 1] ?? 0;
    return `${groupNumber(wrong)} và ${groupNumber(after)} cách nhau ${groupNumber(Math.abs(wrong - after))}. ${asks}`;
  }
  const move = wrong - before;
  if (move * step <= 0) return `Dãy đang ${way} dần, mà ${groupNumber(wrong)} ${against} hơn ${groupNumber(before)}.`;
  const only = Math.abs(move) < Math.abs(step) ? "mới" : "đã";
  return `Con ${only} ${word} ${groupNumber(Math.abs(move))}. ${asks}`;
}

/** So much more or less each time. */
function even(first: number, by: number, length = 5): Sequence {
  const row = Array.from({ length }, (_, place) => first + by * place);
  const size = groupNumber(Math.abs(by));
  const near = nearStep(Math.abs(by));
  const sign = by > 0 ? "+" : "−";
  return {
    row,
    rule: by > 0 ? `Mỗi số hơn số đứng trước ${size} đơn vị` : `Mỗi số kém số đứng trước ${size} đơn vị`,
    step: (gap) => {
      const [before, after] = [row[gap - 1], row[gap + 1] ?? 0];
      const back = by > 0 ? "−" : "+";
      return before === undefined ? `${groupNumber(after)} ${back} ${size}` : `${groupNumber(before)} ${sign} ${size}`;
    },
    distractors: (gap) => {
      const value = row[gap] ?? 0;
      return [
        mistake("OFF1", value + by, "Con chỉ nhảy một bước thôi nhé!"),
        mistake("OP", gap === 0 ? value + 2 * by : (row[gap - 1] ?? 0) - by, "Con xem dãy số tăng hay giảm nhé!"),
        ...[by * 9, near, -near, near * 2, -near * 2]
          .map((more) => value + more)
          // What is said names how far it lies from the number beside it: never as far as the answer is large.
          .filter((wrong) => wrong > 0 && Math.abs(wrong - (row[gap - 1] ?? row[gap + 1] ?? 0)) !== value)
          .map((wrong) => mistake(wrong === value + by * 9 ? "PLACE" : "OFF1", wrong, tellStep(wrong, row, gap))),
      ];
    },
    near,
    hint: "Con lấy hai số đứng liền nhau, xem chúng hơn kém nhau bao nhiêu.",
  };
}

/** So many times as much each time. */
function growing(first: number, by: number, length = 5): Sequence {
  const row = Array.from({ length }, (_, place) => first * by ** place);
  return {
    row,
    rule: `Mỗi số gấp ${by} lần số đứng trước`,
    step: (gap) => {
      const [before, after] = [row[gap - 1], row[gap + 1] ?? 0];
      return before === undefined ? `${groupNumber(after)} : ${by}` : `${groupNumber(before)} × ${by}`;
    },
    distractors: (gap) => {
      const before = row[gap - 1] ?? 0;
      return [
        mistake("OP", before + (before - (row[gap - 2] ?? 0)), constantGuess),
        mistake("OP", before + by, constantGuess),
        mistake("OP", before + first, constantGuess),
        mistake("TABLE-NEAR", before * (by + 1), "Con xem lại số sau gấp mấy lần số trước nhé!"),
      ];
    },
    near: 1,
    hint: "Các số không cách đều. Con xem số sau gấp mấy lần số trước.",
  };
}

/** A step that grows by the same each time: 1, 3, 6, 10. */
function widening(first: number, start: number, by: number, length = 5): Sequence {
  const row = Array.from({ length }, (_, place) => first + start * place + (by * place * (place - 1)) / 2);
  const jump = (place: number) => start + by * (place - 1);
  return {
    row,
    rule: `Khoảng cách giữa hai số liền nhau lần lượt là ${jump(1)}, ${jump(2)}, ${jump(3)}, mỗi lần thêm ${by}`,
    step: (gap) => `${groupNumber(row[gap - 1] ?? 0)} + ${jump(gap)}`,
    distractors: (gap) => {
      const before = row[gap - 1] ?? 0;
      return [
        mistake("OP", before + jump(gap - 1), constantGuess),
        mistake("OFF1", before + jump(gap + 1), "Con đã tăng khoảng cách quá một bước rồi."),
        mistake("OP", before + start, constantGuess),
        mistake("OFF1", before + jump(gap) - 1, "Con tính lại khoảng cách tiếp theo nhé!"),
      ];
    },
    near: 1,
    hint: "Các số không cách đều. Con tìm khoảng cách giữa từng cặp số, xem nó tăng thế nào.",
  };
}

function pickEven(rng: Rng): Sequence {
  const by = rng.pick([2, 3, 4, 5, 6, 9, 10, 11, 15, 20, 25, 50, 100]);
  return rng.pick([true, false]) ? even(rng.int(3, 300), by) : even(by * 5 + rng.int(10, 300), -by);
}

function pickLarge(rng: Rng): Sequence {
  const by = rng.pick([1000, 2000, 2500, 5000, 10_000, 20_000, 100_000, 200_000, 500_000]);
  const first = rng.int(by * 5 >= 500_000 ? 20 : 6, 90) * 100_000;
  const odd = first + rng.pick([0, by / 2, 5000, 40_000]);
  return rng.pick([true, false]) ? even(odd, by, 4) : even(odd + by * 5, -by, 4);
}

function pickGrowing(rng: Rng): Sequence {
  if (rng.pick([true, false])) return growing(rng.int(1, 20), rng.pick([2, 2, 3, 4, 5]));
  return widening(rng.int(1, 40), rng.int(1, 6), rng.int(1, 5));
}

/** "Số tiếp theo của dãy 5, 10, 20, 40, … là:" or a gap inside the row. */
function buildSequenceQuestion(sequence: Sequence, isInside: boolean, rng: Rng, isTyped = true): Question {
  const { row, rule, step, distractors, hint, near } = sequence;
  const gap = isInside ? rng.int(1, row.length - 2) : row.length - 1;
  const answer = row[gap] ?? 0;
  const shown = row.map((value, place) => (place === gap ? "…" : groupNumber(value))).join("; ");
  const prompts = isInside
    ? [`Số còn thiếu trong dãy ${shown} là:`, `${rng.pick(children)} viết dãy số ${shown}. Số còn thiếu là:`]
    : [
        `Số tiếp theo của dãy ${shown} là:`,
        `Theo quy luật của dãy ${shown}, số cần điền là:`,
        ...(row.every((value, place) => value < 1000 && value > (row[place - 1] ?? 0))
          ? [`Số viên gạch ở các hình lần lượt là: ${shown} viên. Hình tiếp theo cần số viên gạch là:`]
          : []),
      ];
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    answer,
    write: wholeValue,
    range: [1, 999_999_999],
    step: near,
    isTyped,
    room: 1,
    distractors: distractors(gap).filter(({ value }) => !row.includes(value)),
    hints: [hint, `${rule}.`],
    explanation: `${rule}: ${step(gap)} = ${groupNumber(answer)}.`,
    praise: "pattern",
    identity: `sequence ${shown}`,
  });
}

/** "Số liền sau của 999 999 là:" */
function buildNeighbourQuestion(rng: Rng): Question {
  const value = rng.pick([
    rng.int(1, 99) * 10_000,
    rng.int(1, 99) * 100_000 - 1,
    rng.int(1, 9) * 1_000_000,
    rng.int(1, 99) * 1000 - 1,
  ]);
  const isAfter = rng.pick([true, false]);
  const answer = isAfter ? value + 1 : value - 1;
  return typedNumberQuestion(rng, {
    prompt: `Số tự nhiên liền ${isAfter ? "sau" : "trước"} của ${groupNumber(value)} là:`,
    answer,
    write: wholeValue,
    range: [1, 999_999_999],
    distractors: [
      mistake("DATUM", value, `Đó là số đã cho. Con tìm số liền ${isAfter ? "sau" : "trước"} của nó nhé!`),
      mistake("REL", isAfter ? value - 1 : value + 1, "Liền sau là thêm 1, liền trước là bớt 1."),
      mistake("OFF10", isAfter ? value + 10 : value - 10, "Hai số tự nhiên liền nhau hơn kém nhau 1 đơn vị."),
      mistake("PLACE", isAfter ? value + 1000 : value - 1000, "Hai số tự nhiên liền nhau hơn kém nhau 1 đơn vị."),
    ],
    hints: [
      "Trong dãy số tự nhiên, hai số liền nhau hơn kém nhau 1 đơn vị.",
      isAfter ? "Liền sau thì con cộng thêm 1." : "Liền trước thì con trừ đi 1.",
    ],
    explanation: `${groupNumber(value)} ${isAfter ? "+" : "−"} 1 = ${groupNumber(answer)}.`,
    praise: "pattern",
    identity: `neighbour ${isAfter} ${value}`,
  });
}

/** Rows of natural numbers (curriculum, c4-number-sequences): even steps, large steps, steps that grow. */
export const numberSequences = defineNumberSkill({
  id: "c4-number-sequences",
  classId: "4",
  title: "Dãy số tự nhiên",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildSequenceQuestion(pickGrowing(rng), false, rng);
    if (difficulty === 2 && rng.int(1, 4) === 1) return buildNeighbourQuestion(rng);
    const isInside = rng.pick([true, false]);
    if (difficulty === 2) return buildSequenceQuestion(pickLarge(rng), isInside, rng);
    return buildSequenceQuestion(pickEven(rng), isInside, rng, rng.int(1, 3) > 1);
  },
});
