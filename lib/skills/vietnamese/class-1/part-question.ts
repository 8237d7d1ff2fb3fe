import type { Rng } from "#lib/core/rng.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import type { QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { fillQuestion } from "#lib/skills/drafts/fill-question.ts";
import { tellOtherInitial, tellOtherRime, tellOtherTone } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

interface PartDraft extends QuestionDraft {
  readonly word: SyllableParts;
  /** The part that lacks, and others of its sort, those that are most easily taken for it first. */
  readonly lacks:
    | { readonly part: "initial" | "rime"; readonly others: readonly string[] }
    | { readonly part: "tone"; readonly others: readonly Tone[] };
  readonly picture?: PictureName;
}

/** With the right one. */
const most = 4;

/** The right part and up to three others, of which none makes the word again or one no child should see. */
function rowOf<Part extends string>(
  right: Part,
  others: readonly Part[],
  text: string,
  put: (part: Part) => string | null,
): Part[] {
  const fine = [...new Set(others)].filter((part) => {
    const built = put(part);
    return part !== right && built !== text && (built === null || !avoidedSyllables.has(built));
  });
  return [right, ...fine.slice(0, most - 1)];
}

/** A question in which one part of a syllable is put to the two that are given. Throws an Error when there are too few others. */
export function partQuestion(rng: Rng, { word, lacks, ...draft }: PartDraft): Question {
  const { text, initial, rime, syllable } = word;
  const own = { initial, rime, tone: syllable.tone };
  const rows = {
    initials:
      lacks.part === "initial"
        ? rng.shuffle(rowOf(initial, lacks.others, text, (part) => joinParts({ ...own, initial: part })))
        : [initial],
    rimes:
      lacks.part === "rime"
        ? rng.shuffle(rowOf(rime, lacks.others, text, (part) => joinParts({ ...own, rime: part })))
        : [rime],
    tones:
      lacks.part === "tone"
        ? rowOf(syllable.tone, lacks.others, text, (tone) => joinParts({ ...own, tone })).toSorted(
            (one, other) => tones.indexOf(one) - tones.indexOf(other),
          )
        : [syllable.tone],
  };
  if (rows.initials.length + rows.rimes.length + rows.tones.length < 5) throw new Error(`Too few parts for “${text}”`);
  return fillQuestion(rng, {
    ...draft,
    answer: text,
    rows,
    wrong: {
      initial: (part) => tellOtherInitial(word, part),
      rime: (part) => tellOtherRime(word, part),
      tone: (part) => tellOtherTone(word, part),
    },
  });
}
