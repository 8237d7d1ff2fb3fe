import type { Rng } from "#lib/core/rng.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { rayFigure } from "./ray-figure.ts";

const range = [0, 1000] as const;
const steps = 10;
/** So many numbers with the hops between them lie well beside each other. */
const mostCounted = 5;

interface Ray {
  readonly from: number;
  readonly step: number;
  readonly labelled: readonly number[];
}

function labelsOf(rng: Rng, difficulty: Difficulty, from: number, step: number): number[] {
  const all = Array.from({ length: steps + 1 }, (_, place) => from + place * step);
  if (difficulty === 1) return all.filter((_, place) => place % 2 === 0);
  if (difficulty === 2) return all.filter((_, place) => place < 2 || place === steps);
  // Two alone, next to each other or with one mark between them.
  const first = rng.int(1, 4);
  const second = first + rng.int(1, 2);
  return all.filter((_, place) => place === first || place === second);
}

/** Steps of 1 up to 100; of 10 or 100; of 5, 20 or 50 on a piece of the ray that does not start at 0. */
function pickRay(rng: Rng, difficulty: Difficulty): Ray {
  const all = { 1: [1], 2: [10, 10, 100], 3: [5, 20, 50] } as const;
  const step = rng.pick(all[difficulty]);
  const starts: Readonly<Record<number, readonly number[]>> = {
    1: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
    5: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    10: [0, 100, 200, 300, 400, 500, 600, 700, 800, 900],
    20: [100, 200, 300, 400, 500, 600, 700, 800],
    50: [100, 200, 300, 400, 500],
    100: [0],
  };
  const from = rng.pick(starts[step] ?? [0]);
  return { from, step, labelled: labelsOf(rng, difficulty, from, step) };
}

/** Where only two numbers are written, the step is for the pupil to find. */
function altOf({ from, step, labelled }: Ray): string {
  const [first = from, second = from] = labelled;
  if (labelled.length > 2) return `Tia số bắt đầu từ ${from}, mỗi vạch thêm ${step}.`;
  return second - first === step
    ? `Tia số có ${first} và ${second} ở hai vạch liền nhau.`
    : `Tia số có ghi ${first} và ${second}, ở giữa còn một vạch.`;
}

/** Where the mark is that is asked for, counted from the nearest written number before it, or else after it. */
function placeOf({ step, labelled }: Ray, name: string, answer: number): string {
  const before = labelled.findLast((number) => number < answer);
  const [number = answer, side] = before === undefined ? [labelled[0], "trước"] : [before, "sau"];
  const count = Math.abs(answer - number) / step;
  return `${name} ở vạch ${count === 1 ? "ngay" : `thứ ${count}`} ${side} số ${number}.`;
}

/** The ray with the numbers that were counted, on or back, and the hops between them. */
function countedRay({ from, step, labelled }: Ray, counted: readonly number[]): AxisFigure {
  const [first = from, second = from] = counted;
  const [by, sign, done] = second < first ? [-step, "−", "bớt"] : [step, "+", "thêm"];
  const hops = counted.slice(1).map((to) => ({ from: to - by, to, label: `${sign}${step}` }));
  const alt = `Tia số có các bước nhảy ${done} ${step}: ${counted.join(", ")}.`;
  // Counting may go on past the piece of the ray in the question.
  const drawn = Math.max(steps, ...counted.map((number) => (number - from) / step));
  return rayFigure({ from, step, steps: drawn, labelled: [...labelled, ...counted], asked: null, hops, alt });
}

/** How big one step is, and how that is seen where only two numbers are written. */
function tellStep({ step, labelled }: Ray): string {
  const [first = 0, second = 0] = labelled;
  if (labelled.length > 2 || second - first === step) return `Hai vạch liền nhau hơn kém nhau ${step} đơn vị.`;
  return `Từ ${first} đến ${second} có 2 bước. Mỗi bước là ${step} đơn vị.`;
}

