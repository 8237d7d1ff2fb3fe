import type { PictogramFigure } from "#lib/questions/figures/pictogram.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildHowManyRowsQuestion, buildMostNumberQuestion, buildRankQuestion } from "./build-rows-question.ts";
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

const most = 10;

function draw({ title, rows }: Survey, read: readonly SurveyRow[] = []): PictogramFigure {
  return {
    type: "pictogram",
    title,
    rows: rows.map((row) => ({
      name: rowName(row),
      picture: row.picture ?? "apple",
      pictures: row.count,
      ...(read.includes(row) && { isRead: true }),
    })),
    each: 1,
    alt: `Biểu đồ tranh “${title}”.`,
  };
}

const chart: SurveyChart = {
  draw,
  isFreeRow: false,
  reading: "Mỗi hình là 1. Con đếm số hình trong hàng.",
  mark: "hình",
  way: (count) => `${count} hình`,
  misread: () => [],
};

/** Charts of pictures (curriculum, c2-pictograph): one row; rows compared; sums and differences of rows. */
export const pictograph = defineDataSkill({
  id: "c2-pictograph",
  classId: "2",
  title: "Biểu đồ tranh",
  generate(difficulty, rng) {
    const setting = {
      rng,
      chart,
      most,
      survey: pickSurvey(rng, difficulty === 1 ? 3 : rng.pick([3, 4]), [2, most], true),
    };
    if (difficulty === 1)
      return rng.pick([buildRowQuestion, buildRowQuestion, buildWhichRowQuestion, buildTrueRowQuestion])(setting);
    return rng.pick(
      difficulty === 2
        ? [
            buildMostQuestion,
            buildRankQuestion,
            buildHowManyRowsQuestion,
            buildHowManyRowsQuestion,
            buildMostNumberQuestion,
          ]
        : [buildDifferenceQuestion, buildSumQuestion],
    )(setting);
  },
});
