import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { alphabetName } from "#lib/core/vietnamese/alphabet-name.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";

/** Names like the sound with another vowel; names that hardly sound like it; those of the end of the alphabet. */
const letters: Readonly<Record<Difficulty, readonly string[]>> = {
  1: Array.from("bcdđtvp"),
  2: Array.from("hklmncbv"),
  3: Array.from("qrxygslm"),
};

const prompts = [
  "Con ghép mỗi chữ cái với tên của nó.",
  "Chữ cái nào mang tên nào? Con ghép cho đúng.",
  "Con tìm tên gọi cho mỗi chữ cái.",
];

/** Letters whose name is not the sound they are spelled out with. */
const hasSound = (letter: string) => letterName(letter) !== alphabetName(letter);

/** Which letter is called so, or that it is a sound. */
function tellWrong(letter: string, card: string, all: readonly string[]): Line {
  const other = all.find((each) => alphabetName(each) === card);
  if (other !== undefined) {
    return {
      text: `“${card}” là tên của chữ “${other}”, không phải chữ “${letter}”.`,
      spoken: `${capital(card)} là tên của chữ khác.`,
    };
  }
  const told = card === letterName(letter) ? "là âm đọc khi đánh vần" : "là âm của một chữ khác";
  return {
    text: `“${card}” ${told}, không phải tên chữ.`,
    spoken: `${capital(card)} ${told}, không phải tên chữ.`,
  };
}

const pairsOf: Readonly<Record<Difficulty, number>> = { 1: 3, 2: 4, 3: 3 };

/** Letters and their names (curriculum, c2-letter-names): names with ê; names of other sounds; the rest of the alphabet. */
export const letterNamesOfClassTwo = defineSkill({
  id: "c2-letter-names",
  classId: "2",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Tên chữ cái và âm",
  source: "rule",
  generate(difficulty, rng) {
    const all = letters[difficulty];
    const shuffled = rng.shuffle(all);
    const chosen = shuffled.slice(0, pairsOf[difficulty]);
    const sounded = rng.pick(chosen.filter(hasSound));
    const left = shuffled.at(-1) ?? "";
    const others = [letterName(sounded), ...(difficulty === 1 ? [] : [alphabetName(left)])];
    return pairsQuestion(rng, {
      prompt: rng.pick(prompts),
      isReadByPupil: true,
      pairs: chosen.map((letter) => ({
        left: { text: letter, spoken: alphabetName(letter) },
        card: { text: alphabetName(letter), spoken: alphabetName(letter) },
        wrong: (card) => tellWrong(letter, card, all),
      })),
      others,
      hints: ["Tên chữ cái là tên con đọc trong bảng chữ cái.", "Âm đọc khi đánh vần không phải tên chữ."],
      code: "READ",
      explanation: `“${capital(alphabetName(sounded))}” là tên chữ, “${letterName(sounded)}” là âm đọc khi đánh vần. Các cặp đúng là:`,
      praise: "name",
      identity: `${chosen.toSorted().join("")} ${others.join(" ")}`,
    });
  },
});
