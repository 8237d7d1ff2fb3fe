import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shortNames } from "./short-names.ts";

interface Sequence {
  readonly numbers: readonly number[];
  /** The place of the gap. */
  readonly gap: number;
  /** From one number to the next; below 0 where it is counted back. */
  readonly step: number;
}

const steps = { 1: [1], 2: [1, 1, -1], 3: [2, 5, 10, -2, -10] } as const satisfies Record<
  Difficulty,
  readonly number[]
>;

/** Starts from which steps of five and ten go on as they are counted in class 1. */
function startsFor(step: number, length: number, most: number): number[] {
  const size = Math.abs(step);
  const all = Array.from({ length: most + 1 }, (_, number) => number);
  const onStep = size === 1 || size === 2 ? all : all.filter((number) => number % size === 0);
  const low = onStep.filter((number) => number + (length - 1) * size <= most);
  return step > 0 ? low : low.map((number) => number + (length - 1) * size);
}

function pickSequence(difficulty: Difficulty, rng: Rng): Sequence {
  const step = rng.pick(steps[difficulty]);
  const length = difficulty === 1 ? rng.pick([4, 5]) : 4;
  const start = rng.pick(startsFor(step, length, difficulty === 1 ? 10 : 100));
  const numbers = Array.from({ length }, (_, place) => start + place * step);
  // A hint names the step, which must not be the answer.
  const gaps = numbers.keys().filter((place) => place > 0 && numbers[place] !== Math.abs(step));
  return { numbers, gap: rng.pick([...gaps]), step };
}

const written = ({ numbers, gap }: Sequence) =>
  numbers.map((number, place) => (place === gap ? "…" : number)).join(", ");

/** The numbers in order on a line, with an empty place; where they lie further apart, every mark is one of them. */
function lineOf({ numbers, gap, step }: Sequence, hasHops: boolean): Figure {
  const rising = numbers.toSorted((a, b) => a - b);
  const [from = 0, to = 10] = [rising[0], rising.at(-1)];
  const shown = numbers.filter((_, place) => place !== gap);
  const label = `${step > 0 ? "+" : "−"}${Math.abs(step)}`;
  const pairs = numbers.slice(1).map((number, place) => ({ from: numbers[place] ?? 0, to: number, label }));
  const hops = hasHops ? pairs : [];
  const alt = "Dãy số có một chỗ trống.";
  if (Math.abs(step) === 1) return { type: "number-line", from, to, labelled: shown, hops, alt };
  const marks = rising.map((at) => ({ at, label: shown.includes(at) ? String(at) : "?", isLarge: true }));
  return { type: "axis", from, to, marks, pointers: [], hops, alt };
}

const forms = readTable(
  { numbers: [], words: ["way", "name", "prompt"] },
  `
  chosen | missing | Số nào còn thiếu: {row}?
  typed  | type    | Con viết số còn thiếu: {row}
  chosen | train   | Toa tàu trống ghi số nào: {row}?
  chosen | child   | {child} đếm {on} số nào: {row}?
`,
);

function ask(sequence: Sequence, isSeen: boolean, rng: Rng): Question {
  const { numbers, gap, step } = sequence;
  const size = Math.abs(step);
  const answer = numbers[gap] ?? 0;
  const before = numbers[gap - 1] ?? 0;
  const form = rng.pick(forms);
  const rule = step > 0 ? `Mỗi số hơn số trước ${size} đơn vị` : `Mỗi số kém số trước ${size} đơn vị`;
  const again = step > 0 ? `Con đếm thêm ${size} nhé!` : `Con đếm lùi ${size} nhé!`;
  return numberQuestion(rng, {
    prompt: fillGaps(form.prompt, {
      row: written(sequence),
      child: rng.pick(shortNames),
      on: gap === numbers.length - 1 ? "tiếp" : "sót",
    }),
    figures: isSeen ? [lineOf(sequence, false)] : [],
    answer,
    range: [0, 100],
    distractors: [
      ...(size > 1 ? [mistake("OFF1", before + Math.sign(step), again)] : []),
      mistake("REL", before - step, step > 0 ? "Dãy số tăng dần con nhé!" : "Dãy số giảm dần con nhé!"),
      ...(size > 2 ? [mistake("PARTIAL", before + Math.sign(step) * Math.floor(size / 2), again)] : []),
      mistake("DATUM", before, "Số này có trong dãy rồi con nhé!"),
      mistake("OFF1", answer + 1, again),
      mistake("OFF1", answer - 1, again),
    ],
    hints: [
      "Con xem mỗi số hơn hay kém số trước mấy đơn vị.",
      { say: `${rule}. Con đếm tiếp nhé!`, figures: [lineOf(sequence, true)] },
    ],
    explanation: {
      say: `${rule}: ${before} ${step > 0 ? "+" : "−"} ${size} = ${answer}. Số còn thiếu là ${answer}.`,
      figures: [lineOf(sequence, true)],
    },
    praise: "pattern",
    identity: `${form.name} ${written(sequence)}`,
    isTyped: form.way === "typed",
  });
}

/** A gap in a row of numbers (curriculum, c1-missing-in-sequence): by 1 to 10, to 100 or back, by 2, 5 and 10. */
export const missingInSequence = defineNumberSkill({
  id: "c1-missing-in-sequence",
  classId: "1",
  title: "Số còn thiếu trong dãy",
  generate: (difficulty, rng) => ask(pickSequence(difficulty, rng), difficulty === 1, rng),
});
