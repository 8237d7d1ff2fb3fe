import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { rayFigure } from "./ray-figure.ts";

const range = [0, 1000] as const;
const steps = 10;

interface Ray {
  readonly from: number;
  readonly step: number;
  readonly labelled: readonly number[];
}

function labelsOf(difficulty: Difficulty, from: number, step: number): number[] {
  const all = Array.from({ length: steps + 1 }, (_, place) => from + place * step);
  return all.filter((_, place) => (difficulty === 1 ? place % 2 === 0 : place < 2 || place === steps));
}

/** Steps of 1 up to 100, of 10 up to 1000, of 5, 50 or 100. */
function pickRay(rng: Rng, difficulty: Difficulty): Ray {
  const step = difficulty === 3 ? rng.pick([5, 50, 100]) : ([1, 10][difficulty - 1] ?? 1);
  const starts = { 1: 9, 5: 10, 10: 9, 50: 5, 100: 0 }[step] ?? 0;
  const apart = step === 50 ? 100 : step * 10;
  const from = rng.int(0, starts) * (step === 5 ? 10 : apart);
  return { from, step, labelled: labelsOf(difficulty, from, step) };
}

function altOf({ from, step }: Ray): string {
  return `Tia số bắt đầu từ ${from}, mỗi vạch thêm ${step}.`;
}

function explain({ from, step }: Ray, answer: number): string {
  const near = [2, 1, 0].map((back) => answer - back * step).filter((number) => number >= from);
  return `Mỗi vạch thêm ${step}. Con đếm: ${near.join(", ")}.`;
}

function distractorsOf({ step }: Ray, answer: number) {
  const skipped = "Con đếm lại từng vạch nhé!";
  return [
    mistake("COUNT-ENDS", answer - step, skipped),
    mistake("COUNT-ENDS", answer + step, skipped),
    mistake("OFF1", answer - step + 1, `Mỗi vạch không phải thêm 1. Con xem lại nhé!`),
    mistake("ZERO", answer / 10, "Con xem số có mấy chữ số nhé!"),
  ].filter(({ code }) => step > 1 || code !== "OFF1");
}

/** A "?" at a mark, or an arrow that points at it. */
function buildMarkQuestion(rng: Rng, ray: Ray): Question {
  const places = Array.from({ length: steps - 2 }, (_, place) => ray.from + (place + 2) * ray.step);
  const answer = rng.pick(places.filter((number) => !ray.labelled.includes(number) && number < 1000));
  const isArrow = rng.int(0, 1) === 1;
  const drawn = { ...ray, steps, alt: altOf(ray) };
  const figure = isArrow
    ? rayFigure({ ...drawn, asked: null, pointer: answer })
    : rayFigure({ ...drawn, asked: answer });
  const prompts = isArrow
    ? ["Mũi tên chỉ vào số nào trên tia số?", "Mũi tên chỉ số nào?"]
    : ["Số nào ở vạch có dấu hỏi?", "Dấu hỏi trên tia số thay cho số nào?"];
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [figure],
    answer,
    distractors: distractorsOf(ray, answer),
    range,
    step: ray.step,
    isTyped: rng.int(0, 2) === 0,
    hints: withoutLeaks(answer, [
      "Con xem hai vạch liền nhau hơn kém nhau bao nhiêu.",
      `Con đếm thêm ${ray.step} ở mỗi vạch.`,
    ]),
    explanation: explain(ray, answer),
    praise: "count",
    identity: `mark ${isArrow} ${ray.from} ${ray.step} ${answer}`,
  });
}

/** "Từ 30, con đếm thêm 4 vạch. Con đến số nào?" */
function buildStepsQuestion(rng: Rng, ray: Ray): Question {
  const start = ray.from + rng.int(0, 4) * ray.step;
  const count = rng.int(2, 5);
  const answer = start + count * ray.step;
  const prompts = [
    `Từ số ${start} đếm thêm ${count} vạch thì đến số nào?`,
    `Chú ếch ở số ${start}, nhảy tiếp ${count} vạch. Ếch đến số nào?`,
  ] as const;
  const passed = Array.from({ length: count }, (_, place) => start + (place + 1) * ray.step);
  const labelled = [ray.from, ray.from + ray.step, ray.from + steps * ray.step].filter((number) => number !== answer);
  // One hop alone: the labels of several would lie on one another.
  const hops = [{ from: start, to: start + ray.step, label: `+${ray.step}` }];
  const drawn = { from: ray.from, step: ray.step, steps, labelled, asked: null, alt: altOf(ray) };
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [rayFigure(drawn)],
    answer,
    distractors: [
      mistake("UNIT", start + count, "Mỗi vạch thêm bao nhiêu? Con xem lại nhé!"),
      ...distractorsOf(ray, answer),
    ],
    range,
    step: ray.step,
    hints: withoutLeaks(answer, [
      "Con đặt ngón tay ở số đầu, rồi đếm từng vạch.",
      { say: `Mỗi bước nhảy là thêm ${ray.step}.`, figures: [rayFigure({ ...drawn, hops })] },
    ]),
    explanation: `Từ ${start}, con đếm thêm ${ray.step}: ${passed.join(", ")}.`,
    praise: "count",
    identity: `steps ${ray.step} ${start} ${count}`,
  });
}

/** "Hai vạch liền nhau hơn kém nhau bao nhiêu?" */
function buildStepQuestion(rng: Rng, ray: Ray): Question {
  const { from, step } = ray;
  const shown = [from, from + step, from + step * 2];
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Hai vạch liền nhau hơn kém nhau bao nhiêu đơn vị?",
      "Mỗi vạch trên tia số thêm bao nhiêu đơn vị?",
    ]),
    figures: [
      rayFigure({ from, step, steps: 6, labelled: shown, asked: null, alt: "Một tia số có các vạch cách đều." }),
    ],
    answer: step,
    distractors: [
      mistake("OFF1", 1, "Con lấy số sau trừ số trước nhé!"),
      mistake("ZERO", step / 10, "Con lấy số sau trừ số trước nhé!"),
      mistake("UNIT", step * 2, "Con chỉ xem hai vạch liền nhau nhé!"),
      mistake("ZERO", step * 10, "Con lấy số sau trừ số trước nhé!"),
    ],
    range,
    step: 10,
    hints: ["Con xem hai số ở hai vạch liền nhau.", "Con lấy số đứng sau trừ số đứng trước."],
    explanation: `${from + step * 2} − ${from + step} = ${step}. Hai vạch liền nhau hơn kém nhau ${step}.`,
    praise: "count",
    identity: `step ${from} ${step}`,
  });
}

/** The number ray (curriculum, c2-number-line): steps of 1; of 10; of 5, 50 or 100. */
export const numberLine = defineNumberSkill({
  id: "c2-number-line",
  classId: "2",
  title: "Tia số",
  generate(difficulty, rng) {
    const askers =
      difficulty === 1
        ? [buildMarkQuestion, buildStepsQuestion]
        : [buildMarkQuestion, buildMarkQuestion, buildStepsQuestion, buildStepsQuestion, buildStepQuestion];
    return rng.pick(askers)(rng, pickRay(rng, difficulty));
  },
});
