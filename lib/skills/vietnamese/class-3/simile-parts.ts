import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill, difficulties } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { readSimile, type Simile } from "#lib/skills/vietnamese/words/read-simile.ts";
import { similes } from "#lib/skills/vietnamese/words/similes.ts";
import { children } from "#lib/skills/words/children.ts";
import { explainSimile, partHints, tellOther } from "./simile-feedback.ts";
import { underlineBy, underlineWhat, underlineWithWhat } from "./underline-simile.ts";

const byDifficulty = new Map(difficulties.map((difficulty) => [difficulty, similes[difficulty].map(readSimile)]));

type Ask = (rng: Rng, simile: Simile) => Question;

const buildWhatQuestion: Ask = (rng, simile) => {
  const { sentence, what, withWhat, others, called } = simile;
  return choiceQuestion(rng, {
    prompt: `Trong câu “${sentence}”, ${called} nào được so sánh với “${withWhat}”?`,
    answer: wordsValue(what),
    distractors: others.map((other) => mistake("FIELD", wordsValue(other), tellOther(simile, other, "what"))),
    hints: partHints(simile, "what"),
    explanation: explainSimile(simile),
    praise: "figure",
    identity: `what ${sentence}`,
  });
};

const buildWithWhatQuestion: Ask = (rng, simile) => {
  const { sentence, what, withWhat, others, called } = simile;
  return choiceQuestion(rng, {
    prompt: `Bạn ${rng.pick(children)} đọc câu: “${sentence}” Câu ấy so sánh “${what}” với ${called} nào?`,
    answer: wordsValue(withWhat),
    distractors: others.map((other) => mistake("FIELD", wordsValue(other), tellOther(simile, other, "withWhat"))),
    hints: partHints(simile, "withWhat"),
    explanation: explainSimile(simile),
    praise: "figure",
    identity: `with ${sentence}`,
  });
};

/** Said to a thing that is not in the sentence; else what is told of it. */
function tellUnnamed(sentence: string, other: string, told: string): string {
  return sentence.toLowerCase().includes(other) ? told : `Câu không nhắc đến “${other}”. Con đọc lại nhé!`;
}

const buildPairQuestion: Ask = (rng, simile) => {
  const { sentence, what, withWhat, others, called, by } = simile;
  const [one = "", two = ""] = rng.shuffle(others);
  const pairs: readonly (readonly [one: string, other: string, feedback: string])[] = [
    [what, one, tellUnnamed(sentence, one, `Câu không so sánh ${called} nào với “${one}”.`)],
    [two, withWhat, tellUnnamed(sentence, two, `“${two}” không được so sánh với ${called} nào trong câu.`)],
    [one, two, `Cả “${one}” và “${two}” đều không được so sánh trong câu.`],
  ];
  return choiceQuestion(rng, {
    prompt: `Câu “${sentence}” so sánh hai ${called} nào với nhau?`,
    answer: wordsValue(`${what} và ${withWhat}`),
    distractors: pairs.map(([first, second, feedback]) =>
      mistake("FIELD", wordsValue(`${first} và ${second}`), feedback),
    ),
    hints: [`Từ dùng để so sánh trong câu là “${by}”.`, `Hai ${called} đứng ở hai bên từ “${by}”.`],
    explanation: `Câu so sánh hai ${called} với nhau nhờ từ “${by}”: ${what} và ${withWhat}.`,
    praise: "figure",
    identity: `pair ${sentence}`,
  });
};

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = {
  // Here the word is always "như".
  1: [buildWhatQuestion, buildWithWhatQuestion, buildPairQuestion],
  2: [underlineWhat, underlineWithWhat, underlineBy, buildPairQuestion],
  3: [underlineWhat, underlineWithWhat, underlineBy, buildPairQuestion],
};

/** Things compared by "như"; by other words; sounds (curriculum, c3-simile-parts). */
export const simileParts = defineSkill({
  id: "c3-simile-parts",
  classId: "3",
  subject: "vietnamese",
  strand: "Biện pháp tu từ",
  title: "Tìm sự vật được so sánh",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(askers[difficulty])(rng, rng.pick(byDifficulty.get(difficulty) ?? []));
  },
});