/** The numbers from the nearest written one to the answer; before it where both sides are as near. */
function pathTo({ from, step, labelled }: Ray, answer: number): readonly number[] {
  const distance = (number: number) => Math.abs(number - answer);
  const [start = from] = labelled.toSorted((one, other) => distance(one) - distance(other));
  const by = start < answer ? step : -step;
  return Array.from({ length: distance(start) / step + 1 }, (_, place) => start + place * by);
}

function explain(ray: Ray, answer: number): HelpWords {
  const path = pathTo(ray, answer);
  const [start = answer, ...counted] = path;
  const way = start < answer ? `đếm thêm ${ray.step}` : `đếm bớt ${ray.step}`;
  return {
    say: `${tellStep(ray)} Từ ${start}, con ${way}: ${counted.join(", ")}. Số cần tìm là ${answer}.`,
    figures: [countedRay(ray, path.slice(-mostCounted))],
  };
}

/** Said before and past the mark: of marks counted on, and of a mark that may be counted to either way. */
const countedWords = ["Con đếm thiếu một vạch rồi.", "Con đếm quá một vạch rồi."] as const;
const markWords = ["Đó là số ở vạch ngay trước.", "Đó là số ở vạch ngay sau."] as const;

function distractorsOf({ step }: Ray, answer: number, [before, after]: readonly [string, string], isBack = false) {
  // From the mark counted last, one more or less than it.
  const beside = isBack ? answer + step - 1 : answer - step + 1;
  return [
    mistake("COUNT-ENDS", answer - step, `${before} Con đếm lại từng vạch nhé!`),
    mistake("COUNT-ENDS", answer + step, `${after} Con đếm lại từng vạch nhé!`),
    mistake("OFF1", beside, "Mỗi bước không phải là 1 đơn vị. Con xem lại nhé!"),
    mistake("ZERO", answer / 10, "Con xem số có mấy chữ số nhé!"),
  ].filter(({ code }) => step > 1 || code !== "OFF1");
}

/** A "?" at a mark, or an arrow that points at it. */
function buildMarkQuestion(rng: Rng, ray: Ray): Question {
  const places = Array.from({ length: steps - 1 }, (_, place) => ray.from + (place + 1) * ray.step);
  const answer = rng.pick(
    places.filter((number) => !ray.labelled.includes(number) && number !== ray.step && number < 1000),
  );
  const isArrow = rng.int(0, 1) === 1;
  const name = isArrow ? "Mũi tên" : "Dấu hỏi";
  const [start = ray.from] = pathTo(ray, answer);
  const isBack = start > answer;
  const alt = `${altOf(ray)} ${placeOf(ray, name, answer)}`;
  const drawn = { ...ray, steps, alt };
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
    distractors: distractorsOf(ray, answer, markWords, isBack),
    range,
    step: ray.step,
    isTyped: ray.step > 1 || rng.int(0, 1) === 1,
    hints: withoutLeaks(answer, [
      "Con xem hai vạch liền nhau hơn kém nhau bao nhiêu.",
      isBack
        ? `${name} ở trước số ${start}. Con đếm bớt ${ray.step} ở mỗi vạch.`
        : `Con đếm thêm ${ray.step} ở mỗi vạch.`,
    ]),
    explanation: explain(ray, answer),
    praise: "count",
    identity: `mark ${isArrow} ${ray.from} ${ray.step} ${answer}`,
  });
}

