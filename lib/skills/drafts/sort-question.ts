import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { SortKey, SortView } from "#lib/questions/kinds/sort/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeSort } from "#lib/questions/write-response.ts";
import { boxesQuestion } from "./boxes-question.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface SumDraft extends Pick<Parameters<typeof boxesQuestion>[1], "parts" | "values" | "distractors" | "wrong"> {}

interface AlikeDraft extends QuestionDraft {
  readonly view: Omit<SortView, "sum">;
  /** Every right number of things in the trays; the first is shown. */
  readonly ways: readonly (readonly number[])[];
  /** Other numbers, the most telling first; right and equal ones are passed over. */
  readonly distractors: readonly Distractor<readonly number[]>[];
  /** Said where things still lie on the heap that belong into trays, and of any other numbers. */
  readonly missing: Words;
  readonly wrong: Words;
  readonly sum: SumDraft | null;
}

/** The boxes below the trays with what belongs into them. */
function boxesOf(rng: Rng, draft: QuestionDraft, sum: SumDraft | null) {
  if (sum === null) return { view: null, key: null };
  const question = boxesQuestion(rng, { ...draft, ...sum, answer: "" });
  return question.kind === "boxes" ? { view: question.view, key: question.key } : { view: null, key: null };
}

/** A question in which things that are all alike are put into trays; a line may be written below them. */
export function sortAlikeQuestion(rng: Rng, draft: AlikeDraft): Question {
  const { ways } = draft;
  const { trays } = draft.view;
  const sum = boxesOf(rng, draft, draft.sum);
  const view: SortView = { ...draft.view, sum: sum.view };
  const fits = (sorted: readonly number[]) =>
    sorted.length === trays.length &&
    sorted.every((count) => count >= 0) &&
    sorted.some((count) => count > 0) &&
    !ways.some((way) => String(way) === String(sorted));
  const key: SortKey = {
    ways,
    sum: sum.key,
    mistakes: knownMistakes(draft.distractors, fits).map(({ value, ...said }) => ({ sorted: value, ...said })),
    missing: wordsAsLine(draft.missing),
    wrong: [wordsAsLine(draft.wrong)],
  };
  return {
    kind: "sort",
    ...draftedFields(rng, draft),
    view,
    key,
    answer: toLine(writeSort(view, { sorted: ways[0] ?? [], typed: sum.key?.values ?? null })),
  };
}

interface NamedThing {
  readonly name: string;
  /** The place of its tray. */
  readonly tray: number;
  /** Said when it is the first that lies wrong. */
  readonly wrong: Words;
}

interface NamedDraft extends Omit<QuestionDraft, "explanation"> {
  readonly things: readonly NamedThing[];
  readonly trays: readonly string[];
  /** Whether the things are told in a line each. */
  readonly isLong?: true;
  /** The mistake by which a thing lies wrong. */
  readonly code: MistakeCode;
  /** What comes before the answer: "Xếp đúng là:". */
  readonly explanation: string;
}

/** A question in which each of several things belongs into one of the trays. */
export function sortNamedQuestion(
  rng: Rng,
  { things, trays, isLong, code, explanation, ...draft }: NamedDraft,
): Question {
  const view: SortView = {
    pile: { type: "named", things: things.map(({ name }) => name), ...(isLong && { isLong }) },
    trays: trays.map((name) => ({ name, paint: null })),
    each: null,
    sum: null,
  };
  const way = things.map(({ tray }) => tray);
  const answer = writeSort(view, { sorted: way, typed: null });
  return {
    kind: "sort",
    ...draftedFields(rng, { ...draft, explanation: `${explanation} ${answer}.` }),
    view,
    key: {
      ways: [way],
      sum: null,
      mistakes: [],
      missing: null,
      wrong: things.map(({ wrong }) => wordsAsLine(wrong)),
      mistake: code,
    },
    answer: toLine(answer),
  };
}
