import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { orderWordsQuestion } from "#lib/skills/drafts/cards-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { letterLine } from "#lib/skills/vietnamese/words/letter-line.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";

function letterValue(letter: string): Value {
  return { line: { text: letter, spoken: letterName(letter) }, worth: letter };
}

/** A question about where a letter stands: `place` is the answer's, from 0. */
interface Asked {
  readonly prompt: Line;
  readonly place: number;
  /** What stands on the card: the letter asked about, or a run with a gap. */
  readonly card: string;
  /** Where to begin. */
  readonly hint: Line;
  /** What is said to a letter that stands elsewhere. */
  readonly tellWrong: (place: number) => Line;
}

/** What stands beside the letter that is asked about: the letter next to it, the one after that … */
const stepsAway = ["", "", "một chữ", "hai chữ", "ba chữ", "bốn chữ", "năm chữ"];

/** Said to a letter on the wrong side of the given one, or too far from it. */
function tellBeside(given: number, step: 1 | -1, place: number): Line {
  const tell = (nameOf: (letter: string) => string) => {
    const [one, other] = [place, given].map((at) => nameOf(alphabet[at] ?? ""));
    if (Math.sign(place - given) !== step) {
      return `Chữ “${one}” đứng ${step === 1 ? "trước" : "sau"} chữ “${other}”.`;
    }
    const [low, high] = step === 1 ? [other, one] : [one, other];
    return `Giữa “${low}” và “${high}” còn ${stepsAway[Math.abs(place - given)]} nữa.`;
  };
  return { text: tell((letter) => letter), spoken: tell(letterName).replace(/[“”]/gu, "") };
}

/** Said to a letter outside a run. */
function tellOutside(start: number, place: number): Line {
  const [end, side] = place < start ? [start, "trước"] : [start + 3, "sau"];
  const tell = (nameOf: (letter: string) => string) =>
    `Chữ “${nameOf(alphabet[place] ?? "")}” đứng ${side} chữ “${nameOf(alphabet[end] ?? "")}”.`;
  return { text: tell((letter) => letter), spoken: tell(letterName).replace(/[“”]/gu, "") };
}

const after: readonly ((letter: string) => string)[] = [
  (letter) => `Chữ cái nào đứng ngay sau chữ “${letter}”?`,
  (letter) => `Trong bảng chữ cái, ngay sau “${letter}” là chữ nào?`,
  (letter) => `Bạn Lan vừa đọc chữ “${letter}”. Chữ ngay sau là:`,
];

const before: readonly ((letter: string) => string)[] = [
  (letter) => `Chữ cái nào đứng ngay trước chữ “${letter}”?`,
  (letter) => `Trong bảng chữ cái, ngay trước “${letter}” là chữ nào?`,
  (letter) => `Bạn Minh đọc chữ nào ngay trước chữ “${letter}”?`,
];

function buildBesideQuestion(rng: Rng, step: 1 | -1): Asked {
  const place = step === 1 ? rng.int(1, alphabet.length - 1) : rng.int(0, alphabet.length - 2);
  const given = alphabet[place - step] ?? "";
  const hint =
    step === 1
      ? "Con đọc bảng chữ cái đến chữ trên thẻ rồi đọc tiếp."
      : "Con đọc bảng chữ cái, dừng lại khi gặp chữ trên thẻ.";
  return {
    prompt: letterLine(rng.pick(step === 1 ? after : before), given),
    place,
    card: given,
    hint: toLine(hint),
    tellWrong: (each) => tellBeside(place - step, step, each),
  };
}

/** "c, d, …, e" */
function buildGapQuestion(rng: Rng): Asked {
  const start = rng.int(0, alphabet.length - 4);
  const place = start + rng.int(1, 2);
  const run = alphabet.slice(start, start + 4);
  const write = (nameOf: (letter: string) => string, gap: string) =>
    run.map((letter, at) => (start + at === place ? gap : nameOf(letter))).join(", ");
  const tell = rng.pick(["Chữ nào còn thiếu:", "Con tìm chữ điền vào chỗ chấm:", "Dãy chữ cái này thiếu chữ nào:"]);
  const shown = write((letter) => letter, "…");
  return {
    prompt: { text: `${tell} ${shown}`, spoken: `${tell} ${write(letterName, "chỗ trống")}` },
    place,
    card: shown,
    hint: toLine("Con đọc dãy chữ từ trái sang, xem nhảy qua chữ nào."),
    tellWrong: (each) => tellOutside(start, each),
  };
}

const asks: Readonly<Record<Difficulty, (rng: Rng) => Asked>> = {
  1: (rng) => buildBesideQuestion(rng, 1),
  2: (rng) => buildBesideQuestion(rng, -1),
  3: buildGapQuestion,
};

