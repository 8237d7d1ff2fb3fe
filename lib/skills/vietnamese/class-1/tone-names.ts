import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellTone } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { canBeAsked, syllablesOf, underlineSyllableQuestion } from "#lib/skills/vietnamese/underline-syllable.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { litCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";
import { rimeSentences } from "#lib/skills/vietnamese/words/rime-sentences.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";
import { partQuestion } from "./part-question.ts";
import { oneOfEach, plainPictures, whichPictureQuestion } from "./which-picture.ts";

/** A word of one letter would be named with the letter that carries the mark. */
const words = commonSyllables.filter((text) => text.length > 1).map(syllableParts);

const asked: Readonly<Record<Difficulty, readonly Tone[]>> = {
  1: ["sắc", "huyền"],
  2: ["sắc", "huyền", "hỏi", "ngã", "nặng"],
  3: tones,
};

/** The tones a child takes for each other, the likeliest first. */
const neighbours: Readonly<Record<Tone, readonly Tone[]>> = {
  ngang: ["nặng", "huyền", "sắc", "hỏi", "ngã"],
  huyền: ["sắc", "hỏi", "nặng", "ngã"],
  sắc: ["huyền", "ngã", "hỏi", "nặng"],
  hỏi: ["ngã", "sắc", "nặng", "huyền"],
  ngã: ["hỏi", "sắc", "nặng", "huyền"],
  nặng: ["huyền", "hỏi", "sắc", "ngã"],
};

function withTone(tone: Tone): SyllableParts[] {
  return words.filter(({ syllable }) => syllable.tone === tone);
}

/** "Dấu ngã ở trên chữ u." */
function describePlace({ text, syllable }: SyllableParts): string {
  const { name } = toneNames[syllable.tone];
  if (syllable.tone === "ngang") return `Tiếng “${text}” ${name} thanh`;
  const bare = splitTone(text)?.letters ?? "";
  const letter = Array.from(bare).find((each, place) => each !== text[place]);
  return `Tiếng “${text}” có ${name} ở ${syllable.tone === "nặng" ? "dưới" : "trên"} chữ “${letter}”`;
}

function hintsFor(tone: Tone, first: string): string[] {
  const look = tone === "ngang" ? "Có tiếng không mang dấu thanh nào cả." : `Dấu cần tìm ${toneNames[tone].look}.`;
  return [first, look];
}

/** "Tiếng “mũ” có dấu thanh gì?" */
function buildNameQuestion(rng: Rng, tone: Tone, isDrawn: boolean): Question {
  const drawn = withTone(tone).filter(({ text }) => pictureWords.has(text));
  const word = rng.pick(isDrawn ? drawn : withTone(tone));
  const others = [...neighbours[tone], ...(!isDrawn && tone !== "ngang" ? (["ngang"] as const) : [])];
  const ordered = [...others.slice(0, 1), ...rng.shuffle(others.slice(1))];
  const isRead = rng.int(0, 1) === 0;
  return choiceQuestion(rng, {
    prompt: isRead ? `Tiếng “${word.text}” có dấu thanh gì?` : `Con xem thẻ ghi “${word.text}”. Dấu thanh ở đây là:`,
    figures: [...pictureOf(word.text), wordCard(word.text)],
    answer: wordsValue(toneNames[tone].name),
    distractors: ordered.map((other) =>
      mistake(
        "TONE",
        wordsValue(toneNames[other].name),
        other === "ngang"
          ? `Tiếng “${word.text}” có mang dấu thanh đấy.`
          : `${capital(toneNames[other].name)} ${toneNames[other].look}.`,
      ),
    ),
    hints: hintsFor(tone, `Con nhìn phía trên và phía dưới các chữ của “${word.text}”.`),
    explanation: { say: `${describePlace(word)}.`, figures: [...pictureOf(word.text), litCard(word, "tone")] },
    praise: "word",
    identity: `name ${isRead} ${word.text}`,
  });
}

/** "Tiếng nào có dấu ngã?" */
function buildWhichQuestion(rng: Rng, tone: Tone): Question {
  const right = rng.pick(withTone(tone));
  const others = rng.shuffle(tones.filter((each) => each !== tone)).slice(0, 4);
  const wrong = others.map((other) => rng.pick(withTone(other)));
  const { name } = toneNames[tone];
  return choiceQuestion(rng, {
    prompt:
      tone === "ngang"
        ? rng.pick(["Tiếng nào không có dấu thanh?", "Con tìm tiếng không mang dấu thanh."])
        : rng.pick([`Tiếng nào có ${name}?`, `Con tìm tiếng mang ${name}.`]),
    answer: wordsValue(right.text),
    distractors: wrong.map((word) => mistake("TONE", wordsValue(word.text), `${describePlace(word)}.`)),
    hints: hintsFor(tone, "Con nhìn phía trên và phía dưới từng tiếng nhé!"),
    explanation: { say: `${describePlace(right)}.`, figures: [litCard(right, "tone")] },
    praise: "word",
    identity: `which ${tone} ${right.text}`,
  });
}

const picturePrompts: readonly ((name: string) => string)[] = [
  (name) => `Tên hình nào có ${name}?`,
  (name) => `Con tìm hình có tên mang ${name}.`,
];

