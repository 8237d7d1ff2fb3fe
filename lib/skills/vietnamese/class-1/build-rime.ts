import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { tellOtherRime } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { tellRime } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { canBeAsked, syllablesOf, underlineSyllableQuestion } from "#lib/skills/vietnamese/underline-syllable.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { rimeSentences } from "#lib/skills/vietnamese/words/rime-sentences.ts";
import { pickApart, rimesClash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { partQuestion } from "./part-question.ts";
import { explainRime, rimeLevelOf, rimeWords } from "./rime-words.ts";
import { oneOfEach, plainPictures, whichPictureQuestion } from "./which-picture.ts";

const pictured = plainPictures.filter(({ word }) => word.text !== word.rime && word.initial !== "");
const picturesOf: Readonly<Record<1 | 2, typeof pictured>> = {
  1: pictured.filter(({ word }) => rimeLevelOf(word) === 1),
  2: pictured.filter(({ word }) => rimeLevelOf(word) === 2),
};

const picturePrompts: readonly ((rime: string) => string)[] = [
  (rime) => `Tên hình nào có vần “${rime}”?`,
  (rime) => `Con tìm hình có tên mang vần “${rime}”.`,
];

/** "Tên hình nào có vần “o”?" */
export function buildRimePictureQuestion(rng: Rng): Question {
  const right = rng.pick(picturesOf[1]);
  const { rime, text } = right.word;
  const others = rng.shuffle(picturesOf[1].filter(({ word }) => word.rime !== rime));
  return whichPictureQuestion(rng, {
    prompt: rng.pick(picturePrompts)(rime),
    right,
    others: oneOfEach(others, (word) => word.rime),
    code: "RIME",
    part: "rime",
    tell: tellRime,
    hints: ["Con gọi tên từng hình thật chậm.", "Con bỏ âm đầu và thanh. Phần sau đọc thế nào?"],
    explanation: explainRime(right.word),
    praise: "word",
    identity: `picture ${text}`,
  });
}

const partPrompts: readonly ((text: string) => Line)[] = [
  (text) => ({ text: "Con gọi tên hình rồi điền vần còn thiếu.", spoken: `Con điền vần của tiếng ${text}.` }),
  (text) => ({
    text: "Tên hình còn thiếu vần. Con điền vần nào?",
    spoken: `Tiếng ${text} còn thiếu vần. Con điền vần nào?`,
  }),
];

/** The rime is put to the rest of what is drawn. */
export function buildRimePartQuestion(rng: Rng): Question {
  const { word, picture } = rng.pick(picturesOf[2]);
  const near = nearRimes(word.rime, rng.shuffle(rimeWords)).map(({ rime }) => rime);
  return partQuestion(rng, {
    prompt: rng.pick(partPrompts)(word.text),
    word,
    lacks: { part: "rime", others: near.filter((rime) => !rimesClash(rime, word.rime)) },
    picture,
    hints: ["Con gọi tên hình thật chậm, nghe kĩ phần sau.", "Con đọc thử từng vần ghép với âm đầu."],
    explanation: explainRime(word),
    praise: "word",
    identity: `part ${word.text}`,
  });
}

const picturePairPrompts = ["Con ghép mỗi hình với vần của tên hình.", "Con tìm vần cho tên của mỗi hình."];

/** Three pictures and the rimes of their names. */
export function buildRimePicturePairsQuestion(rng: Rng): Question {
  const chosen = pickApart(rng.shuffle(picturesOf[2]), 3, (one, other) => rimesClash(one.word.rime, other.word.rime));
  const rimes = chosen.map(({ word }) => word.rime);
  const words = rng.shuffle(rimeWords);
  const near = rng.shuffle(rimes.flatMap((rime) => nearRimes(rime, words).slice(0, 6)));
  const names = chosen.map(({ word }) => word.text);
  const prompt = rng.pick(picturePairPrompts);
  return pairsQuestion(rng, {
    prompt: { text: prompt, spoken: `${prompt} Tên hình là ${names.join(", ")}.` },
    pairs: chosen.map(({ word, picture }) => ({
      left: toLine(word.text),
      picture,
      card: toLine(word.rime),
      wrong: (card) => tellOtherRime(word, card),
    })),
    others: pickApart([...rimes, ...[...near, ...words].map(({ rime }) => rime)], 5, rimesClash).slice(3),
    hints: ["Con gọi tên từng hình thật chậm.", "Con bỏ âm đầu đi, nghe kĩ phần còn lại."],
    code: "RIME",
    explanation: "Các cặp đúng là:",
    praise: "word",
    identity: `pairs ${names.toSorted().join(" ")}`,
  });
}

const wordPairPrompts = ["Con ghép mỗi tiếng với vần của nó.", "Con tìm vần của từng tiếng."];

/** Words of longer rimes that are like each other, and those rimes. */
export function buildRimePairsQuestion(rng: Rng): Question {
  const hard = rimeWords.filter((word) => rimeLevelOf(word) === 3 && word.text.length <= 5);
  const first = rng.pick(hard);
  const near = nearRimes(first.rime, rng.shuffle(hard));
  const words = [...Map.groupBy([first, ...near], ({ rime }) => rime).values()].flatMap((group) => group.slice(0, 1));
  const chosen = rng.shuffle(words.slice(0, 4));
  const names = chosen.map(({ text }) => text);
  return pairsQuestion(rng, {
    prompt: rng.pick(wordPairPrompts),
    pairs: chosen.map((word) => ({
      left: toLine(word.text),
      card: toLine(word.rime),
      wrong: (card) => tellOtherRime(word, card),
    })),
    others: words.slice(4, 6).map(({ rime }) => rime),
    hints: ["Con che âm đầu và dấu thanh của từng tiếng.", "Các vần gần giống nhau. Con so từng chữ cái nhé!"],
    code: "RIME",
    explanation: "Các cặp đúng là:",
    praise: "word",
    identity: `pairs ${names.toSorted().join(" ")}`,
  });
}

interface Found {
  readonly sentence: string;
  /** As it stands there. */
  readonly answer: string;
  readonly level: Difficulty;
}

/** The syllables whose rimes no other syllable of their sentence has. */
const found: readonly Found[] = rimeSentences.flatMap((sentence) => {
  const syllables = syllablesOf(sentence);
  const rimes = syllables.map((each) => syllableParts(each.toLowerCase()).rime);
  return syllables.flatMap((answer, place) => {
    const word = syllableParts(answer.toLowerCase());
    const isOnly = rimes.filter((rime) => rime === rimes[place]).length === 1;
    return isOnly && word.text !== word.rime && canBeAsked(answer)
      ? [{ sentence, answer, level: rimeLevelOf(word) }]
      : [];
  });
});

/** "Con gạch chân tiếng có vần “uyên”." */
export function buildRimeUnderlineQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { sentence, answer } = rng.pick(found.filter(({ level }) => level === difficulty));
  const word = syllableParts(answer.toLowerCase());
  const { rime } = word;
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick([`Con gạch chân tiếng có vần “${rime}”.`, `Tiếng nào có vần “${rime}”? Con gạch chân.`]),
    sentence,
    answer,
    code: "RIME",
    tell: (each) => tellRime(syllableParts(each.toLowerCase())),
    hints: [
      "Con đọc chậm từng tiếng của câu.",
      `Vần cần tìm có ${rime.length > 1 ? "các chữ" : "một chữ"}: ${Array.from(rime).join(", ")}.`,
    ],
    explanation: explainRime(word),
    praise: "word",
    identity: `underline ${rime} ${sentence}`,
  });
}
