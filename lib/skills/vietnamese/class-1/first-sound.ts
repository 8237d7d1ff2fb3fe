import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellOtherInitial } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { tellInitial, toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { alikeInitials } from "#lib/skills/vietnamese/words/alike-initials.ts";
import { litCard, partsCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { clash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import {
  buildHeardQuestion,
  buildPartQuestion,
  buildPicturePairsQuestion,
  buildPictureQuestion,
  buildWordPairsQuestion,
  buildWrittenPartQuestion,
} from "./build-first-sound.ts";
import { explainInitial, levelOf, shownWith, words } from "./first-sound-words.ts";

interface Way {
  readonly tell: (text: string) => string;
  /** What stands on the card. */
  readonly card: (word: SyllableParts) => string;
}

const ways: readonly Way[] = [
  { tell: (text) => `Tiếng “${text}” có âm đầu viết là gì?`, card: ({ text }) => text },
  { tell: (text) => `Âm đầu của tiếng “${text}” viết thế nào?`, card: ({ text }) => text },
  {
    tell: (text) => `Thẻ thiếu âm đầu của tiếng “${text}”. Con điền gì?`,
    card: ({ text, initial }) => `…${text.slice(initial.length)}`,
  },
];

function buildInitialQuestion(rng: Rng, word: SyllableParts): Question {
  const { text, initial, rime } = word;
  const way = rng.pick(ways);
  const value = (each: string) => ({ line: soundLine(each), worth: each });
  return choiceQuestion(rng, {
    prompt: way.tell(text),
    figures: shownWith(word, way.card(word)),
    answer: value(initial),
    distractors: (alikeInitials[initial] ?? []).map((other) =>
      mistake("SPELL", value(other), tellOtherInitial(word, other)),
    ),
    hints: [`Con đọc thật chậm tiếng “${text}”.`, `Con che vần “${rime}” và dấu thanh. Phần nào còn lại?`],
    explanation: { say: explainInitial(word), figures: [...pictureOf(text), partsCard(word, "initial")] },
    praise: "word",
    identity: `initial ${text}`,
  });
}

/** Words with other first sounds, one of each: those like the asked one first. */
function otherWords(rng: Rng, { initial }: SyllableParts, difficulty: Difficulty): SyllableParts[] {
  const near = alikeInitials[initial] ?? [];
  const pool = words.filter((word) => !clash(word.initial, initial) && (difficulty > 1 || levelOf(word) === 1));
  const ordered = rng
    .shuffle(pool)
    .toSorted((one, other) => Number(near.includes(other.initial)) - Number(near.includes(one.initial)));
  return [...Map.groupBy(ordered, (word) => word.initial).values()].flatMap((group) => group.slice(0, 1));
}

const namedPrompts: readonly ((initial: string) => string)[] = [
  (initial) => `Tiếng nào có âm đầu viết là “${initial}”?`,
  (initial) => `Con tìm tiếng có âm đầu viết là “${initial}”.`,
];

interface Search {
  readonly prompt: Line;
  readonly figures: readonly Figure[];
  readonly hint: Words;
  readonly identity: string;
}

/** Looks for a word by a first sound that is named, or that another word has. */
function pickSearch(rng: Rng, { text, initial }: SyllableParts): Search {
  const twins = words.filter((word) => word.initial === initial && word.text !== text);
  const [twin] = rng.shuffle(twins);
  if (twin === undefined || rng.int(0, 1) === 0) {
    return {
      prompt: toldOf(rng.pick(namedPrompts), initial),
      figures: [],
      hint: toldOf((each) => `Con tìm “${each}” ở đầu tiếng.`, initial),
      identity: `named ${text}`,
    };
  }
  const asked = `Tiếng nào có âm đầu viết giống tiếng “${twin.text}”?`;
  return {
    prompt: { text: asked, spoken: asked.replace(/[“”]/gu, "") },
    figures: shownWith(twin, twin.text),
    hint: tellInitial(twin),
    identity: `twin ${twin.text} ${text}`,
  };
}

function buildWordQuestion(rng: Rng, word: SyllableParts, difficulty: Difficulty): Question {
  const { text } = word;
  const { hint, ...asked } = pickSearch(rng, word);
  return choiceQuestion(rng, {
    ...asked,
    answer: wordsValue(text),
    distractors: otherWords(rng, word, difficulty)
      .slice(0, 4)
      .map((other) => mistake("SPELL", wordsValue(other.text), tellInitial(other))),
    hints: ["Con đọc từng tiếng, xem những chữ đứng trước vần.", hint],
    explanation: { say: tellInitial(word), figures: [litCard(word, "initial")] },
    praise: "word",
  });
}

type Build = (rng: Rng, difficulty: Difficulty) => Question;

const ofWord: Build = (rng, difficulty) =>
  buildWordQuestion(rng, rng.pick(words.filter((each) => levelOf(each) === difficulty)), difficulty);

const builds: Readonly<Record<Difficulty, readonly Build[]>> = {
  1: [
    buildHeardQuestion,
    buildHeardQuestion,
    buildPictureQuestion,
    buildPictureQuestion,
    (rng, difficulty) => buildInitialQuestion(rng, rng.pick(words.filter((each) => levelOf(each) === difficulty))),
  ],
  2: [buildPicturePairsQuestion, buildPicturePairsQuestion, buildPartQuestion, buildPartQuestion, ofWord],
  3: [buildWordPairsQuestion, buildWordPairsQuestion, buildPartQuestion, buildWrittenPartQuestion, ofWord],
};

/** How the first sound of a word is written (curriculum, c1-first-sound): by one letter; by two; gi, qu and ngh. */
export const firstSound = defineSkill({
  id: "c1-first-sound",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Âm đầu của tiếng",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(builds[difficulty])(rng, difficulty);
  },
});
