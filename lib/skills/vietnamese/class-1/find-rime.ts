import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellRime } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { litCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { oneOfEachRime } from "#lib/skills/vietnamese/words/one-of-each-rime.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import {
  buildRimePairsQuestion,
  buildRimePartQuestion,
  buildRimePicturePairsQuestion,
  buildRimePictureQuestion,
  buildRimeUnderlineQuestion,
} from "./build-rime.ts";
import { explainRime, rimeLevelOf, rimeWords } from "./rime-words.ts";

const prompts: readonly ((rime: string) => string)[] = [
  (rime) => `Tiếng nào có vần “${rime}”?`,
  (rime) => `Con tìm tiếng có vần “${rime}”.`,
  (rime) => `Vần “${rime}” có trong tiếng nào?`,
];

interface Asked {
  readonly prompt: string;
  readonly figures: readonly Figure[];
}

function askBare(rng: Rng, { rime }: SyllableParts): Asked {
  return { prompt: rng.pick(prompts)(rime), figures: [] };
}

const twinPrompts: readonly ((twin: string, rime: string) => string)[] = [
  (twin, rime) => `Tiếng “${twin}” có vần “${rime}”. Con tìm thêm tiếng có vần “${rime}”.`,
  (twin, rime) => `Tiếng nào có vần “${rime}” như tiếng “${twin}”?`,
];

/** With the picture of another word that has the rime, where one can be drawn. */
function askWithPicture(rng: Rng, word: SyllableParts): Asked {
  const twins = rimeWords.filter(
    ({ text, rime }) => rime === word.rime && text !== word.text && pictureWords.has(text),
  );
  if (twins.length === 0) return askBare(rng, word);
  const { text } = rng.pick(twins);
  return { prompt: rng.pick(twinPrompts)(text, word.rime), figures: pictureOf(text) };
}

/** One word of each rime, the rimes most like this one first. */
function pickNear(rng: Rng, rime: string): SyllableParts[] {
  return oneOfEachRime(nearRimes(rime, rng.shuffle(rimeWords))).slice(0, 4);
}

/** "Tiếng nào có vần “o”?" */
function buildWordQuestion(rng: Rng, difficulty: Difficulty): Question {
  const right = rng.pick(rimeWords.filter((word) => rimeLevelOf(word) === difficulty));
  const { prompt, figures } = difficulty === 3 ? askBare(rng, right) : askWithPicture(rng, right);
  return choiceQuestion(rng, {
    prompt,
    figures,
    answer: wordsValue(right.text),
    distractors: pickNear(rng, right.rime).map((word) => mistake("RIME", wordsValue(word.text), tellRime(word))),
    hints: [
      "Con che chữ đầu và dấu thanh, rồi xem phần sau nhé!",
      `Vần cần tìm có ${right.rime.length > 1 ? "các chữ" : "một chữ"}: ${Array.from(right.rime).join(", ")}.`,
    ],
    explanation: { say: explainRime(right), figures: [litCard(right, "rime")] },
    praise: "word",
    identity: `find ${right.rime} ${right.text}`,
  });
}

type Build = (rng: Rng, difficulty: Difficulty) => Question;

const builds: Readonly<Record<Difficulty, readonly Build[]>> = {
  1: [buildRimePictureQuestion, buildRimePictureQuestion, buildWordQuestion],
  2: [
    buildRimePartQuestion,
    buildRimePartQuestion,
    buildRimePicturePairsQuestion,
    buildRimePicturePairsQuestion,
    buildWordQuestion,
  ],
  3: [
    buildRimePairsQuestion,
    buildRimePairsQuestion,
    buildRimeUnderlineQuestion,
    buildRimeUnderlineQuestion,
    buildWordQuestion,
  ],
};

/** A word with a given rime (curriculum, c1-find-rime): open rimes; closed ones; oan, uyên, ươu and their like. */
export const findRime = defineSkill({
  id: "c1-find-rime",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Tìm tiếng có vần đã cho",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(builds[difficulty])(rng, difficulty);
  },
});
