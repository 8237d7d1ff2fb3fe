import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wordsValue } from "#lib/questions/values.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";
import { mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { fillQuestion } from "#lib/skills/drafts/fill-question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellOtherInitial, tellOtherRime } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { fillRows } from "#lib/skills/vietnamese/words/fill-rows.ts";
import { partsCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { namedPictures } from "#lib/skills/vietnamese/words/named-pictures.ts";
import { nearInitials } from "#lib/skills/vietnamese/words/near-initials.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";
import { wrongParts } from "#lib/skills/vietnamese/words/wrong-parts.ts";
import { hasRivals } from "./build-syllable.ts";

const words = commonSyllables.map(syllableParts).filter(({ initial }) => initial !== "");
const initials = [...new Set(words.map(({ initial }) => initial))];

function hearInitial({ initial }: SyllableParts): Line {
  const { spoken } = soundLine(initial);
  return { text: `Con tìm âm đầu đọc là “${spoken}” trước.`, spoken: `Con tìm âm đầu đọc là ${spoken} trước.` };
}

/** "d" and "gi" are said alike: the card alone tells them apart. */
function tellInitialOnCard(word: SyllableParts, other: string): Words {
  return [word.initial, other].toSorted().join() === "d,gi"
    ? "Đọc giống nhau, nhưng con nhìn thẻ: đầu tiếng viết chữ nào?"
    : tellOtherInitial(word, other);
}

function countLetters(rime: string): string {
  return `${numberInWords(rime.length)} chữ`;
}

function soundValue(initial: string): Value {
  return { line: soundLine(initial), worth: initial };
}

/** "Tiếng “thỏ” gồm ba phần: th, o, thanh hỏi." The level tone has no mark to be seen. */
function explain({ text, initial, rime, syllable }: SyllableParts): Line {
  const { tone } = syllable;
  const rest = `${rime}, thanh ${tone}.${tone === "ngang" ? " Thanh ngang không có dấu." : ""}`;
  return {
    text: `Tiếng “${text}” gồm ba phần: ${initial}, ${rest}`,
    spoken: `Tiếng ${text} gồm ba phần: ${soundLine(initial).spoken}, ${rest}`,
  };
}

const initialPrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” có âm đầu là gì?`,
  (text) => `Con tách tiếng “${text}”. Âm đầu là:`,
];

function buildInitialQuestion(rng: Rng): Question {
  // "cờ" is its own first sound, as it is said.
  const word = rng.pick(words.filter(({ initial, text }) => soundLine(initial).spoken !== text));
  return choiceQuestion(rng, {
    prompt: rng.pick(initialPrompts)(word.text),
    figures: [...pictureOf(word.text), wordCard(word.text)],
    answer: soundValue(word.initial),
    distractors: nearInitials(rng, word.initial, initials)
      .slice(0, 4)
      .map((other) => mistake("SPELL", soundValue(other), tellInitialOnCard(word, other))),
    hints: ["Con đọc thật chậm tiếng trên thẻ.", `Con che vần “${word.rime}”. Phần nào còn lại?`],
    explanation: { say: explain(word), figures: [...pictureOf(word.text), partsCard(word, "initial")] },
    praise: "word",
    identity: `initial ${word.text}`,
  });
}

const rimePrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” có vần gì?`,
  (text) => `Con tách tiếng “${text}”. Vần là:`,
];

function buildRimeQuestion(rng: Rng): Question {
  const word = rng.pick(words.filter(({ rime }) => rime.length > 1));
  const near = [...new Set(nearRimes(word.rime, rng.shuffle(words)).map(({ rime }) => rime))].filter(
    (rime) => rime.length > 1,
  );
  return choiceQuestion(rng, {
    prompt: rng.pick(rimePrompts)(word.text),
    figures: [wordCard(word.text)],
    answer: wordsValue(word.rime),
    distractors: near.slice(0, 4).map((rime) => mistake("RIME", wordsValue(rime), tellOtherRime(word, rime))),
    hints: [
      toldOf(
        (each) => `Con che “${each}” ở đầu tiếng${word.syllable.tone === "ngang" ? "" : ", bỏ dấu thanh đi"}.`,
        word.initial,
      ),
      "Con đọc đủ các chữ còn lại, từ trái sang phải.",
    ],
    explanation: { say: explain(word), figures: [partsCard(word, "rime")] },
    praise: "word",
    identity: `rime ${word.text}`,
  });
}

const fillPrompts: readonly ((text: string) => string)[] = [
  (text) => `Tách tiếng “${text}”: chọn âm đầu, vần và thanh.`,
  (text) => `Con tìm âm đầu, vần và thanh của tiếng “${text}”.`,
];

/** Whose rime and first sound are read letter by letter. */
const simple = words.filter(
  ({ initial, rime }) => rime.length <= 2 && !["gi", "qu", "k", "gh", "ngh"].includes(initial),
);
const longer = words.filter((word) => !simple.includes(word) && hasRivals(word));

const drawn = new Map(namedPictures.map(({ word, picture }) => [word.text, picture]));
const drawnSimple = simple.filter(({ text }) => drawn.has(text));

/** The three parts, each found by itself among others like it; where the word has a picture, it is shown. */
function buildAllQuestion(rng: Rng, pool: readonly SyllableParts[]): Question {
  const word = rng.pick(pool);
  const picture = pool === longer ? undefined : drawn.get(word.text);
  return fillQuestion(rng, {
    prompt: rng.pick(fillPrompts)(word.text),
    answer: word.text,
    ...(picture !== undefined && { picture }),
    rows: fillRows(rng, word, words),
    wrong: wrongParts({
      initial: "Con đọc to tiếng đó, nghe kĩ lúc bắt đầu nhé!",
      rime: "Con che âm đầu, bỏ dấu thanh, đọc phần còn lại nhé!",
      tone: "Con nhìn phía trên và phía dưới các chữ nhé!",
    }),
    hints: [hearInitial(word), `Rồi con tìm vần có ${countLetters(word.rime)}, sau cùng là thanh.`],
    explanation: explain(word),
    praise: "word",
    identity: `all ${word.text}`,
  });
}

/** Taking a syllable apart (curriculum, c1-split-syllable): its first sound; its rime and short parts; three longer parts. */
export const splitSyllable = defineSkill({
  id: "c1-split-syllable",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tách tiếng: âm đầu, vần, thanh",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildInitialQuestion(rng);
    if (difficulty === 3) return buildAllQuestion(rng, longer);
    return rng.int(1, 4) === 1 ? buildRimeQuestion(rng) : buildAllQuestion(rng, rng.pick([simple, drawnSimple]));
  },
});
