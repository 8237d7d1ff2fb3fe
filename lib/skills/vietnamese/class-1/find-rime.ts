import type { Rng } from "#lib/core/rng.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { oneOfEachRime } from "#lib/skills/vietnamese/words/one-of-each-rime.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** A word that is its own rime would be told by the question. */
const words = commonSyllables.map(syllableParts).filter(({ text, rime }) => text !== rime);

const sliding: readonly string[] = ["iê", "uô", "ươ"];

/** Open rimes; closed ones of one vowel; those that begin with a glide or slide. */
function levelOf({ rime, syllable: { hasGlide, vowel, final } }: SyllableParts): Difficulty {
  if (["", "i", "y", "o", "u"].includes(final) && !hasGlide) return 1;
  return hasGlide || sliding.includes(vowel) || rime.length > 3 ? 3 : 2;
}

const prompts: readonly ((rime: string) => string)[] = [
  (rime) => `Tiếng nào có vần “${rime}”?`,
  (rime) => `Con tìm tiếng có vần “${rime}”.`,
  (rime) => `Vần “${rime}” có trong tiếng nào?`,
];

/** One word of each rime, the rimes most like this one first. */
function pickNear(rng: Rng, rime: string): SyllableParts[] {
  return oneOfEachRime(nearRimes(rime, rng.shuffle(words))).slice(0, 4);
}

/** A word with a given rime (curriculum, c1-find-rime): open rimes; closed ones; oan, uyên, ươu and their like. */
export const findRime = defineSkill({
  id: "c1-find-rime",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tìm tiếng có vần đã cho",
  source: "rule",
  generate(difficulty, rng) {
    const right = rng.pick(words.filter((word) => levelOf(word) === difficulty));
    return choiceQuestion(rng, {
      prompt: rng.pick(prompts)(right.rime),
      answer: wordsValue(right.text),
      distractors: pickNear(rng, right.rime).map((word) =>
        mistake("RIME", wordsValue(word.text), `Tiếng “${word.text}” có vần “${word.rime}”.`),
      ),
      hints: ["Con che chữ đầu và dấu thanh, rồi xem phần sau nhé!", "Con so phần sau của từng tiếng với vần đã cho."],
      explanation: `Tiếng “${right.text}” gồm “${right.initial}” và vần “${right.rime}”.`,
      praise: "word",
      identity: `find ${right.rime} ${right.text}`,
    });
  },
});
