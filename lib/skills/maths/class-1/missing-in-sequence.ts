import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shortNames } from "./short-names.ts";

interface Sequence {
  readonly numbers: readonly number[];
  /** The place of the gap that is asked for. */
  readonly gap: number;
  /** The place of one more gap before it; null where there is none. */
  readonly other: number | null;
  /** From one number to the next; below 0 where it is counted back. */
  readonly step: number;
}

const steps = { 1: [1], 2: [1, 1, -1], 3: [2, 5, -2, -5, 10, -10] } as const satisfies Record<
  Difficulty,
  readonly number[]
>;

/** Starts from which a row of class 1 stays in its numbers; steps of ten start at 3, 13, 23 … and not at whole tens. */
function startsFor(step: number, length: number, most: number): number[] {
  const size = Math.abs(step);
  const all = Array.from({ length: most + 1 }, (_, number) => number);
  const fits = (number: number) => (size === 5 ? number % 5 === 0 : size !== 10 || number % 10 === 3);
  const low = all.filter(fits).filter((number) => number + (length - 1) * size <= most);
  return step > 0 ? low : low.map((number) => number + (length - 1) * size);
}

function pickSequence(difficulty: Difficulty, rng: Rng): Sequence {
  const step = rng.pick(steps[difficulty]);
  const hasTwo = difficulty === 3 && rng.int(0, 2) === 0;
  const length = difficulty === 1 || hasTwo ? rng.pick([4, 5]) : 4;
  const starts = startsFor(step, length, difficulty === 1 ? 10 : 100);
  // A hint names the step, which must not be the answer.
  const start = rng.pick(starts.filter((number) => !hasTwo || number + (length - 1) * step !== Math.abs(step)));
  const numbers = Array.from({ length }, (_, place) => start + place * step);
  if (hasTwo) return { numbers, gap: length - 1, other: rng.int(1, length - 3), step };
  const gaps = numbers.keys().filter((place) => place > 0 && numbers[place] !== Math.abs(step));
  return { numbers, gap: rng.pick([...gaps]), other: null, step };
}

const written = ({ numbers, gap, other }: Sequence) =>
  numbers.map((number, place) => (place === gap || place === other ? "…" : number)).join(", ");

/** The numbers in order on a line, with an empty place; where they lie further apart, every mark is one of them. Another gap is filled. */
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
  { numbers: [], words: ["name", "prompt"] },
  `
  missing | Số nào còn thiếu: {row}?
  type    | Con tìm số còn thiếu: {row}
  train   | Toa tàu trống ghi số nào: {row}?
  child   | {child} đếm {on} số nào: {row}?
`,
);

function promptOf(sequence: Sequence, rng: Rng): { readonly name: string; readonly prompt: string } {
  const { numbers, gap, other } = sequence;
  const row = written(sequence);
  if (other !== null) return { name: "two", prompt: `Con tìm số ở chỗ trống cuối: ${row}` };
  const { name, prompt } = rng.pick(forms);
  const on = gap === numbers.length - 1 ? "tiếp" : "sót";
  return { name, prompt: fillGaps(prompt, { row, child: rng.pick(shortNames), on }) };
}

/** Said to the number two steps back from the answer. */
function turnedText({ numbers, gap, other, step }: Sequence): string {
  if (other === gap - 2) return `Số ${numbers[other]} ở chỗ trống đầu. Con tìm số ở chỗ trống cuối nhé!`;
  return step > 0 ? "Dãy số tăng dần, con nhé!" : "Dãy số giảm dần, con nhé!";
}

function distractorsOf(sequence: Sequence): Distractor<number>[] {
  const { numbers, gap, step } = sequence;
  const size = Math.abs(step);
  const isOn = step > 0;
  const [answer, before] = [numbers[gap] ?? 0, numbers[gap - 1] ?? 0];
  const behind = numbers.slice(gap + 1, gap + 2);
  const rule = isOn ? `Mỗi số hơn số trước ${size} đơn vị` : `Mỗi số kém số trước ${size} đơn vị`;
  const far = `Con đếm ${isOn ? "thêm" : "lùi"} quá rồi.`;
  const near = `Con đếm ${isOn ? "thêm" : "lùi"} còn thiếu.`;
  return [
    // Where the answer is 1 itself the sentence would name it.
    ...(size > 1 && answer !== 1
      ? [mistake("OFF1", before + Math.sign(step), `Con mới đếm ${isOn ? "thêm" : "lùi"} 1. ${rule}.`)]
      : []),
    mistake("REL", before - step, turnedText(sequence)),
    mistake("DATUM", before, `Đó là số đứng ngay trước chỗ trống. Con đếm ${isOn ? "" : "lùi "}tiếp nhé!`),
    ...behind.map((after) => mistake("DATUM", after, "Số này đứng ngay sau chỗ trống. Con đếm lại nhé!")),
    mistake("OFF1", answer + 1, isOn ? far : near),
    mistake("OFF1", answer - 1, isOn ? near : far),
    mistake("PARTIAL", answer + step, "Con bỏ qua một số rồi. Con đếm lại từng bước nhé!"),
  ];
}

function ask(sequence: Sequence, isSeen: boolean, isTyped: boolean, rng: Rng): Question {
  const { numbers, gap, step } = sequence;
  const size = Math.abs(step);
  const answer = numbers[gap] ?? 0;
  const before = numbers[gap - 1] ?? 0;
  const { name, prompt } = promptOf(sequence, rng);
  const rule = step > 0 ? `Mỗi số hơn số trước ${size} đơn vị` : `Mỗi số kém số trước ${size} đơn vị`;
  return numberQuestion(rng, {
    prompt,
    figures: isSeen ? [lineOf(sequence, false)] : [],
    answer,
    range: [0, 100],
    distractors: distractorsOf(sequence),
    hints: [
      "Con xem mỗi số hơn hay kém số trước mấy đơn vị.",
      { say: `${rule}. Con đếm ${step > 0 ? "tiếp" : "lùi"} nhé!`, figures: [lineOf(sequence, true)] },
    ],
    explanation: {
      say: `${rule}: ${before} ${step > 0 ? "+" : "−"} ${size} = ${answer}. Số còn thiếu là ${answer}.`,
      figures: [lineOf(sequence, true)],
    },
    praise: "pattern",
    identity: `${name} ${written(sequence)}`,
    isTyped,
  });
}

/** A gap in a row of numbers (curriculum, c1-missing-in-sequence): by 1 to 10, by 1 to 100 or back, by 2, 5 and 10, also two gaps. */
export const missingInSequence = defineNumberSkill({
  id: "c1-missing-in-sequence",
  classId: "1",
  title: "Số còn thiếu trong dãy",
  generate: (difficulty, rng) =>
    ask(pickSequence(difficulty, rng), difficulty === 1, difficulty > 1 || rng.int(0, 1) === 0, rng),
});