/** "Từ 30, con đếm thêm 4 vạch. Con đến số nào?" */
function buildStepsQuestion(rng: Rng, ray: Ray): Question {
  const isSparse = ray.labelled.length === 2;
  const [first = ray.from, second = ray.from] = ray.labelled;
  const start = isSparse ? second : ray.from + rng.int(0, 4) * ray.step;
  const count = rng.int(2, 5);
  const answer = start + count * ray.step;
  const prompts = [
    `Từ số ${start} đếm thêm ${count} vạch thì đến số nào?`,
    `Chú ếch ở số ${start}, nhảy tiếp ${count} vạch. Ếch đến số nào?`,
  ] as const;
  const passed = Array.from({ length: count }, (_, place) => start + (place + 1) * ray.step);
  const all = isSparse ? [first, second] : [ray.from, ray.from + ray.step, ray.from + steps * ray.step];
  const labelled = all.filter((number) => number !== answer);
  // One hop alone: the labels of several would lie on one another.
  const hops = [{ from: start, to: start + ray.step, label: `+${ray.step}` }];
  const drawn = { from: ray.from, step: ray.step, steps, labelled, asked: null, alt: altOf(ray) };
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [rayFigure(drawn)],
    answer,
    distractors: [
      mistake("READ", start + count, "Con mới thêm 1 ở mỗi vạch. Con xem hai vạch liền nhau nhé!"),
      ...distractorsOf(ray, answer, countedWords),
    ],
    range,
    step: ray.step,
    isTyped: answer < 1000 && (ray.step > 1 || rng.int(0, 1) === 1),
    hints: withoutLeaks(answer, [
      `Con đặt ngón tay ở số ${start}, rồi đếm từng vạch.`,
      { say: `Mỗi bước nhảy là thêm ${ray.step}.`, figures: [rayFigure({ ...drawn, hops })] },
    ]),
    explanation: {
      say: `${tellStep(ray)} Từ ${start}, con đếm thêm ${count} vạch: ${passed.join(", ")}. Số cần tìm là ${answer}.`,
      figures: [countedRay({ ...ray, labelled: all }, [start, ...passed])],
    },
    praise: "count",
    identity: `steps ${ray.step} ${start} ${count}`,
  });
}

/** "Hai vạch liền nhau hơn kém nhau bao nhiêu?" */
function buildStepQuestion(rng: Rng, ray: Ray): Question {
  const { from, step, labelled } = ray;
  const [first = from, second = from] = labelled;
  const gaps = (second - first) / step;
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Hai vạch liền nhau hơn kém nhau bao nhiêu đơn vị?",
      "Mỗi vạch hơn vạch ngay trước bao nhiêu đơn vị?",
    ]),
    figures: [rayFigure({ from, step, steps, labelled, asked: null, alt: stepAlt(ray) })],
    answer: step,
    distractors: [
      mistake("COUNT-ENDS", step * 2, "Con chỉ xem hai vạch liền nhau nhé!"),
      mistake("OFF1", 1, "Mỗi bước không phải là 1 đơn vị. Con xem hai số đã ghi nhé!"),
      mistake("ZERO", step / 10, "Số này bé quá. Con lấy số sau trừ số trước nhé!"),
      mistake("ZERO", step * 10, "Số này to quá. Con lấy số sau trừ số trước nhé!"),
    ],
    range,
    step: 10,
    isTyped: true,
    hints: ["Con lấy số đứng sau trừ số đứng trước.", "Con đếm xem giữa hai số đó có mấy bước."],
    explanation: {
      say:
        gaps === 1
          ? `${second} − ${first} = ${step}. Hai vạch liền nhau hơn kém nhau ${step} đơn vị.`
          : `${second} − ${first} = ${step * 2}, có 2 bước. ${step} + ${step} = ${step * 2} nên mỗi bước là ${step} đơn vị.`,
      figures: [countedRay(ray, gaps === 1 ? [first, second] : [first, first + step, second])],
    },
    praise: "count",
    identity: `step ${from} ${step} ${labelled.join()}`,
  });
}

function stepAlt({ from, step, labelled: [first = from, second = from] }: Ray): string {
  // From 0 the second number is the step itself.
  if (first === 0) return "Tia số có các vạch cách đều.";
  return `Tia số có các vạch cách đều. Từ ${first} đến ${second} có ${(second - first) / step} bước.`;
}

/** The number ray (curriculum, c2-number-line): steps of 1; of 10 or 100; of 5, 20 or 50 with two numbers. */
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
