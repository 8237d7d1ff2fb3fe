import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsView } from "#lib/questions/kinds/steps/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { children } from "#lib/skills/words/children.ts";
import { otherUnits } from "#lib/skills/words/line-units.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { areDistinct, type StepDraft, stepsQuestion } from "./steps-question.ts";

type Numbers = Readonly<Record<string, number>>;

/**
 * A story told in words, so that a sentence can be mended without reading code. {a} is a number, {x} and {y} are children.
 * A step is "c = a − b | Sentence of the solution", with a unit behind a second bar where it is not that of the answer.
 */
export interface StepsStory {
  readonly tell: string;
  readonly steps: readonly string[];
  /** True sentences that are not needed; "name = ? | Sentence" where nothing of it can be found. */
  readonly others?: readonly string[];
  /** Other right solutions, a line each: "e = a + a × t", several lines parted by ";". */
  readonly alternatives?: readonly string[];
  /** "step = way", its code and what is said; then what is said in the first line, where no line above has a number. */
  readonly slips: readonly (readonly [wrong: string, code: MistakeCode, said: string, inFirst?: string])[];
  readonly hints: readonly [idea: string, ...ways: string[]];
  readonly asked: string;
  readonly unit: string;
  /** What is measured or counted, and bare numbers: times, groups, percent; null where these draws make no story. */
  readonly pick: (rng: Rng) => { readonly told: Numbers; readonly bare?: Numbers } | null;
}

interface Telling {
  /** How many sentences stand there from the beginning; where all do, there are no others. */
  readonly given: number | "all";
  readonly extras: StepsView["extras"];
}

const equation = /^(\w+) = ([^|]+?)(?: \| ([^|]+?))?(?: \| ([^|]+?))?$/u;

function readEquation(text: string) {
  const [, name, way, sentence = "", unit] = equation.exec(text) ?? [];
  if (name === undefined || way === undefined) throw new Error(`Not a step: ${text}`);
  return { name, way, sentence, ...(unit !== undefined && { unit }) };
}

/** The steps of a story with the gaps still in their sentences, and the sentences that are not needed. */
function readSteps({ unit, steps, others = [] }: StepsStory) {
  const read = (text: string): StepDraft => ({ unit, ...readEquation(text) });
  return {
    steps: steps.map(read),
    others: others.map(read).map((step) => ({ ...step, way: step.way === "?" ? null : step.way })),
  };
}

const readWays = (lines: string) =>
  lines.split("; ").map((line) => {
    const { name, way } = readEquation(line);
    return [name, way] as const;
  });

/** A number of times or groups that the story tells is not also a quantity of it. */
const isClear = (tell: string, { told, bare = {} }: NonNullable<ReturnType<StepsStory["pick"]>>) =>
  Object.entries(bare).every(([name, number]) => !(tell.includes(`{${name}}`) && Object.values(told).includes(number)));

function pickNumbers(rng: Rng, story: StepsStory) {
  const { pick, tell } = story;
  const lines = readSteps(story);
  for (let tries = 0; tries < 400; tries += 1) {
    const numbers = pick(rng);
    if (numbers !== null && isClear(tell, numbers) && areDistinct({ ...numbers, ...lines })) return numbers;
  }
  throw new Error(`No numbers fit: ${tell}`);
}

/** So many units stand beside the sign of equality in one row of a phone. */
const mostUnits = 3;

/** A question of one of the stories. */
export function askStory(rng: Rng, stories: readonly StepsStory[], { given, extras }: Telling): Question {
  const story = rng.pick(stories);
  const { told, bare = {} } = pickNumbers(rng, story);
  const [x = "", y = ""] = rng.shuffle(children);
  const written = Object.entries({ ...told, ...bare }).map(([name, number]) => [
    name,
    Number.isInteger(number) ? groupNumber(number) : String(number).replace(".", ","),
  ]);
  const gaps = { ...Object.fromEntries(written), x, y };
  const fill = (text: string) => tieUnits(fillGaps(text, gaps));
  const prompt = fill(story.tell);
  const lines = readSteps(story);
  const fillSentence = <Step extends { readonly sentence: string }>(step: Step) => ({
    ...step,
    sentence: fill(step.sentence),
  });
  const steps = lines.steps.map(fillSentence);
  const areAllGiven = given === "all";
  const others = areAllGiven ? [] : lines.others.map(fillSentence);
  const [idea, ...ways] = story.hints.map(fill);
  const own = [...new Set([...steps, ...others].map(({ unit }) => unit))];
  return stepsQuestion(rng, {
    prompt,
    told,
    bare,
    steps,
    others,
    given: areAllGiven ? steps.length : given,
    otherUnits: otherUnits(rng, `${prompt} ${own.join(" ")}`, Math.max(0, mostUnits - own.length)),
    extras,
    alternatives: areAllGiven ? [] : (story.alternatives ?? []).map(readWays),
    slips: story.slips.map(([wrong, code, said, inFirst = said]) => {
      const { name, way } = readEquation(wrong);
      return { step: name, way, code, feedback: fill(said), inFirst: fill(inFirst) };
    }),
    asked: fill(story.asked),
    answerUnit: story.unit,
    hints: [idea ?? "", ...ways],
    identity: `${stories.indexOf(story)} ${Object.values({ ...told, ...bare }).join(" ")}`,
  });
}