/** Two letters on either side of a place, as a piece of the alphabet. */
function piece(place: number, nameOf: (letter: string) => string): string {
  return alphabet
    .slice(Math.max(0, place - 2), place + 3)
    .map(nameOf)
    .join(", ");
}

/** That piece as a card on which the letter of the place stands out. */
function litPiece(place: number): WordFigure {
  const text = piece(place, (letter) => letter);
  const from = text.indexOf(alphabet[place] ?? "");
  return { type: "word", text, lit: [{ from, to: from + 1 }], alt: `Các chữ cái “${text}”, một chữ được tô màu.` };
}

/** The two letters before a place: who says them goes on by rote. */
function leadTo(place: number): Line {
  const lead = alphabet.slice(Math.max(0, place - 2), place);
  if (lead.length === 0) return toLine("Đó là chữ đứng đầu bảng chữ cái.");
  const tell = (nameOf: (letter: string) => string) => `Con đọc: ${lead.map(nameOf).join(", ")}, rồi đến chữ gì?`;
  return { text: tell((letter) => letter), spoken: tell(letterName) };
}

function buildOneQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { prompt, place, card, hint, tellWrong } = asks[difficulty](rng);
  const answer = alphabet[place] ?? "";
  const shown = new Set(card.split(", "));
  const near = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5]
    .map((step) => place + step)
    .filter((each) => alphabet[each] !== undefined && !shown.has(alphabet[each]));
  return choiceQuestion(rng, {
    prompt,
    figures: [wordCard(card)],
    answer: letterValue(answer),
    distractors: near.map((each) => mistake("ORDER", letterValue(alphabet[each] ?? ""), tellWrong(each))),
    hints: [hint, leadTo(place)],
    explanation: {
      say: {
        text: `Thứ tự đúng là: ${piece(place, (letter) => letter)}. Chữ cần tìm là “${answer}”.`,
        spoken: `Thứ tự đúng là: ${piece(place, letterName)}. Chữ cần tìm là ${letterName(answer)}.`,
      },
      figures: [litPiece(place)],
    },
    praise: "word",
    identity: prompt.text,
  });
}

const rowPrompts = [
  "Con xếp các chữ theo thứ tự bảng chữ cái.",
  "Chữ nào đọc trước thì xếp trước. Con xếp theo bảng chữ cái nhé!",
  "Bạn Lan làm rơi thẻ chữ. Con xếp lại theo bảng chữ cái.",
];

/** The places of so many letters, each up to so many behind the one before it. */
function pickRow(rng: Rng, count: number, farthest: number): number[] {
  const steps = Array.from({ length: count - 1 }, () => rng.int(1, farthest));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const row = [rng.int(0, alphabet.length - 1 - length)];
  for (const step of steps) row.push((row.at(-1) ?? 0) + step);
  return row;
}

/** Cards with letters: three that stand close together; four that stand apart. */
function buildRowQuestion(rng: Rng, difficulty: Difficulty): Question {
  const places = difficulty === 2 ? pickRow(rng, 3, 2) : pickRow(rng, 4, 5);
  const row = places.flatMap((place) => alphabet[place] ?? []);
  const [first = 0] = places;
  const write = (nameOf: (letter: string) => string) => row.map(nameOf).join(", ");
  return orderWordsQuestion(rng, {
    prompt: rng.pick(rowPrompts),
    cards: row.map((letter) => ({ text: letter, spoken: letterName(letter) })),
    by: "alphabet",
    first: "Trong bảng chữ cái, có chữ đứng trước thẻ đầu của con.",
    later: "Thẻ đầu tiên đúng rồi. Con đọc tiếp bảng chữ cái từ chữ ấy nhé!",
    hints: [
      "Con đọc bảng chữ cái từ đầu. Gặp chữ nào trên thẻ thì xếp chữ ấy.",
      letterLine(
        (letter) => `Con đọc từ chữ “${letter}” đi. Con gặp thẻ nào trước?`,
        alphabet[Math.max(0, first - 2)] ?? "",
      ),
    ],
    explanation: {
      text: `Đọc bảng chữ cái từ đầu, ta gặp lần lượt: ${write((letter) => letter)}.`,
      spoken: `Đọc bảng chữ cái từ đầu, ta gặp lần lượt: ${write(letterName)}.`,
    },
    praise: "cards",
    identity: `row ${row.join("")}`,
  });
}

/** The order of the alphabet (curriculum, c1-alphabet-order): the next letter; the one before, three in a row; a missing one, four in a row. */
export const alphabetOrder = defineSkill({
  id: "c1-alphabet-order",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Thứ tự bảng chữ cái",
  isExtension: true,
  source: "rule",
  generate(difficulty, rng) {
    const isRow = difficulty > 1 && rng.int(1, 10) > 3;
    return isRow ? buildRowQuestion(rng, difficulty) : buildOneQuestion(rng, difficulty);
  },
});
