import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { FillView } from "#lib/questions/kinds/fill/grading.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface FillDraft extends QuestionDraft {
  /** The syllable that is built. */
  readonly answer: string;
  /** Its parts among others, one of each row. */
  readonly rows: Pick<FillView, "initials" | "rimes" | "tones">;
  readonly picture?: PictureName;
  /** Said to a part that is the first wrong one. */
  readonly wrong: {
    readonly initial: (part: string) => Words;
    readonly rime: (part: string) => Words;
    readonly tone: (part: Tone) => Words;
  };
}

/** A question in which a syllable is built of its parts. Throws an Error when the rows do not hold them. */
export function fillQuestion(rng: Rng, draft: FillDraft): Question {
  const { rows, answer, wrong, picture = null } = draft;
  const all = [...rows.initials.entries()].flatMap(([first, initial]) =>
    [...rows.rimes.entries()].flatMap(([second, rime]) =>
      [...rows.tones.entries()].map(([third, tone]) => ({
        places: { initial: first, rime: second, tone: third },
        text: joinParts({ initial, rime, tone }),
      })),
    ),
  );
  const right = all.find(({ text }) => text === answer);
  if (right === undefined) throw new Error(`No parts of "${answer}" lie in the rows`);
  return {
    kind: "fill",
    ...draftedFields(rng, draft),
    view: { ...rows, picture },
    key: {
      ...right.places,
      wrong: {
        initials: rows.initials.map((part) => wordsAsLine(wrong.initial(part))),
        rimes: rows.rimes.map((part) => wordsAsLine(wrong.rime(part))),
        tones: rows.tones.map((part) => wordsAsLine(wrong.tone(part))),
      },
    },
    answer: toLine(answer),
  };
}
