import type { Rng } from "#lib/core/rng.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellLetter } from "#lib/skills/vietnamese/feedback/tell-letter.ts";
import { alikeLetters } from "#lib/skills/vietnamese/words/alike-letters.ts";
import { letterCard } from "#lib/skills/vietnamese/words/letter-card.ts";
import { letterLine } from "#lib/skills/vietnamese/words/letter-line.ts";

/** Capitals of the same shape; of another shape; with marks. */
const letters: Readonly<Record<Difficulty, readonly string[]>> = {
  1: Array.from("ckopsuvxy"),
  2: Array.from("abdeghilmnqrt"),
  3: Array.from("ăâđêôơư"),
};

const capital = (letter: string) => letter.toUpperCase();

function letterValue(letter: string): Value {
  return { line: { text: letter, spoken: letterName(letter) }, worth: letter.toLowerCase() };
}

interface Way {
  readonly toCapital: boolean;
  readonly tell: (letter: string) => string;
}

const ways: readonly Way[] = [
  { toCapital: true, tell: (letter) => `Chữ hoa của “${letter}” là chữ nào?` },
  { toCapital: true, tell: (letter) => `Viết hoa chữ “${letter}”, con được chữ nào?` },
  { toCapital: false, tell: (letter) => `Chữ thường của “${letter}” là chữ nào?` },
  { toCapital: false, tell: (letter) => `Viết thường chữ “${letter}”, con được chữ nào?` },
];

/** The given letter and beside it, standing out, what it is written as. */
function bothCards(given: string, answer: string): WordFigure {
  const text = `${given} ${answer}`;
  return { type: "word", text, lit: [{ from: 2, to: 3 }], alt: `Thẻ ghi hai chữ “${text}”, chữ sau được tô màu.` };
}

/** "Chữ hoa của “b” là chữ nào?", or the other way round. */
function buildOneQuestion(rng: Rng): Question {
  const letter = rng.pick(letters[1]);
  const way = rng.pick(ways);
  const [given, answer] = way.toCapital ? [letter, capital(letter)] : [capital(letter), letter];
  const write = (each: string) => (way.toCapital ? capital(each) : each);
  const [name, size] = [letterName(letter), way.toCapital ? "hoa" : "thường"];
  return choiceQuestion(rng, {
    prompt: letterLine(way.tell, given),
    // Both letters have one name.
    isReadByPupil: true,
    figures: [letterCard(given)],
    answer: letterValue(answer),
    distractors: alikeLetters(rng, letter).map((other) =>
      mistake("SPELL", letterValue(write(other)), tellLetter(write(other))),
    ),
    hints: [
      { text: `Chữ trên thẻ đọc là “${name}”.`, spoken: `Chữ trên thẻ đọc là ${name}.` },
      way.toCapital
        ? "Con tìm chữ hoa có hình dáng gần giống chữ trên thẻ."
        : "Con tìm chữ thường có hình dáng gần giống chữ trên thẻ.",
    ],
    explanation: {
      say: {
        text: `Chữ “${given}” viết ${size} là “${answer}”. Cả hai đều đọc là “${name}”.`,
        spoken: `Chữ ${name} viết ${size} vẫn đọc là ${name}.`,
      },
      figures: [bothCards(given, answer)],
    },
    praise: "word",
    identity: `${ways.indexOf(way)} ${given}`,
  });
}

const pairPrompts = [
  "Con tìm chữ thường cho mỗi chữ hoa.",
  "Con ghép chữ hoa với chữ thường.",
  "Chữ hoa nào đi với chữ thường nào?",
];

/** Cards with small letters, to be put to their capitals; one or two are left over. */
function buildPairsQuestion(rng: Rng, difficulty: Difficulty): Question {
  const count = difficulty === 2 ? 4 : 3;
  const chosen = rng.shuffle(letters[difficulty]).slice(0, count);
  const near = chosen.flatMap((letter) => alikeLetters(rng, letter).slice(0, 2));
  const others = rng.shuffle([...new Set(near)].filter((letter) => !chosen.includes(letter)));
  return pairsQuestion(rng, {
    prompt: rng.pick(pairPrompts),
    isReadByPupil: true,
    pairs: chosen.map((letter) => ({
      left: { text: capital(letter), spoken: `${letterName(letter)} hoa` },
      card: { text: letter, spoken: `${letterName(letter)} thường` },
      wrong: (card) => ({
        text: `“${capital(letter)}” đọc là “${letterName(letter)}”, còn “${card}” đọc là “${letterName(card)}”.`,
        spoken: `Chữ hoa đọc là ${letterName(letter)}, còn chữ con ghép đọc là ${letterName(card)}.`,
      }),
    })),
    others: others.slice(0, difficulty === 3 ? 2 : 1),
    hints: [
      {
        text: `Con đọc từng chữ hoa: ${chosen.map((letter) => `“${letterName(letter)}”`).join(", ")}.`,
        spoken: `Con đọc từng chữ hoa: ${chosen.map(letterName).join(", ")}.`,
      },
      difficulty === 3 ? "Chữ hoa có dấu gì thì chữ thường cũng có dấu ấy." : "Con tìm chữ thường đọc giống như thế.",
    ],
    code: "SPELL",
    explanation: "Các cặp đúng là:",
    praise: "word",
    identity: `pairs ${chosen.toSorted().join("")}`,
  });
}

/** Capitals and small letters (curriculum, c1-letter-case): of one shape; of another; with marks. */
export const letterCase = defineSkill({
  id: "c1-letter-case",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Chữ in hoa và chữ thường",
  source: "rule",
  generate(difficulty, rng) {
    const isChosen = difficulty === 1 && rng.int(0, 1) === 0;
    return isChosen ? buildOneQuestion(rng) : buildPairsQuestion(rng, difficulty);
  },
});
