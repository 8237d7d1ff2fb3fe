import type { Rng } from "#lib/core/rng.ts";
import { onePicture } from "#lib/questions/figures/objects.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake, type QuestionDraft, type Words } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { captioned } from "#lib/skills/vietnamese/words/lit-card.ts";
import { namedPictures } from "#lib/skills/vietnamese/words/named-pictures.ts";
import type { PartName } from "#lib/skills/vietnamese/words/part-stretch.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { pictureText } from "#lib/text/picture-text.ts";

type Named = (typeof namedPictures)[number];

/** Pictures of which the word is all that is said: not "bí" of "quả bí đỏ". */
export const plainPictures: readonly Named[] = namedPictures.filter(
  ({ word, picture }) => pictureText[picture].name.split(" ").at(-1) === word.text,
);

interface WhichPictureDraft extends QuestionDraft {
  readonly explanation: Words;
  /** What the name is known by: it stands out where the explanation writes it below its picture. */
  readonly part: PartName;
  readonly right: Named;
  /** Pictures of other words, of which three are taken. */
  readonly others: readonly Named[];
  readonly code: MistakeCode;
  /** Said to a wrong picture, of the word it shows. */
  readonly tell: (word: SyllableParts) => Words;
}

/** A picture that is heard as its word alone: in "con bò" and "quả bơ" there are other sounds as well. */
function draw({ word, picture }: Named) {
  return onePicture(picture, `Hình vẽ: ${word.text}.`);
}

/** A question with four pictures, of which one is picked by the sound of its name. */
export function whichPictureQuestion(rng: Rng, draft: WhichPictureDraft): Question {
  const { right, others, code, tell, explanation, part } = draft;
  return figureChoiceQuestion(rng, {
    ...draft,
    right: draw(right),
    explanation: { say: explanation, figures: [captioned(draw(right), right.word, part)] },
    answer: right.word.text,
    distractors: others.slice(0, 3).map((other) => mistake(code, draw(other), tell(other.word))),
  });
}

/** One picture of each sort, in the order in which they come. */
export function oneOfEach(pictures: readonly Named[], sortOf: (word: SyllableParts) => string): Named[] {
  return [...Map.groupBy(pictures, ({ word }) => sortOf(word)).values()].flatMap((group) => group.slice(0, 1));
}
