import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "./draft.ts";
import { type WritingDraft, writingKey } from "./writing-key.ts";

interface TypeDraft extends QuestionDraft, WritingDraft {
  readonly prompt: string;
  /** As it stands there to be written anew; how it is heard where that is not how it is written. */
  readonly given: string;
  readonly heard?: string;
}

/** Room for a few signs too many. */
const spare = 8;

/** A question that is answered by typing a text as it should be written. */
export function typeQuestion(rng: Rng, draft: TypeDraft): Question {
  const { prompt, given, heard = given, answer } = draft;
  return {
    kind: "type",
    ...draftedFields(rng, { ...draft, prompt: { text: prompt, spoken: toSpoken(`${prompt} ${heard}`) } }),
    view: { given, mostSigns: Math.max(given.length, answer.length) + spare },
    key: writingKey(draft),
    answer: toLine(answer),
  };
}
