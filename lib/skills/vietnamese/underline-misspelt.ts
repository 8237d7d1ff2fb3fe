import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { tellRightWord } from "#lib/skills/vietnamese/feedback/tell-misspelt.ts";
import { canBeAsked, syllablesOf, underlineSyllableQuestion } from "#lib/skills/vietnamese/underline-syllable.ts";
import { pickSpoilt } from "#lib/skills/vietnamese/words/spoilt-sentence.ts";

interface Told {
  readonly prompts: readonly string[];
  readonly hints: (where: string) => readonly string[];
}

const parts = { SPELL: "âm đầu", RIME: "vần", TONE: "dấu thanh" } as const;

/** The syllable that is written wrongly in a sentence is underlined. */
export function underlineMisspelt(rng: Rng, { prompts, hints }: Told): Question {
  const { sentence, slip, text } = pickSpoilt(
    rng,
    (one) =>
      canBeAsked(one.slip.wrong) &&
      syllablesOf(one.text.toLowerCase()).filter((each) => each === one.slip.wrong).length === 1,
  );
  const { word, wrong } = slip;
  const tell = (syllable: string) => {
    const trap = sentence.traps.find((each) => each !== word && each.right.split(" ").includes(syllable.toLowerCase()));
    return trap === undefined ? `Tiếng “${syllable}” viết đúng rồi.` : tellRightWord(trap);
  };
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick(prompts),
    sentence: text,
    answer: wrong,
    code: slip.code,
    tell,
    hints: hints(parts[slip.code]),
    explanation: `Tiếng “${wrong}” viết sai. Viết đúng là “${word.right}”: ${word.rule}.`,
    praise: "spell",
    identity: `underline ${text}`,
  });
}
