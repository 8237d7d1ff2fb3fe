import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import type { SurveySetting } from "./build-survey-question.ts";
import { rowName, sharpest } from "./survey.ts";

function keyOf({ rows }: SurveySetting["survey"]): string {
  return rows.map(({ name, count }) => `${name} ${count}`).join();
}

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
    explanation: `Các hàng ${than} ${limit} ${chart.mark}: ${fitting.map((row) => `${rowName(row)} ${row.count}`).join(", ")}. Có ${answer} hàng.`,
    praise: "data",
    identity: `rows ${isMore} ${limit} of ${keyOf(survey)}`,
  });
}

/** "Hàng nhiều nhất có mấy hình?" Typed. */
export function buildMostNumberQuestion({ rng, survey, chart }: SurveySetting): Question {
  const isMost = rng.int(0, 1) === 0;
  const [row, opposite] = [sharpest(survey.rows, isMost), sharpest(survey.rows, !isMost)];
  const much = isMost ? "nhiều" : "ít";
  const others = survey.rows.filter((each) => each !== row && each !== opposite);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hàng ${much} nhất có mấy ${chart.mark}?`,
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
    explanation: `Hàng ${rowName(row)} ${much} nhất: ${chart.way(row.count)}.`,
    praise: "data",
    identity: `most number ${isMost} of ${keyOf(survey)}`,
  });
}
