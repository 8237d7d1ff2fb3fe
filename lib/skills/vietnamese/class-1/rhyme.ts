import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellRime } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { litPair } from "#lib/skills/vietnamese/words/lit-card.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { oneOfEachRime } from "#lib/skills/vietnamese/words/one-of-each-rime.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";
import { pickApart, rimesClash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { oneOfEach, plainPictures, whichPictureQuestion } from "./which-picture.ts";

/** A word that is its own rime would be told by the help. */
const words = commonSyllables.map(syllableParts).filter(({ text, rime }) => text !== rime);

const prompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng nào cùng vần với “${text}”?`,
  (text) => `Con tìm tiếng cùng vần với “${text}”.`,
  (text) => `Tiếng “${text}” cùng vần với tiếng nào?`,
];

/** Two words with one rime: with one tone at the first difficulty, with two at the others. */
const pairs: Readonly<Record<"alike" | "other", readonly (readonly [SyllableParts, SyllableParts])[]>> = (() => {
  const all = words.flatMap((one) =>
    words.filter((other) => other.text !== one.text && other.rime === one.rime).map((other) => [one, other] as const),
  );
  const isAlike = ([one, other]: (typeof all)[number]) => one.syllable.tone === other.syllable.tone;
  return { alike: all.filter(isAlike), other: all.filter((pair) => !isAlike(pair)) };
})();

/** At first the word that is rhymed with is one that can be drawn. */
const pairsAt: Readonly<Record<Difficulty, (typeof pairs)["alike"]>> = {
  1: pairs.alike.filter(([given]) => pictureWords.has(given.text)),
  2: pairs.other.filter(([given]) => pictureWords.has(given.text)),
  3: pairs.other,
};

/** Words of other rimes, one of each: any at the first difficulty, then such as sound nearly alike. */
function pickOthers(rng: Rng, rime: string, difficulty: Difficulty): SyllableParts[] {
  const shuffled = rng.shuffle(words);
  const ordered = difficulty === 1 ? shuffled.filter((word) => word.rime !== rime) : nearRimes(rime, shuffled);
  const near = oneOfEachRime(ordered);
  return difficulty === 2 ? rng.shuffle(near.slice(0, 10)) : near;
}

const areAlike = (one: SyllableParts, other: SyllableParts) => rimesClash(one.rime, other.rime);

function buildWordQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [given, right] = rng.pick(pairsAt[difficulty]);
  return choiceQuestion(rng, {
    prompt: rng.pick(prompts)(given.text),
    figures: difficulty === 3 ? [] : pictureOf(given.text),
    answer: wordsValue(right.text),
    distractors: pickOthers(rng, right.rime, difficulty)
      .slice(0, 4)
      .map((word) => mistake("RIME", wordsValue(word.text), tellRime(word))),
    hints: [`Con che phần đầu và dấu thanh của tiếng “${given.text}”.`, `${tellRime(given)} Con tìm tiếng có vần ấy.`],
    explanation: {
      say: `Tiếng “${given.text}” và “${right.text}” đều có vần “${right.rime}”.`,
      figures: [litPair(given, right, "rime")],
    },
    praise: "word",
    identity: `rhyme ${given.text} ${right.text}`,
  });
}

/** A picture with each word of its rime and tone. */
const alikePictures = plainPictures.flatMap((right) =>
  pairs.alike.flatMap(([given, other]) => (other.text === right.word.text ? [{ given, right }] : [])),
);

/** "Tên hình nào cùng vần với “cá”?" */
function buildPictureQuestion(rng: Rng): Question {
  const { given, right } = rng.pick(alikePictures);
  const others = rng.shuffle(plainPictures.filter(({ word }) => !rimesClash(word.rime, given.rime)));
  return whichPictureQuestion(rng, {
    prompt: rng.pick([
      `Tên hình nào cùng vần với “${given.text}”?`,
      `Con tìm hình có tên cùng vần với “${given.text}”.`,
    ]),
    right,
    others: oneOfEach(others, (word) => word.rime),
    code: "RIME",
    part: "rime",
    tell: tellRime,
    hints: ["Con gọi tên từng hình thật chậm.", `${tellRime(given)} Con tìm tên có vần ấy.`],
    explanation: `Tiếng “${given.text}” và “${right.word.text}” đều có vần “${given.rime}”.`,
    praise: "word",
    identity: `picture ${given.text} ${right.word.text}`,
  });
}

/** Said to a card that does not rhyme. */
function tellApart(word: SyllableParts, card: string): string {
  return `“${word.text}” có vần “${word.rime}”, còn “${card}” có vần “${syllableParts(card).rime}”.`;
}

const drawnPairs = pairs.other.flatMap(([given, right]) => {
  const found = plainPictures.find(({ word }) => word.text === given.text);
  return found === undefined || right.text.length > 5 ? [] : [{ ...found, right }];
});

/** Three pictures and words that rhyme with their names, of other tones. */
function buildPicturePairsQuestion(rng: Rng): Question {
  const chosen = pickApart(rng.shuffle(drawnPairs), 3, (one, other) => areAlike(one.word, other.word));
  const names = chosen.map(({ word }) => word.text);
  const prompt = rng.pick(["Con ghép mỗi hình với tiếng cùng vần.", "Tiếng nào cùng vần với tên hình? Con ghép nhé!"]);
  const short = rng.shuffle(words.filter(({ text }) => text.length <= 5));
  const left = pickApart([...chosen.map(({ word }) => word), ...short], 5, areAlike).slice(3);
  return pairsQuestion(rng, {
    prompt: { text: prompt, spoken: `${prompt} Tên hình là ${names.join(", ")}.` },
    pairs: chosen.map(({ word, picture, right }) => ({
      left: toLine(word.text),
      picture,
      card: toLine(right.text),
      wrong: (card) => tellApart(word, card),
    })),
    others: left.map(({ text }) => text),
    hints: ["Con gọi tên từng hình, rồi bỏ âm đầu và thanh.", "Con tìm thẻ có phần sau đọc giống thế."],
    code: "RIME",
    explanation: "Các cặp cùng vần là:",
    praise: "word",
    identity: `pairs ${names.toSorted().join(" ")}`,
  });
}

const shortPairs = pairs.other.filter((pair) => pair.every(({ text }) => text.length <= 5));

/** Four words and those that rhyme with them, all of rimes that sound nearly alike. */
function buildWordPairsQuestion(rng: Rng): Question {
  const shuffled = rng.shuffle(shortPairs);
  const ofRime = Map.groupBy(shuffled, ([{ rime }]) => rime);
  const { rime: start } = rng.pick(shortPairs)[0];
  const near = nearRimes(
    start,
    shuffled.map(([given]) => given),
  );
  const rimes = [...new Set([start, ...near.map(({ rime }) => rime)])];
  const [one = [], two = [], three = [], four = [], left = []] = rimes.map((rime) => ofRime.get(rime) ?? []);
  const chosen = rng.shuffle([one, two, three, four].flatMap((group) => group.slice(0, 1)));
  return pairsQuestion(rng, {
    prompt: rng.pick(["Con ghép hai tiếng cùng vần với nhau.", "Con tìm cho mỗi tiếng một tiếng cùng vần."]),
    pairs: chosen.map(([given, right]) => ({
      left: toLine(given.text),
      card: toLine(right.text),
      wrong: (card) => tellApart(given, card),
    })),
    others: left.slice(0, 1).map(([, { text }]) => text),
    hints: ["Con che âm đầu và dấu thanh của từng tiếng.", "Các vần gần giống nhau. Con so từng chữ cái nhé!"],
    code: "RIME",
    explanation: "Các cặp cùng vần là:",
    praise: "word",
    identity: `pairs ${chosen
      .map(([given]) => given.text)
      .toSorted()
      .join(" ")}`,
  });
}

type Build = (rng: Rng, difficulty: Difficulty) => Question;

const builds: Readonly<Record<Difficulty, readonly Build[]>> = {
  1: [buildPictureQuestion, buildWordQuestion],
  2: [buildPicturePairsQuestion, buildPicturePairsQuestion, buildWordQuestion],
  3: [buildWordPairsQuestion, buildWordPairsQuestion, buildWordQuestion],
};

/** Words that rhyme (curriculum, c1-rhyme): with one tone; with another; among rimes that sound nearly alike. */
export const rhyme = defineSkill({
  id: "c1-rhyme",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tiếng cùng vần",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(builds[difficulty])(rng, difficulty);
  },
});
