import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
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
}

const after: readonly ((letter: string) => string)[] = [
  (letter) => `Chữ cái nào đứng ngay sau chữ “${letter}”?`,
  (letter) => `Trong bảng chữ cái, sau “${letter}” là chữ nào?`,
  (letter) => `Bạn Lan đọc đến chữ “${letter}”. Chữ tiếp theo là:`,
];

const before: readonly ((letter: string) => string)[] = [
  (letter) => `Chữ cái nào đứng ngay trước chữ “${letter}”?`,
  (letter) => `Trong bảng chữ cái, trước “${letter}” là chữ nào?`,
  (letter) => `Bạn Minh đọc chữ nào ngay trước chữ “${letter}”?`,
];

function buildBesideQuestion(rng: Rng, step: 1 | -1): Asked {
  const place = step === 1 ? rng.int(1, alphabet.length - 1) : rng.int(0, alphabet.length - 2);
  const given = alphabet[place - step] ?? "";
  return { prompt: letterLine(rng.pick(step === 1 ? after : before), given), place, card: given };
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

/** The two letters before a place: who says them goes on by rote. */
function leadTo(place: number): Line {
  const lead = alphabet.slice(Math.max(0, place - 2), place);
  if (lead.length === 0) return toLine("Đó là chữ đứng đầu bảng chữ cái.");
  const tell = (nameOf: (letter: string) => string) => `Con đọc: ${lead.map(nameOf).join(", ")}, rồi đến chữ gì?`;
  return { text: tell((letter) => letter), spoken: tell(letterName) };
}

/** The order of the alphabet (curriculum, c1-alphabet-order): the next letter; the one before; a missing one. */
export const alphabetOrder = defineSkill({
  id: "c1-alphabet-order",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Thứ tự bảng chữ cái",
  isExtension: true,
  source: "rule",
  generate(difficulty, rng) {
    const { prompt, place, card } = asks[difficulty](rng);
    const answer = alphabet[place] ?? "";
    const shown = new Set(card.split(", "));
    const near = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5]
      .map((step) => place + step)
      .flatMap((each) => alphabet[each] ?? [])
      .filter((letter) => !shown.has(letter));
    return choiceQuestion(rng, {
      prompt,
      figures: [wordCard(card)],
      answer: letterValue(answer),
      distractors: near.map((letter) =>
        mistake("ORDER", letterValue(letter), "Con đọc lại bảng chữ cái theo thứ tự nhé!"),
      ),
      hints: ["Con đọc bảng chữ cái từ đầu, đọc chậm thôi nhé!", leadTo(place)],
      explanation: {
        text: `Thứ tự đúng là: ${piece(place, (letter) => letter)}. Chữ cần tìm là “${answer}”.`,
        spoken: `Thứ tự đúng là: ${piece(place, letterName)}. Chữ cần tìm là ${letterName(answer)}.`,
      },
      praise: "word",
      identity: prompt.text,
    });
  },
});
