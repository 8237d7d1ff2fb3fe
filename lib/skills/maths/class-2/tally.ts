import type { Rng } from "#lib/core/rng.ts";
import type { TallyFigure } from "#lib/questions/figures/tally.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildDifferenceQuestion,
  buildMostQuestion,
  buildRowQuestion,
  buildSumQuestion,
  buildTrueRowQuestion,
  buildWhichRowQuestion,
  type SurveyChart,
} from "./build-survey-question.ts";
import { pickSurvey, rowName, type Survey, type SurveyRow } from "./survey.ts";

const bundle = 5;

function bundlesOf(count: number): string {
  const bundles = Array.from({ length: Math.floor(count / bundle) }, () => String(bundle));
  const rest = count % bundle;
  const parts = rest === 0 ? bundles : [...bundles, String(rest)];
  return parts.length > 1 ? `${parts.join(" + ")} = ${count}` : `${count} vạch`;
}

function draw({ title, rows, owned }: Survey, read: readonly SurveyRow[] = []): TallyFigure {
  return {
    type: "tally",
    rows: rows.map((row) => ({
      name: rowName(row),
      picture: owned === null ? row.picture : null,
      count: row.count,
      ...(read.includes(row) && { isRead: true }),
    })),
    alt: `Bảng kiểm đếm “${title}”.`,
  };
}

/** How a survey is counted with strokes, and misread. */
export const strokeChart: SurveyChart = {
  draw,
  isFreeRow: true,
  reading: "Con đếm các nhóm trước, rồi đếm các vạch lẻ.",
  readRow: (count) =>
    count < bundle ? "Mỗi vạch là 1. Con chỉ vào từng vạch và đếm." : "Con đếm các nhóm trước, rồi đếm các vạch lẻ.",
  mark: "vạch",
  way: bundlesOf,
  misread: (count) => [
    mistake(
      "COUNT-ENDS",
      Math.floor(count / bundle) * (bundle - 1) + (count % bundle),
      "Con quên vạch chéo rồi. Vạch chéo cũng được đếm nhé!",
    ),
    mistake("UNIT", Math.floor(count / bundle) + (count % bundle), "Con đếm cả các vạch trong nhóm nhé!"),
  ],
};

/** "Có 8 con mèo. Ta vạch thế nào?" */
function buildStrokesQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, 1, [6, 9], false);
  const [row] = survey.rows;
  const count = row?.count ?? 6;
  const write = (bundles: number, rest: number) => wordsValue(`${bundles} nhóm 5 vạch và ${rest} vạch`);
  const rest = count - bundle;
  return choiceQuestion(rng, {
    prompt: `${row?.before} ${count} ${row?.after}. Khi kiểm đếm, ta vạch:`,
    answer: write(1, rest),
    distractors: [
      mistake("OFF1", write(1, rest + 1), "Con đếm thừa một vạch rồi."),
      mistake("OFF1", write(1, rest - 1 || 4), "Con cộng lại số vạch nhé!"),
      mistake("UNIT", write(rest, 1), "Con xem lại có mấy nhóm nhé!"),
      mistake("UNIT", write(2, rest), "Hai nhóm đã là 10 vạch rồi."),
      mistake("OFF1", write(1, rest + 2), "Con đếm thừa vạch rồi."),
    ],
    hints: ["Cứ đủ 5 vạch thì thành một nhóm.", `Con tách ${count} thành 5 và mấy?`],
    explanation: {
      say: `${count} gồm 5 và ${rest}: ${write(1, rest).line.text}.`,
      figures: [draw(survey, survey.rows)],
    },
    praise: "count",
    identity: `strokes ${count} ${row?.name}`,
  });
}

/** Counting with strokes (curriculum, c2-tally): one kind; three kinds; differences and totals. */
export const tally = defineDataSkill({
  id: "c2-tally",
  classId: "2",
  title: "Kiểm đếm số liệu",
  generate(difficulty, rng) {
    if (difficulty === 1) {
      if (rng.int(0, 3) === 0) return buildStrokesQuestion(rng);
      return buildRowQuestion({ rng, survey: pickSurvey(rng, 1, [2, 10], false), chart: strokeChart, most: 10 });
    }
    const setting = { rng, chart: strokeChart, most: 15 };
    if (difficulty === 2) {
      const survey = pickSurvey(rng, 3, [3, 15], false);
      return rng.pick([buildRowQuestion, buildRowQuestion, buildWhichRowQuestion, buildMostQuestion])({
        ...setting,
        survey,
      });
    }
    const survey = pickSurvey(rng, rng.pick([3, 4] as const), [4, 15], false);
    return rng.pick([
      buildDifferenceQuestion,
      buildDifferenceQuestion,
      buildSumQuestion,
      buildSumQuestion,
      buildTrueRowQuestion,
    ])({
      ...setting,
      survey,
    });
  },
});