/** "Tên hình nào có dấu sắc?": by their sound alone; hỏi and ngã, which some say alike, are not among them. */
function buildPictureQuestion(rng: Rng, tone: Tone): Question {
  const heard = plainPictures.filter(({ word }) => word.syllable.tone !== "hỏi" && word.syllable.tone !== "ngã");
  const right = rng.pick(heard.filter(({ word }) => word.syllable.tone === tone));
  const others = rng.shuffle(heard.filter(({ word }) => word.syllable.tone !== tone));
  return whichPictureQuestion(rng, {
    prompt: rng.pick(picturePrompts)(toneNames[tone].name),
    right,
    others: oneOfEach(others, ({ syllable }) => syllable.tone),
    code: "TONE",
    part: "tone",
    tell: (word) => `${describePlace(word)}.`,
    hints: ["Con gọi tên từng hình thật chậm.", "Con nghe giọng đọc ngang, lên cao hay xuống thấp."],
    explanation: `${describePlace(right.word)}.`,
    praise: "word",
    identity: `picture ${right.word.text}`,
  });
}

/** "Không dấu" lies among the marks: of a word without one it must not be said that it has one. */
const markPrompts: readonly ((word: string) => { readonly text: string; readonly spoken: string })[] = [
  (word) => ({
    text: "Con chọn dấu, hoặc không dấu, cho đúng tên hình.",
    spoken: `Con chọn dấu, hoặc không dấu, cho tiếng ${word}.`,
  }),
  (word) => ({
    text: "Tên hình có dấu thanh nào, hay không dấu?",
    spoken: `Tiếng ${word} có dấu thanh nào, hay không dấu?`,
  }),
];

/** hỏi and ngã are said alike in a part of the country: by its sound alone neither is told from the other. */
const merged: Readonly<Partial<Record<Tone, Tone>>> = { hỏi: "ngã", ngã: "hỏi" };

/** The mark is put to the name of what is drawn. */
function buildMarkQuestion(rng: Rng, tone: Tone): Question {
  const { word, picture } = rng.pick(plainPictures.filter((each) => each.word.syllable.tone === tone));
  const others = neighbours[tone].filter((other) => other !== merged[tone]);
  return partQuestion(rng, {
    prompt: rng.pick(markPrompts)(word.text),
    word,
    lacks: { part: "tone", others: tone === "ngang" ? others : [...others.slice(0, 2), "ngang"] },
    picture,
    hints: ["Con gọi tên hình thật chậm.", "Con nghe giọng đọc ngang, lên cao hay xuống thấp."],
    explanation: `${describePlace(word)}.`,
    praise: "word",
    identity: `mark ${word.text}`,
  });
}

/** The syllables of which each alone has its tone in its sentence. */
const found = rimeSentences.flatMap((sentence) => {
  const syllables = syllablesOf(sentence);
  const sounds = syllables.map((each) => syllableParts(each.toLowerCase()).syllable.tone);
  return syllables.flatMap((answer, place) => {
    const tone = sounds[place];
    const isOnly = sounds.filter((each) => each === tone).length === 1;
    return isOnly && tone !== undefined && answer.length > 1 && canBeAsked(answer) ? [{ sentence, answer, tone }] : [];
  });
});

/** "Con gạch chân tiếng có dấu ngã." */
function buildUnderlineQuestion(rng: Rng, tone: Tone): Question {
  const { sentence, answer } = rng.pick(found.filter((each) => each.tone === tone));
  const told = tone === "ngang" ? "không có dấu thanh" : `có ${toneNames[tone].name}`;
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick([`Con gạch chân tiếng ${told}.`, `Tiếng nào ${told}? Con gạch chân.`]),
    sentence,
    answer,
    code: "TONE",
    tell: (each) => tellTone(syllableParts(each.toLowerCase())),
    hints: hintsFor(tone, "Con nhìn phía trên và phía dưới từng tiếng nhé!"),
    explanation: `${describePlace(syllableParts(answer.toLowerCase()))}.`,
    praise: "word",
    identity: `underline ${tone} ${sentence}`,
  });
}

type Build = (rng: Rng, tone: Tone) => Question;

const builds: Readonly<Record<Difficulty, readonly Build[]>> = {
  1: [buildPictureQuestion, (rng, tone) => buildNameQuestion(rng, tone, true), buildWhichQuestion],
  2: [buildMarkQuestion, buildMarkQuestion, (rng, tone) => buildNameQuestion(rng, tone, true)],
  3: [buildUnderlineQuestion, buildUnderlineQuestion, buildMarkQuestion, buildWhichQuestion],
};

/** The names of the tones (curriculum, c1-tone-names): sắc and huyền; hỏi, ngã and nặng too; and none. */
export const toneNamesSkill = defineSkill({
  id: "c1-tone-names",
  classId: "1",
  subject: "vietnamese",
  strand: "Thanh điệu",
  title: "Tên dấu thanh",
  source: "rule",
  generate(difficulty, rng) {
    const tone = rng.pick(asked[difficulty]);
    return rng.pick(builds[difficulty])(rng, tone);
  },
});
