import { parseArgs } from "node:util";
import { classIds } from "#lib/core/class-id.ts";
import { edgeLearners, type LearnerModel, usualLearner } from "./learner.ts";
import { type Outcome, type Policy, playYear, policies } from "./year.ts";

// Simulated pupils through a school year: `npm run simulate`, `-- --pupils 200`, `-- --edges` for other learners too.
// Prints how the product's policy stands beside random practice and the order of the class (design "Lessons").

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a policy came to over many pupils, means of a pupil. */
export interface Summary {
  readonly policy: Policy;
  /** Share of right first tries. */
  readonly share: number;
  /** Share of pupils with 70 to 90 % right. */
  readonly within: number;
  /** Skills brought to mastery, and those the product marks so. */
  readonly mastered: number;
  readonly marked: number;
  /** Skills there were to bring to mastery. */
  readonly open: number;
  /** Questions asked in the year. */
  readonly asked: number;
  /** Questions asked for each skill brought to mastery. */
  readonly questions: number;
  /** Chance of a right try 30 days later in what was mastered. */
  readonly retained: number;
  readonly stuck: number;
}

function summarise(policy: Policy, outcomes: readonly Outcome[]): Summary {
  const of = (read: (outcome: Outcome) => number) => mean(outcomes.map(read));
  return {
    policy,
    share: of(({ share }) => share),
    within: of(({ share }) => Number(share >= 0.7 && share <= 0.9)),
    mastered: of(({ mastered }) => mastered),
    marked: of(({ marked }) => marked),
    open: of(({ open }) => open),
    asked: of(({ asked }) => asked),
    questions: of(({ asked }) => asked) / of(({ mastered }) => mastered),
    retained: mean(outcomes.flatMap(({ retained }) => retained)),
    stuck: of(({ stuck }) => stuck),
  };
}

/** `pupils` simulated pupils a policy, spread over the classes. */
export function simulate(model: LearnerModel, pupils: number, wanted: readonly Policy[] = policies): Summary[] {
  return wanted.map((policy) => {
    const outcomes = Array.from({ length: pupils }, (_, number) => {
      const classId = classIds[number % classIds.length] ?? "1";
      return playYear(policy, model, classId, `pupil ${number}`);
    });
    return summarise(policy, outcomes);
  });
}

function printTable(summaries: readonly Summary[]): void {
  const head = ["policy", "right", "70-90 %", "mastered", "marked", "questions", "kept", "stuck"];
  const rows = summaries.map(({ policy, share, within, mastered, marked, questions, retained, stuck }) => [
    policy,
    percent(share, 1),
    percent(within, 0),
    mastered.toFixed(1),
    marked.toFixed(1),
    questions.toFixed(0),
    percent(retained, 0),
    stuck.toFixed(2),
  ]);
  for (const row of [head, ...rows]) {
    process.stdout.write(`${row.map((cell, place) => cell.padEnd(place === 0 ? 14 : 11)).join("")}\n`);
  }
}

const percent = (share: number, digits: number) => `${(100 * share).toFixed(digits)} %`;

/** The two figures that the goals are about, and what of them this model of pupils allows at best. */
function printGoals(summaries: readonly Summary[]): void {
  const [today, random, best] = (["today", "random", "all-knowing"] as const).map((name) =>
    summaries.find(({ policy }) => policy === name),
  );
  if (today === undefined || random === undefined || best === undefined) return;
  process.stdout.write(`share right 70-90 %: ${percent(today.within, 0)} of pupils\n`);
  const ratio = today.questions / random.questions;
  process.stdout.write(`questions to mastery against random: ${ratio.toFixed(2)}\n`);
  const all = today.asked / today.open / random.questions;
  process.stdout.write(
    `whoever knows what each pupil can: ${percent(best.within, 0)} of pupils; with every skill mastered: ${all.toFixed(2)}\n`,
  );
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { pupils: { type: "string", default: "1000" }, edges: { type: "boolean", default: false } },
  });
  const models = values.edges ? { usual: usualLearner, ...edgeLearners } : { usual: usualLearner };
  for (const [name, model] of Object.entries(models)) {
    if (values.edges) process.stdout.write(`\n${name}\n`);
    const summaries = simulate(model, Number(values.pupils));
    printTable(summaries);
    printGoals(summaries);
  }
}
