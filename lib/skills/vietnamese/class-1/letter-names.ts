import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellLetter, tellMark } from "#lib/skills/vietnamese/feedback/tell-letter.ts";
import { alikeLetters } from "#lib/skills/vietnamese/words/alike-letters.ts";
import { letterCard } from "#lib/skills/vietnamese/words/letter-card.ts";

const first = "aăâbcdđeê";

/** Some teachers call all three by their common sound: they never stand side by side. */
const oneSound = "ckq";

/** Whose name is the letter itself ("ô") is not asked for: the question would show it. */
const named = alphabet.filter((letter) => letterName(letter) !== letter);

/** The first letters; all of them; those that look alike. */
const letters: Readonly<Record<Difficulty, readonly string[]>> = {
  1: named.filter((letter) => first.includes(letter)),
  2: named,
  3: named.filter((letter) => "bdđpqăâmnhlkvxsr".includes(letter)),
};

function letterValue(letter: string): Value {
  return { line: { text: letter, spoken: letterName(letter) }, worth: letter };
}

const prompts: readonly ((name: string) => string)[] = [
  (name) => `Nghe và chọn chữ: “${name}”.`,
  (name) => `Chữ nào đọc là “${name}”?`,
  (name) => `Cô giáo đọc “${name}”. Con chọn chữ nào?`,
  (name) => `Con tìm chữ đọc là “${name}”.`,
];

/** Letters by their names (curriculum, c1-letter-names): the first ones; all; such as look alike. */
export const letterNames = defineSkill({
  id: "c1-letter-names",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Nhận biết chữ cái",
  source: "rule",
  generate(difficulty, rng) {
    const letter = rng.pick(letters[difficulty]);
    const name = letterName(letter);
    const others = alikeLetters(rng, letter).filter(
      (other) => !(oneSound.includes(letter) && oneSound.includes(other)),
    );
    const shown = difficulty === 1 ? others.filter((other) => first.includes(other)) : others;
    const way = rng.int(0, prompts.length - 1);
    return choiceQuestion(rng, {
      prompt: prompts[way]?.(name) ?? "",
      isReadByPupil: true,
      answer: letterValue(letter),
      distractors: shown.map((other) => mistake("SPELL", letterValue(other), tellLetter(other))),
      hints: ["Con đọc thử từng chữ, xem chữ nào đọc giống.", tellMark(letter)],
      explanation: {
        say: { text: `Chữ đọc là “${name}” viết là “${letter}”.`, spoken: `Chữ này đọc là ${name}.` },
        figures: [letterCard(letter)],
      },
      praise: "word",
      identity: `${way} ${letter}`,
    });
  },
});
