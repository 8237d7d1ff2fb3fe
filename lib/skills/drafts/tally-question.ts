import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { TallyKey, TallyThing, TallyView } from "#lib/questions/kinds/tally/grading.ts";
import { writeTally } from "#lib/questions/kinds/tally/write-tally.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** A row or cell, and what is said where its number is wrong. */
export interface TallyPlace {
  /** Wrong numbers, the most telling first; equal ones and those that cannot be typed are passed over. */
  readonly distractors: readonly Distractor<number>[];
  readonly tooLow: Words;
  readonly tooHigh: Words;
}

interface TallyDraft extends Omit<QuestionDraft, "explanation"> {
  /** In the order in which they lie there, each with the place where it is counted. */
  readonly things: readonly { readonly thing: TallyThing; readonly place: number }[];
  readonly sheet: TallyView["sheet"];
  /** One for each row or cell. */
  readonly places: readonly TallyPlace[];
  /** Where strokes are made: said of things that have none, and of one in a row of another kind, a line a row. */
  readonly strokes: { readonly left: Words; readonly stray: readonly Words[] } | null;
  /** Said where two numbers stand in each other's place. */
  readonly exchanged: Words;
  /** Said where the most and the least are named the wrong way round, or one of them is another row. */
  readonly wrongEnds: { readonly turned: Words; readonly most: Words; readonly least: Words } | null;
  /** How it is found, said before the answer: "7 gồm 5 và 2." */
  readonly way: string;
}

const largest = 99;

/** The row of the most and that of the least. */
function endsOf(counts: readonly number[]): readonly number[] {
  return [counts.indexOf(Math.max(...counts)), counts.indexOf(Math.min(...counts))];
}

/** A question in which the things of a heap are counted, with strokes or into a table. */
export function tallyQuestion(rng: Rng, draft: TallyDraft): Question {
  const { things, sheet, places, strokes, wrongEnds } = draft;
  const view: TallyView = { things: things.map(({ thing }) => thing), sheet };
  const counts = places.map((_, at) => things.filter(({ place }) => place === at).length);
  const isTotalled = sheet.type === "table" || sheet.isTotalled;
  const totalled = isTotalled ? places : [];
  const key: TallyKey = {
    rows: strokes === null ? null : things.map(({ place }) => place),
    totals: isTotalled ? counts : null,
    ends: wrongEnds === null ? null : endsOf(counts),
    left: strokes === null ? null : wordsAsLine(strokes.left),
    stray: strokes?.stray.map(wordsAsLine) ?? [],
    mistakes: totalled.flatMap(({ distractors }, place) =>
      knownMistakes(distractors, (value) => value !== counts[place] && value >= 0 && value <= largest).map((each) => ({
        place,
        ...each,
      })),
    ),
    tooLow: totalled.map(({ tooLow }) => wordsAsLine(tooLow)),
    tooHigh: totalled.map(({ tooHigh }) => wordsAsLine(tooHigh)),
    exchanged: isTotalled ? wordsAsLine(draft.exchanged) : null,
    wrongEnds:
      wrongEnds === null
        ? null
        : {
            turned: wordsAsLine(wrongEnds.turned),
            most: wordsAsLine(wrongEnds.most),
            least: wordsAsLine(wrongEnds.least),
          },
  };
  const answer = writeTally(view, { tallied: key.rows, totals: key.totals, ends: key.ends });
  return {
    kind: "tally",
    ...draftedFields(rng, { ...draft, explanation: `${draft.way} ${answer}.` }),
    view,
    key,
    answer: toLine(answer),
  };
}
