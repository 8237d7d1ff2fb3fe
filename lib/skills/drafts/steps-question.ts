import { groupNumber } from "#lib/core/group-number.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { isNumber, workOut, worthOf, writeCalculation } from "#lib/questions/kinds/steps/calculation.ts";
import {
  isNear,
  type Quantity,
  type StepsKey,
  type StepsLine,
  type StepsView,
} from "#lib/questions/kinds/steps/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "./draft.ts";

/** A sentence of a solution with what it leads to. */
export interface StepDraft {
  /** By which name the ways of other steps speak of it: "c". */
  readonly name: string;
  /** Without "là:". */
  readonly sentence: string;
  /** The usual calculation, of names and bare numbers: "a − b". */
  readonly way: string;
  readonly unit: string;
}

interface SlipDraft {
  /** The name of the step it is made in. */
  readonly step: string;
  readonly way: string;
  readonly code: MistakeCode;
  readonly feedback: string;
  /** Said instead where it stands in the first line, above which nothing is found. */
  readonly inFirst?: string;
}

export interface StepsDraft extends Omit<QuestionDraft, "explanation" | "praise"> {
  /** The quantities of the story, by their names. */
  readonly told: Readonly<Record<string, number>>;
  /** Bare numbers: how many times, how many groups, so many of a hundred; and what is found of them in the head. */
  readonly bare?: Readonly<Record<string, number>>;
  /** In the order of the usual solution; the last one answers what is asked. */
  readonly steps: readonly StepDraft[];
  /** Sentences of the story that are not needed, or belong to another way; without a way nothing of it is known. */
  readonly others?: readonly (Omit<StepDraft, "way"> & { readonly way: string | null })[];
  /** How many sentences stand there from the beginning. */
  readonly given: number;
  /** Units of other things. */
  readonly otherUnits: readonly string[];
  readonly extras: StepsView["extras"];
  /** Other right solutions, for the tests: the names of steps with their ways. */
  readonly alternatives?: readonly (readonly (readonly [step: string, way: string])[])[];
  readonly slips: readonly SlipDraft[];
  /** What is asked, where it is said that it was not found: "cả hai bao nặng bao nhiêu". */
  readonly asked: string;
  readonly answerUnit: string;
}

/** What the quantities of a story would be in another one; none can be made out of others by chance. */
const twins = [613, 127, 2311, 41, 5003, 877, 19, 3571];

const faults = {
  unknown: "Trong phép tính có số chưa biết. Con chỉ dùng số của đề bài và số đã tìm được.",
  result: "Con chọn đúng phép tính rồi. Con tính lại kết quả nhé!",
  sentence: "Phép tính chưa hợp với câu lời giải. Con đọc lại câu lời giải nhé!",
  other: "Phép tính này chưa tìm được điều câu lời giải nói. Con đọc lại đề bài nhé!",
  unit: "Con xem lại đơn vị trong ngoặc. Câu lời giải nói về gì?",
} as const satisfies Record<keyof StepsKey["said"], string>;

const sentencesFor = (words: string, count: number, inFirst = words): readonly Line[] =>
  Array.from({ length: count }, (_, place) => toLine(`Dòng ${place + 1}: ${place === 0 ? inFirst : words}`));

type Quantities = ReadonlyMap<string, Quantity>;

/** A way with its names read as quantities, then its bare numbers. */
function quantitiesIn(way: string, quantities: Quantities): readonly Quantity[] {
  return way.split(" ").flatMap((part) => {
    if (isNumber(part)) return [{ value: worthOf(part), twin: worthOf(part) }];
    if (/^[+−×:()]$/u.test(part)) return [];
    const quantity = quantities.get(part);
    if (quantity === undefined) throw new Error(`Nothing is called ${part} in: ${way}`);
    return [quantity];
  });
}

const typedNumber = (value: number) => String(Math.round(value * 1000) / 1000).replace(".", ",");

interface Worked extends Quantity {
  readonly typed: string;
}

function work(way: string, quantities: Quantities): Worked {
  const held = [...quantitiesIn(way, quantities)];
  const shape = way.split(" ").map((part) => (/^[+−×:()]$/u.test(part) ? part : "0"));
  const value = workOut(
    shape,
    held.map((each) => each.value),
  );
  const twin = workOut(
    shape,
    held.map((each) => each.twin),
  );
  const typed = shape.map((part) => (part === "0" ? typedNumber(held.shift()?.value ?? 0) : part)).join("");
  return { value, twin, typed: `${typed}=${typedNumber(value)}` };
}

type Story = Pick<StepsDraft, "told" | "bare" | "steps" | "others">;

/** The numbers of the story, then what each sentence leads to. */
function quantitiesOf({ told, bare = {}, steps, others = [] }: Story) {
  const start: Quantities = new Map([
    ...Object.entries(told).map(([name, value], place): [string, Quantity] => [
      name,
      { value, twin: twins[place] ?? Number.NaN },
    ]),
    ...Object.entries(bare).map(([name, value]): [string, Quantity] => [name, { value, twin: value }]),
  ]);
  const all = new Map(start);
  for (const { name, way } of [...steps, ...others]) if (way !== null) all.set(name, work(way, all));
  return { start, all };
}

/**
 * Whether what the story tells and what its sentences lead to are numbers of their own, so that a calculation belongs to
 * one sentence. One of them may say again what is told: by how much two amounts differ.
 */
