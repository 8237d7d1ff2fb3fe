import type { Rng } from "#lib/core/rng.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { orderWordsQuestion } from "#lib/skills/drafts/cards-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellLetter } from "#lib/skills/vietnamese/feedback/tell-letter.ts";
import { tellStrokes } from "#lib/skills/vietnamese/feedback/tell-strokes.ts";
import { alikeLetters } from "#lib/skills/vietnamese/words/alike-letters.ts";
import { letterCard } from "#lib/skills/vietnamese/words/letter-card.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { clash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { plainPictures } from "./which-picture.ts";

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

interface Asked {
  readonly letter: string;
  readonly prompt: { readonly text: string; readonly spoken: string };
  readonly drawn: string | null;
  readonly identity: string;
}

/** A letter by its name, or by the picture of a word that begins with it. */
function pickAsked(rng: Rng, difficulty: Difficulty): Asked {
  const letter = rng.pick(letters[difficulty]);
  const name = letterName(letter);
  const words = plainPictures.filter(({ word }) => word.initial === letter).map(({ word }) => word.text);
  if (difficulty === 1 && words.length > 0 && rng.int(0, 1) === 0) {
    const drawn = rng.pick(words);
    const text = `Con gọi tên hình. Tiếng ấy bắt đầu bằng chữ đọc là “${name}”. Đó là chữ nào?`;
    return {
      letter,
      prompt: { text, spoken: `Con nhìn hình nhé. Tiếng ${drawn} bắt đầu bằng chữ đọc là ${name}. Đó là chữ nào?` },
      drawn,
      identity: drawn,
    };
  }
  const way = rng.int(0, prompts.length - 1);
  const text = prompts[way]?.(name) ?? "";
  return { letter, prompt: { text, spoken: text.replace(/[“”]/gu, "") }, drawn: null, identity: `${way} ${letter}` };
}

function buildOneQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { letter, prompt, drawn, identity } = pickAsked(rng, difficulty);
  const name = letterName(letter);
  const others = alikeLetters(rng, letter).filter((other) => !(oneSound.includes(letter) && oneSound.includes(other)));
  const shown = difficulty === 1 ? others.filter((other) => first.includes(other)) : others;
  return choiceQuestion(rng, {
    prompt,
    isReadByPupil: true,
    figures: drawn === null ? [] : pictureOf(drawn),
    answer: letterValue(letter),
    distractors: shown.map((other) => mistake("SPELL", letterValue(other), tellLetter(other))),
    hints: ["Con đọc thử từng chữ, xem chữ nào đọc giống.", tellStrokes(letter)],
    explanation: {
      say: { text: `Chữ đọc là “${name}” viết là “${letter}”.`, spoken: `Chữ này đọc là ${name}.` },
      figures: [letterCard(letter)],
    },
    praise: "word",
    identity,
  });
}

const rowPrompts: readonly ((names: string) => string)[] = [
  (names) => `Cô đọc: ${names}. Con xếp thẻ theo đúng thứ tự.`,
  (names) => `Con xếp các chữ như cô đọc: ${names}.`,
  (names) => `Con nghe rồi xếp thẻ chữ: ${names}.`,
];

/** Letters of which each is called otherwise, so many, the like of the first one among them. */
function pickRow(rng: Rng, from: readonly string[], count: number): string[] {
  const start = rng.pick(from);
  const near = alikeLetters(rng, start).filter((letter) => from.includes(letter));
  const picked: string[] = [];
  for (const letter of [start, ...near]) {
    if (picked.length < count && !picked.some((other) => clash(other, letter))) picked.push(letter);
  }
  return rng.shuffle(picked);
}

/** Cards are put in the order in which their letters are called: three of all, four that look alike. */
function buildRowQuestion(rng: Rng, difficulty: Difficulty): Question {
  const row = pickRow(rng, letters[difficulty], difficulty === 2 ? 3 : 4);
  const names = row.map((letter) => `“${letterName(letter)}”`).join(", ");
  const text = rng.pick(rowPrompts)(names);
  return orderWordsQuestion(rng, {
    prompt: { text, spoken: text.replace(/[“”]/gu, "") },
    isReadByPupil: true,
    cards: row.map((letter) => ({ text: letter, spoken: letterName(letter) })),
    by: "telling",
    first: "Thẻ đứng đầu chưa phải chữ cô đọc đầu tiên. Con nghe lại nhé!",
    later: "Thẻ đầu tiên đúng rồi. Con nghe lại các chữ đọc sau nhé!",
    hints: ["Con nghe từng chữ, tìm thẻ ấy rồi mới nghe tiếp.", "Con nhìn kĩ các nét của từng chữ nhé!"],
    explanation: {
      text: `Các chữ theo thứ tự cô đọc là: ${row.join(", ")}.`,
      spoken: `Các chữ theo thứ tự cô đọc là: ${row.map(letterName).join(", ")}.`,
    },
    praise: "cards",
    identity: `row ${row.join("")}`,
  });
}

/** Letters by their names (curriculum, c1-letter-names): the first ones; all; such as look alike. */
export const letterNames = defineSkill({
  id: "c1-letter-names",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Nhận biết chữ cái",
  source: "rule",
  generate(difficulty, rng) {
    const isRow = difficulty > 1 && rng.int(1, 4) > 1;
    return isRow ? buildRowQuestion(rng, difficulty) : buildOneQuestion(rng, difficulty);
  },
});
