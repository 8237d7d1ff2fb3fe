import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { keyOf, type SurveySetting } from "./build-survey-question.ts";
import { rowName, type SurveyRow, sharpest } from "./survey.ts";

/** "Có mấy hàng nhiều hơn 5 hình?" Typed. */
export function buildHowManyRowsQuestion({ rng, survey, chart }: SurveySetting): Question {
  const sorted = survey.rows.map(({ count }) => count).toSorted((a, b) => a - b);
  const limit = sorted[rng.int(0, sorted.length - 1)] ?? 0;
  // The row with just so many is none of them.
  const isMore = limit === sorted[0] || (limit !== sorted.at(-1) && rng.int(0, 1) === 0);
  const than = isMore ? "nhiều hơn" : "ít hơn";
  const fitting = survey.rows.filter(({ count }) => (isMore ? count > limit : count < limit));
  const answer = fitting.length;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Có mấy hàng ${than} ${limit} ${chart.mark}?`,
      `Con đếm các hàng ${than} ${limit} ${chart.mark}. Có mấy hàng?`,
    ]),
    figures: [chart.draw(survey)],
    answer,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("COUNT-ENDS", answer + 1, `Hàng có đúng ${limit} ${chart.mark} thì không tính, con nhé!`),
      mistake("FIELD", survey.rows.length, `Đó là tất cả các hàng. Con chỉ đếm hàng ${than} ${limit} ${chart.mark}.`),
      mistake("OFF1", answer - 1, "Con còn bỏ sót một hàng. Con đếm lại từng hàng nhé!"),
    ],
    hints: [`Con viết số ${chart.mark} bên cạnh mỗi hàng.`, `Con so sánh từng số đó với ${limit}.`],
    explanation: {
      say: `Các hàng ${than} ${limit} ${chart.mark}: ${fitting.map((row) => `${rowName(row)} ${row.count}`).join(", ")}. Có ${answer} hàng.`,
      figures: [chart.draw(survey, fitting)],
    },
    praise: "data",
    identity: `rows ${isMore} ${limit} of ${keyOf(survey)}`,
  });
}

/** "Hàng nhiều hình nhất có mấy hình?" Typed. */
export function buildMostNumberQuestion({ rng, survey, chart }: SurveySetting): Question {
  const isMost = rng.int(0, 1) === 0;
  const [row, opposite] = [sharpest(survey.rows, isMost), sharpest(survey.rows, !isMost)];
  const much = isMost ? "nhiều" : "ít";
  const others = survey.rows.filter((each) => each !== row && each !== opposite);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hàng ${much} ${chart.mark} nhất có mấy ${chart.mark}?`,
      `Con tìm hàng ${much} ${chart.mark} nhất. Hàng đó có mấy ${chart.mark}?`,
    ]),
    figures: [chart.draw(survey)],
    answer: row.count,
    range: [0, 60],
    isTyped: true,
    distractors: [
      mistake("REL", opposite.count, `Đó là hàng ${isMost ? "ít" : "nhiều"} nhất. Con đọc lại đề bài nhé!`),
      ...others.map(({ count }) => mistake("FIELD", count, `Còn hàng khác ${much} hơn. Con tìm tiếp nhé!`)),
    ],
    hints: [`Con so sánh độ dài các hàng để tìm hàng ${much} nhất.`, chart.reading],
    explanation: {
      say: `Hàng ${rowName(row)} ${much} nhất: ${chart.way(row.count)}.`,
      figures: [chart.draw(survey, [row])],
    },
    praise: "data",
    identity: `most number ${isMost} of ${keyOf(survey)}`,
  });
}

/** "Xếp theo thứ tự từ ít đến nhiều:" */
export function buildRankQuestion({ rng, survey, chart }: SurveySetting): Question {
  const rows = survey.rows.slice(0, 3);
  const shown = { ...survey, rows };
  const sorted = rows.toSorted((a, b) => a.count - b.count);
  const isRising = rng.int(0, 1) === 0;
  const right = isRising ? sorted : sorted.toReversed();
  const [a, b, c] = right;
  const write = (row: readonly (SurveyRow | undefined)[]) =>
    wordsValue(row.flatMap((each) => (each === undefined ? [] : [rowName(each)])).join(", "));
  const wrongPlace = "Có hai hàng con xếp chưa đúng. Con đếm lại nhé!";
  return choiceQuestion(rng, {
    prompt: `Xếp theo thứ tự từ ${isRising ? "ít đến nhiều" : "nhiều đến ít"}, ta được:`,
    figures: [chart.draw(shown)],
    answer: write(right),
    distractors: [
      mistake("REL", write([c, b, a]), "Con xếp ngược lại rồi. Con đọc lại đề bài nhé!"),
      ...rng.shuffle([
        mistake("ORDER", write([b, a, c]), wrongPlace),
        mistake("ORDER", write([a, c, b]), wrongPlace),
        mistake("ORDER", write([b, c, a]), wrongPlace),
      ]),
    ],
    hints: ["Con viết số bên cạnh mỗi hàng.", "Con so sánh ba số đó rồi xếp các hàng."],
    explanation: {
      say: `Từ ${isRising ? "ít đến nhiều" : "nhiều đến ít"} là ${right.map(({ count }) => count).join(", ")}: ${write(right).line.text}.`,
      figures: [chart.draw(shown, rows)],
    },
    praise: "order",
    identity: `rank ${isRising} ${keyOf(shown)}`,
  });
}
