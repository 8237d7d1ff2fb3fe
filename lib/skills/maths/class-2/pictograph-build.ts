import type { Rng } from "#lib/core/rng.ts";
import { writeBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import type { ChartBuildView } from "#lib/questions/kinds/chart-build/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type ChartPart, chartBuildQuestion } from "#lib/skills/drafts/chart-build-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { keyOf, missedRow } from "./build-survey-question.ts";
import { pickSurvey, rowName, type Survey, type SurveyRow } from "./survey.ts";
import { strokeChart } from "./tally.ts";

const most = { given: 6, counted: 10 } as const;

const countsOf = (rows: readonly SurveyRow[]) => rows.map(({ count }) => count);

/** The chart of a survey in which some rows are still to be laid. */
function viewOf(survey: Survey, laid: readonly SurveyRow[], mostPictures: number): ChartBuildView {
  const { title, rows } = survey;
  return {
    chart: {
      ...{ type: "pictogram", title },
      rows: rows.map((row) => ({
        name: rowName(row),
        picture: row.picture ?? "apple",
        pictures: laid.includes(row) ? 0 : row.count,
      })),
    },
    counted: null,
    built: rows.flatMap((row, place) => (laid.includes(row) ? [place] : [])),
    step: 1,
    most: mostPictures,
    total: null,
  };
}

/** A row whose number is known: what is laid there by mistake is the number of another row, or one too few or too many. */
function laidRow({ rows }: Survey, row: SurveyRow): ChartPart {
  const name = rowName(row);
  return {
    value: row.count,
    distractors: rows
      .filter((other) => other !== row)
      .map((other) =>
        mistake("FIELD", other.count, `Hàng ${name} đang có số hình của hàng ${rowName(other)}. Con xem lại nhé!`),
      ),
    tooLow: `Hàng ${name} còn thiếu hình. Con đếm lại nhé!`,
    tooHigh: `Hàng ${name} thừa hình rồi. Con đếm lại nhé!`,
  };
}

/** "Có 4 quả táo và 3 quả cam.", "An có 4 bông sen. Lan có 3 bông sen." */
function told({ owned, rows }: Survey): string {
  const things = rows.map(({ count, after }) => `${count} ${after}`);
  if (owned === null) return `Có ${things.join(" và ")}.`;
  return rows.map(({ before }, place) => `${before} ${things[place]}.`).join(" ");
}

/** Two rows, both told. */
function buildGivenQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, 2, [1, most.given], true);
  const { rows } = survey;
  const view = viewOf(survey, rows, most.given);
  return chartBuildQuestion(rng, {
    prompt: `${told(survey)} Con xếp hình vào biểu đồ.`,
    view,
    parts: rows.map((row) => laidRow(survey, row)),
    hints: [`Mỗi hình là 1 ${survey.all}.`, "Con xếp hình vào từng hàng, vừa xếp vừa đếm."],
    explanation: `${writeBuilt(view, countsOf(rows))}.`,
    praise: "chart",
    identity: `given ${keyOf(survey)}`,
  });
}

/** How the rows of more than a bundle are counted: "5 + 2 = 7; 5 + 5 = 10. ", or nothing. */
function countedOut(rows: readonly SurveyRow[]): string {
  const sums = rows.map(({ count }) => strokeChart.way(count)).filter((way) => way.includes("+"));
  return sums.length === 0 ? "" : `${sums.join("; ")}. `;
}

/** Three or four rows, counted with strokes. */
function buildCountedQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, rng.pick([3, 3, 4]), [1, most.counted], true);
  const { rows } = survey;
  const view = { ...viewOf(survey, rows, most.counted), counted: countsOf(rows) };
  return chartBuildQuestion(rng, {
    prompt: rng.pick([
      "Con đếm số vạch rồi xếp hình vào biểu đồ.",
      "Con xếp hình vào biểu đồ theo số vạch kiểm đếm.",
      "Bảng kiểm đếm đã ghi xong. Con xếp hình vào biểu đồ.",
    ]),
    view,
    parts: rows.map((row) => {
      const part = laidRow(survey, row);
      return { ...part, distractors: [...strokeChart.misread(row.count), ...part.distractors] };
    }),
    hints: ["Mỗi vạch là một hình trong biểu đồ.", "Con đếm các nhóm 5 vạch trước, rồi đếm các vạch lẻ."],
    explanation: `${countedOut(rows)}${writeBuilt(view, countsOf(rows))}.`,
    praise: "chart",
    identity: `counted ${keyOf(survey)}`,
  });
}

