import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, type readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Distractor, HelpWords } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";

/** Stories of two numbers: the bounds of what may be told, a unit or the name of what is counted, and the sentence. */
export const storyColumns = { numbers: ["least", "most"], words: ["name", "text"] } as const;

type NumberStory = ReturnType<typeof readTable<"least" | "most", "name" | "text">>[number];

/** A calculation that is worked in writing; its answer is at most 100 000. */
export interface WrittenWork {
  readonly sign: "+" | "−" | "×" | ":";
  readonly first: number;
  readonly second: number;
  readonly result: number;
  /** Called after the prompt is drawn: some are drawn themselves. */
  readonly distractors: () => readonly Distractor<number>[];
  readonly hints: readonly HelpWords[];
}

const range = [1, 100_000] as const;

const names = {
  "+": { work: "Phép cộng", result: "Tổng", identity: "sum" },
  "−": { work: "Phép trừ", result: "Hiệu", identity: "difference" },
  "×": { work: "Phép nhân", result: "Tích", identity: "product" },
} as const;

/** "3 568 + 2 717" */
export function writtenExpression({ sign, first, second }: Pick<WrittenWork, "sign" | "first" | "second">): string {
  return `${groupNumber(first)} ${sign} ${groupNumber(second)}`;
}

/** Work in columns. */
export type ColumnWork = WrittenWork & { readonly sign: "+" | "−" | "×" };

/** "3 568 + 2 717 = ?", also set out in columns; `more` are further prompts for it in a row. */
export function buildWrittenQuestion(
  work: ColumnWork,
  { explanation, more = [] }: { readonly explanation: HelpWords; readonly more?: readonly string[] },
  rng: Rng,
): Question {
  const { sign, first, second, result } = work;
  const name = names[sign];
  const isSetOut = rng.pick([true, false]);
  const expression = writtenExpression(work);
  const numbers = [String(first), String(second)];
  const figure = working({ operation: sign, numbers, result: null, alt: `${name.work} ${expression} đặt theo cột.` });
  return numberQuestion(rng, {
    prompt: isSetOut
      ? rng.pick([
          `Đặt tính rồi tính: ${expression} = ?`,
          `Con tính ${name.work.toLowerCase()} theo cột: ${expression} = ?`,
        ])
      : rng.pick([
          `${expression} = ?`,
          `${name.result} của ${groupNumber(first)} và ${groupNumber(second)} là:`,
          ...more,
        ]),
    figures: isSetOut ? [figure] : [],
    answer: result,
    write: wholeValue,
    range,
    isTyped: true,
    distractors: work.distractors(),
    hints: work.hints,
    explanation,
    praise: "calculate",
    identity: `${name.identity} ${first} ${second}`,
  });
}

/** One of the stories, with its gaps {a} and {b} filled in. `told` stands before the expression in the explanation. */
export function buildWrittenStoryQuestion(
  work: WrittenWork,
  { stories, idea, told }: { readonly stories: readonly NumberStory[]; readonly idea: string; readonly told: string },
  rng: Rng,
): Question {
  const { first, second, result } = work;
  const { text, name } = rng.pick(stories);
  return numberQuestion(rng, {
    prompt: tieUnits(fillGaps(text, { a: groupNumber(first), b: groupNumber(second) })),
    answer: result,
    write: writeWith(name),
    range,
    isTyped: true,
    distractors: work.distractors(),
    hints: [idea, ...work.hints],
    explanation: `${told}${told.endsWith(".") ? " Vậy" : ":"} ${writtenExpression(work)} = ${groupNumber(result)} (${name}).`,
    praise: "story",
    identity: `story ${first} ${second}`,
  });
}
