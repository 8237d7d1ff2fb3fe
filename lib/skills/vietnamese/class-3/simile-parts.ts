import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill, difficulties } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { similes } from "#lib/skills/vietnamese/words/similes.ts";
import { children } from "#lib/skills/words/children.ts";

interface Simile {
  readonly sentence: string;
  readonly what: string;
  readonly point: string;
  readonly by: string;
  readonly withWhat: string;
  readonly others: readonly string[];
  /** What is compared: things or sounds. */
  readonly called: "sự vật" | "âm thanh";
}

const notation = /\[(?<what>[^\]]+)\] \((?<point>[^)]+)\) \{(?<by>[^}]+)\} \[(?<withWhat>[^\]]+)\]/u;

function readSimile([marked, others]: readonly [string, string]): Simile {
  const { what = "", point = "", by = "", withWhat = "" } = notation.exec(marked)?.groups ?? {};
  return {
    sentence: marked.replace(/[[\](){}]/gu, ""),
    what,
    point,
    by,
    withWhat,
    others: others.split(", "),
    called: withWhat.startsWith("tiếng") ? "âm thanh" : "sự vật",
  };
}

const byDifficulty = new Map(difficulties.map((difficulty) => [difficulty, similes[difficulty].map(readSimile)]));

function explain({ what, withWhat, by }: Simile): string {
  return `Câu so sánh “${what}” với “${withWhat}” nhờ từ “${by}”.`;
}

function partHints({ called }: Simile): readonly string[] {
  return [
    "Con tìm từ dùng để so sánh trong câu: như, tựa, giống như hay hơn.",
    `Từ ấy đứng giữa hai ${called} được so sánh với nhau.`,
  ];
}

function buildWhatQuestion(rng: Rng, simile: Simile): Question {
  const { sentence, what, withWhat, others, called } = simile;
  return choiceQuestion(rng, {
    prompt: `Trong câu “${sentence}”, ${called} nào được so sánh với “${withWhat}”?`,
    answer: wordsValue(what),
    distractors: others.map((other) =>
      mistake("FIELD", wordsValue(other), `Câu này không so sánh ${other} với ${called} nào cả.`),
    ),
    hints: partHints(simile),
    explanation: explain(simile),
    praise: "figure",
    identity: `what ${sentence}`,
  });
}

function buildWithWhatQuestion(rng: Rng, simile: Simile): Question {
  const { sentence, what, withWhat, others, called } = simile;
  return choiceQuestion(rng, {
    prompt: `Bạn ${rng.pick(children)} đọc câu: “${sentence}” Câu ấy so sánh “${what}” với ${called} nào?`,
    answer: wordsValue(withWhat),
    distractors: others.map((other) =>
      mistake("FIELD", wordsValue(other), `Con xem lại ${called} đứng sau từ so sánh nhé!`),
    ),
    hints: partHints(simile),
    explanation: explain(simile),
    praise: "figure",
    identity: `with ${sentence}`,
  });
}

function buildPairQuestion(rng: Rng, simile: Simile): Question {
  const { sentence, what, withWhat, others, called } = simile;
  const [one = "", two = ""] = rng.shuffle(others);
  const pairs: readonly (readonly [string, string])[] = [
    [what, one],
    [two, withWhat],
    [one, two],
  ];
  return choiceQuestion(rng, {
    prompt: `Câu “${sentence}” so sánh hai ${called} nào với nhau?`,
    answer: wordsValue(`${what} và ${withWhat}`),
    distractors: pairs.map((pair) =>
      mistake("FIELD", wordsValue(pair.join(" và ")), `Con tìm đủ cả hai ${called}, trước và sau từ so sánh nhé!`),
    ),
    hints: partHints(simile),
    explanation: `Câu so sánh hai ${called} với nhau nhờ từ “${simile.by}”: ${what} và ${withWhat}.`,
    praise: "figure",
    identity: `pair ${sentence}`,
  });
}

function buildByQuestion(rng: Rng, simile: Simile): Question {
  const { sentence, what, point, by, withWhat, called } = simile;
  return choiceQuestion(rng, {
    prompt: `Đọc câu: “${sentence}” Từ ngữ nào trong câu dùng để so sánh?`,
    answer: wordsValue(by),
    distractors: [
      mistake("FIELD", wordsValue(point), `Từ ngữ này cho biết hai ${called} giống nhau hay hơn kém nhau ở điểm nào.`),
      mistake("FIELD", wordsValue(what), `Đây là ${called} được đem ra so sánh.`),
      mistake("FIELD", wordsValue(withWhat), `Đây là ${called} được đem ra so sánh.`),
    ],
    hints: [`Con tìm hai ${called} được so sánh với nhau.`, `Từ ngữ cần tìm đứng ngay trước ${called} thứ hai.`],
    explanation: explain(simile),
    praise: "figure",
    identity: `by ${sentence}`,
  });
}

const askers: Readonly<Record<Difficulty, readonly ((rng: Rng, simile: Simile) => Question)[]>> = {
  // Here the word is always "như".
  1: [buildWhatQuestion, buildWithWhatQuestion, buildPairQuestion],
  2: [buildWhatQuestion, buildWithWhatQuestion, buildPairQuestion, buildByQuestion],
  3: [buildWhatQuestion, buildWithWhatQuestion, buildPairQuestion, buildByQuestion],
};

/** Things compared by "như"; by other words; sounds, and what is more than another (curriculum, c3-simile-parts). */
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