/** "Số quả táo ít hơn số quả cam 2 quả.", "An có nhiều hơn Lan 2 bông sen." */
function compared({ owned, unit }: Survey, row: SurveyRow, other: SurveyRow): string {
  const than = row.count > other.count ? "nhiều hơn" : "ít hơn";
  const by = Math.abs(row.count - other.count);
  return owned === null
    ? `Số ${unit} ${row.name} ${than} số ${unit} ${other.name} ${by} ${unit}.`
    : `${row.name} có ${than} ${other.name} ${by} ${owned.thing}.`;
}

function comparedRow(row: SurveyRow, other: SurveyRow): ChartPart {
  const isMore = row.count > other.count;
  const by = Math.abs(row.count - other.count);
  const [name, from] = [rowName(row), rowName(other)];
  const than = isMore ? "nhiều hơn" : "ít hơn";
  const done = isMore ? "bớt" : "thêm";
  return {
    value: row.count,
    distractors: [
      mistake(
        "OP",
        isMore ? other.count - by : other.count + by,
        `Con đã ${done} ${by} hình. Đề bài nói ${than}, con nghĩ lại nhé!`,
      ),
      mistake("DATUM", other.count, `Hàng ${name} đang bằng hàng ${from}. Đề bài nói ${than} ${by}.`),
      mistake("DATUM", by, `${by} là phần ${than}. Con tính từ số hình của hàng ${from} nhé!`),
    ],
    tooLow: `Hàng ${name} còn thiếu hình. Con đếm lại hàng ${from} trước nhé!`,
    tooHigh: `Hàng ${name} thừa hình rồi. Con đếm lại hàng ${from} trước nhé!`,
  };
}

function totalPart(counts: readonly number[]): ChartPart {
  return {
    value: total(counts),
    distractors: [
      ...(counts.length > 2 ? missedRow(counts) : []),
      ...counts.map((count) => mistake("DATUM", count, "Đó mới là một hàng. Con cộng các hàng lại nhé!")),
    ],
    tooLow: "Tổng còn thiếu. Con cộng lại số hình ở các hàng nhé!",
    tooHigh: "Tổng thừa rồi. Con cộng lại số hình ở các hàng nhé!",
  };
}

/** One row is told by another one; then all are added. */
function buildComparedQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, rng.pick([2, 3]), [2, most.counted], true);
  const { rows } = survey;
  const [row, other] = rng.shuffle(rows);
  if (row === undefined || other === undefined) throw new RangeError("A survey has two rows");
  const isMore = row.count > other.count;
  const by = Math.abs(row.count - other.count);
  const counts = countsOf(rows);
  const [name, from] = [rowName(row), rowName(other)];
  const sums = [
    `${other.count} ${isMore ? "+" : "−"} ${by} = ${row.count}`,
    `${counts.join(" + ")} = ${total(counts)}`,
  ];
  const view = {
    ...viewOf(survey, [row], most.counted),
    total: { before: "Có tất cả", after: survey.all },
  };
  return chartBuildQuestion(rng, {
    prompt: `${compared(survey, row, other)} Con xếp hình vào hàng ${name}, rồi tính tổng.`,
    view,
    parts: [comparedRow(row, other), totalPart(counts)],
    hints: [
      `Con đếm số hình ở hàng ${from} trước.`,
      `Con lấy số hình ở hàng ${from} ${isMore ? "cộng" : "trừ"} ${by}.`,
      "Con cộng số hình ở tất cả các hàng.",
    ],
    explanation: `${sums.join("; ")}. ${writeBuilt(view, [row.count, total(counts)])}.`,
    praise: "chart",
    identity: `compared ${row.name} ${other.name} of ${keyOf(survey)}`,
  });
}

/** Rows of a chart of pictures are laid (curriculum, c2-pictograph-build): as told; as counted with strokes; by another row, then all are added. */
export const pictographBuild = defineDataSkill({
  id: "c2-pictograph-build",
  classId: "2",
  title: "Lập biểu đồ tranh",
  generate: byDifficulty({
    1: [buildGivenQuestion],
    2: [buildCountedQuestion],
    3: [buildComparedQuestion],
  }),
});