export function areDistinct(story: Story): boolean {
  const { all } = quantitiesOf(story);
  const { told, steps, others = [] } = story;
  const pick = (names: readonly string[]) => names.flatMap((name) => all.get(name) ?? []);
  const given = pick(Object.keys(told));
  const found = pick([...steps, ...others].map(({ name }) => name));
  const isSingle = (list: readonly Quantity[]) =>
    list.every(({ value }, place) => list.findIndex((each) => isNear(each.value, value)) === place);
  const isToldAgain = ({ value, twin }: Quantity) =>
    given.every((each) => !isNear(each.value, value) || isNear(each.twin, twin));
  return isSingle(given) && isSingle(found) && found.every(isToldAgain);
}

/** Hundreds and the like that stand in the ways themselves. */
function bareIn(ways: readonly (string | null)[]): Quantity[] {
  const numbers = ways.flatMap((way) => way?.split(" ").filter(isNumber) ?? []);
  return [...new Set(numbers)].map((number) => ({ value: worthOf(number), twin: worthOf(number) }));
}

/** "Bao ngô cân nặng: 24 − 6 = 18 (kg). …" */
function explain({ steps }: StepsDraft, quantities: Quantities): string {
  return steps
    .map(({ sentence, way, unit }) => `${sentence}: ${writeCalculation(work(way, quantities).typed)} (${unit}).`)
    .join(" ");
}

/** Whether a number can be typed: without a comma on the pad a whole one, with it up to three digits behind it. */
function isTypable({ value }: Quantity, extras: StepsView["extras"]): boolean {
  const scaled = value * (extras === "brackets and comma" ? 1000 : 1);
  return value > 0 && Math.abs(Math.round(scaled) - scaled) < 1e-6;
}

/** A draft with its sentences in the order in which they are shown. */
interface Laid {
  readonly draft: StepsDraft;
  readonly order: readonly NonNullable<StepsDraft["others"]>[number][];
  readonly units: readonly string[];
  readonly mostLines: number;
  readonly start: Quantities;
  readonly all: Quantities;
}

function lay(rng: Rng, draft: StepsDraft): Laid {
  const { steps, others = [], given } = draft;
  const sentences = [...steps, ...others];
  const order = [...sentences.slice(0, given), ...rng.shuffle(sentences.slice(given))];
  const units = rng.shuffle([...new Set([...sentences.map(({ unit }) => unit), ...draft.otherUnits])]);
  const mostLines = given === sentences.length ? given : Math.min(sentences.length, steps.length + 1);
  return { draft, order, units, mostLines, ...quantitiesOf(draft) };
}

const nameOf = (step: string, quantity: Quantity | undefined) => `${step} ${quantity?.twin.toPrecision(9)}`;

/** Slips that can be typed, of those with one result in one line the first; what comes to the right number is none. */
function slipsOf({ draft, order, mostLines, all }: Laid): StepsKey["slips"] {
  const taken = new Set(order.flatMap(({ name, way }) => (way === null ? [] : [nameOf(name, all.get(name))])));
  return draft.slips.flatMap(({ step, way, code, feedback, inFirst }) => {
    const worked = work(way, all);
    const own = nameOf(step, worked);
    const isRight = isNear(worked.value, all.get(step)?.value ?? Number.NaN);
    if (!isTypable(worked, draft.extras) || isRight || taken.has(own)) return [];
    taken.add(own);
    const { typed, twin } = worked;
    const sentence = order.findIndex(({ name }) => name === step);
    return [{ sentence, typed, twin, feedback: sentencesFor(feedback, mostLines, inFirst), code }];
  });
}

function solutionsOf({ draft, order, units, all }: Laid): StepsKey["solutions"] {
  const usual = draft.steps.map(({ name, way }) => [name, way] as const);
  return [usual, ...(draft.alternatives ?? [])].map((lines) =>
    lines.map(([name, way]): StepsLine => {
      const sentence = order.findIndex((step) => step.name === name);
      return { sentence, typed: work(way, all).typed, unit: units.indexOf(order[sentence]?.unit ?? "") };
    }),
  );
}

function keyOf(laid: Laid): StepsKey {
  const { draft, order, units, mostLines, start, all } = laid;
  const last = draft.steps.at(-1)?.name;
  const said = (words: string) => sentencesFor(words, mostLines);
  return {
    known: [...start.values(), ...bareIn([...order, ...draft.slips].map(({ way }) => way))],
    targets: order.map(({ name, way, unit }) => {
      const quantity = all.get(name);
      if (way === null || quantity === undefined) return null;
      return { value: quantity.value, twin: quantity.twin, unit: units.indexOf(unit) };
    }),
    given: draft.given,
    asked: order.findIndex(({ name }) => name === last),
    solutions: solutionsOf(laid),
    slips: slipsOf(laid),
    said: {
      unknown: said(faults.unknown),
      result: said(faults.result),
      sentence: said(faults.sentence),
      other: said(faults.other),
      unit: said(faults.unit),
    },
    missing: toLine(`Các dòng của con đều đúng. Nhưng bài toán hỏi ${draft.asked}. Con làm tiếp nhé!`),
  };
}

/** Word problems whose solution is written line by line; any right way is accepted. */
export function stepsQuestion(rng: Rng, draft: StepsDraft): Question {
  const laid = lay(rng, draft);
  const { order, units, mostLines, all } = laid;
  const result = all.get(draft.steps.at(-1)?.name ?? "")?.value ?? Number.NaN;
  return {
    kind: "steps",
    ...draftedFields(rng, { ...draft, explanation: explain(draft, all), praise: "solve" }),
    view: {
      sentences: order.map(({ sentence }) => toLine(`${sentence} là:`)),
      given: draft.given,
      mostLines,
      units,
      extras: draft.extras,
    },
    key: keyOf(laid),
    answer: toLine(`${groupNumber(result)}\u00a0${draft.answerUnit}`),
  };
}
