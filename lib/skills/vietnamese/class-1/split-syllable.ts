import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values/value.ts";
import { wordsValue } from "#lib/questions/values/words-value.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";
import { poseChoice } from "#lib/skills/pose/pose-choice.ts";
import { slip } from "#lib/skills/pose/slip.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";

const words = commonSyllables.map(syllableParts).filter(({ initial }) => initial !== "");
const initials = [...new Set(words.map(({ initial }) => initial))];

function soundValue(initial: string): Value {
  return { line: soundLine(initial), worth: initial };
}

/** "th, o, thanh hỏi" */
function partsLine(initial: string, rime: string, tone: string): Line {
  return { text: `${initial}, ${rime}, ${tone}`, spoken: `${soundLine(initial).spoken}, ${rime}, ${tone}` };
}

function toneOf({ syllable }: SyllableParts): string {
  return `thanh ${syllable.tone}`;
}

function explain(word: SyllableParts): Line {
  const told = partsLine(word.initial, word.rime, toneOf(word));
  return {
    text: `Tiếng “${word.text}” gồm ba phần: ${told.text}.`,
    spoken: `Tiếng ${word.text} gồm ba phần: ${told.spoken}.`,
  };
}

/** First sounds made of some of the same letters, then such as sound alike. */
function nearInitials(rng: Rng, initial: string): string[] {
  const parts = initials.filter((other) => initial.includes(other) || other.includes(initial));
  const mixed = ["tr ch", "s x", "l n", "d gi r v", "b đ d", "ng ngh g gh", "c k qu", "th t kh ph nh", "m n nh"]
    .map((group) => group.split(" "))
    .filter((group) => group.includes(initial))
    .flat();
  return [...new Set([...rng.shuffle(parts), ...mixed, ...rng.shuffle(initials)])].filter((other) => other !== initial);
}

const initialPrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” có âm đầu là gì?`,
  (text) => `Con tách tiếng “${text}”. Âm đầu là:`,
];

function askInitial(rng: Rng): Question {
  const word = rng.pick(words);
  return poseChoice(rng, {
    prompt: rng.pick(initialPrompts)(word.text),
    figures: [wordCard(word.text)],
    answer: soundValue(word.initial),
    slips: nearInitials(rng, word.initial)
      .slice(0, 4)
      .map((other) => slip("SPELL", soundValue(other), "Con đọc to tiếng trên thẻ, nghe kĩ lúc bắt đầu nhé!")),
    hints: ["Con đọc thật chậm tiếng trên thẻ.", "Con xem những chữ đứng trước vần."],
    explanation: explain(word),
    praise: "word",
    identity: `initial ${word.text}`,
  });
}

const rimePrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” có vần gì?`,
  (text) => `Con tách tiếng “${text}”. Vần là:`,
];

function askRime(rng: Rng): Question {
  const word = rng.pick(words.filter(({ rime }) => rime.length > 1));
  const near = [...new Set(nearRimes(word.rime, rng.shuffle(words)).map(({ rime }) => rime))].filter(
    (rime) => rime.length > 1,
  );
  return poseChoice(rng, {
    prompt: rng.pick(rimePrompts)(word.text),
    figures: [wordCard(word.text)],
    answer: wordsValue(word.rime),
    slips: near
      .slice(0, 4)
      .map((rime) => slip("RIME", wordsValue(rime), "Con xem lại từng chữ và dấu phụ của vần nhé!")),
    hints: ["Con che những chữ đầu, bỏ dấu thanh đi.", "Con đọc kĩ các chữ còn lại nhé!"],
    explanation: explain(word),
    praise: "word",
    identity: `rime ${word.text}`,
  });
}

const partsPrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” gồm những phần nào?`,
  (text) => `Con tách tiếng “${text}” thành ba phần.`,
];

function askParts(rng: Rng): Question {
  const word = rng.pick(words);
  const { initial, rime, syllable } = word;
  const value = (line: Line): Value => ({ line, worth: line.text });
  const tone = `thanh ${rng.pick(tones.filter((each) => each !== syllable.tone))}`;
  const [otherRime] = nearRimes(rime, rng.shuffle(words));
  const [otherInitial = ""] = nearInitials(rng, initial);
  return poseChoice(rng, {
    prompt: rng.pick(partsPrompts)(word.text),
    figures: [wordCard(word.text)],
    answer: value(partsLine(initial, rime, toneOf(word))),
    slips: [
      slip("TONE", value(partsLine(initial, rime, tone)), "Con xem lại thanh của tiếng nhé!"),
      slip("RIME", value(partsLine(initial, otherRime?.rime ?? "", toneOf(word))), "Con xem lại vần nhé!"),
      slip("SPELL", value(partsLine(otherInitial, rime, toneOf(word))), "Con xem lại âm đầu nhé!"),
    ],
    hints: ["Con tìm âm đầu, rồi đến vần, sau cùng là thanh."],
    explanation: explain(word),
    praise: "word",
    identity: `parts ${word.text}`,
  });
}

/** Taking a syllable apart (curriculum, c1-split-syllable): its first sound; its rime; all three parts. */
export const splitSyllable = defineSkill({
  id: "c1-split-syllable",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tách tiếng: âm đầu, vần, thanh",
  source: "rule",
  generate(difficulty, rng) {
    return { 1: askInitial, 2: askRime, 3: askParts }[difficulty](rng);
  },
});
