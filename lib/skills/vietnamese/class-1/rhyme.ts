import type { Rng } from "#lib/core/rng.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellRime } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { oneOfEachRime } from "#lib/skills/vietnamese/words/one-of-each-rime.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** A word that is its own rime would be told by the help. */
const words = commonSyllables.map(syllableParts).filter(({ text, rime }) => text !== rime);

const prompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng nào cùng vần với “${text}”?`,
  (text) => `Con tìm tiếng cùng vần với “${text}”.`,
  (text) => `Tiếng “${text}” cùng vần với tiếng nào?`,
];

/** Two words with one rime: with one tone at the first difficulty, with two at the others. */
const pairs: Readonly<Record<"alike" | "other", readonly (readonly [SyllableParts, SyllableParts])[]>> = (() => {
  const all = words.flatMap((one) =>
    words.filter((other) => other.text !== one.text && other.rime === one.rime).map((other) => [one, other] as const),
  );
  const isAlike = ([one, other]: (typeof all)[number]) => one.syllable.tone === other.syllable.tone;
  return { alike: all.filter(isAlike), other: all.filter((pair) => !isAlike(pair)) };
})();

/** At first the word that is rhymed with is one that can be drawn. */
const pairsAt: Readonly<Record<Difficulty, (typeof pairs)["alike"]>> = {
  1: pairs.alike.filter(([given]) => pictureWords.has(given.text)),
  2: pairs.other.filter(([given]) => pictureWords.has(given.text)),
  3: pairs.other,
};

/** Words of other rimes, one of each: any at the first difficulty, then such as sound nearly alike. */
function pickOthers(rng: Rng, rime: string, difficulty: Difficulty): SyllableParts[] {
  const shuffled = rng.shuffle(words);
  const ordered = difficulty === 1 ? shuffled.filter((word) => word.rime !== rime) : nearRimes(rime, shuffled);
  const near = oneOfEachRime(ordered);
  return difficulty === 2 ? rng.shuffle(near.slice(0, 10)) : near;
}

/** Words that rhyme (curriculum, c1-rhyme): with one tone; with another; among rimes that sound nearly alike. */
export const rhyme = defineSkill({
  id: "c1-rhyme",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tiếng cùng vần",
  source: "rule",
  generate(difficulty, rng) {
    const [given, right] = rng.pick(pairsAt[difficulty]);
    return choiceQuestion(rng, {
      prompt: rng.pick(prompts)(given.text),
      figures: difficulty === 3 ? [] : pictureOf(given.text),
      answer: wordsValue(right.text),
      distractors: pickOthers(rng, right.rime, difficulty)
        .slice(0, 4)
        .map((word) => mistake("RIME", wordsValue(word.text), tellRime(word))),
      hints: [
        `Con che phần đầu và dấu thanh của tiếng “${given.text}”.`,
        `${tellRime(given)} Con tìm tiếng có vần ấy.`,
      ],
      explanation: `Tiếng “${given.text}” và “${right.text}” đều có vần “${right.rime}”.`,
      praise: "word",
      identity: `rhyme ${given.text} ${right.text}`,
    });
  },
});
