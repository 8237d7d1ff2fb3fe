import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { total } from "#lib/skills/total.ts";
import { howMany } from "#lib/text/how-many.ts";
import { rowName, type Survey, type SurveyRow, sharpest } from "./survey.ts";

/** How what was counted is drawn: strokes, or a picture for each; rows that are `read` with their numbers. */
export interface SurveyChart {
  readonly draw: (survey: Survey, read?: readonly SurveyRow[]) => Figure;
  /** Whether one row alone can be drawn. */
  readonly isFreeRow: boolean;
  /** How a row is read, without its number. */
  readonly reading: string;
  /** How a row of so many is read; as `reading` says where nothing is said. */
  readonly readRow?: (count: number) => string;
  /** What is counted in a row: "vạch". */
  readonly mark: string;
  /** How the number of a row comes about: "5 + 3 = 8". */
  readonly way: (count: number) => string;
  readonly misread: (count: number) => readonly Distractor<number>[];
}

/** A survey, drawn in a chart. */
export interface SurveySetting {
  readonly rng: Rng;
  readonly survey: Survey;
  readonly chart: SurveyChart;
  /** The largest number a row may have. */
  readonly most: number;
}

const range = [1, 60] as const;

/** A survey as it is told apart from others. */
export function keyOf({ rows }: Survey): string {
  return rows.map(({ name, count }) => `${name} ${count}`).join();
}

function pickTwo(rng: Rng, rows: readonly SurveyRow[]): readonly [more: SurveyRow, less: SurveyRow] {
  const two = rng.shuffle(rows).slice(0, 2);
  return [sharpest(two, true), sharpest(two, false)];
}

function rowHint({ survey, chart }: SurveySetting, rows: readonly SurveyRow[], say: string) {
  return rows.length > 1 || chart.isFreeRow ? { say, figures: [chart.draw({ ...survey, rows })] } : say;
}

/** "Có mấy con mèo?" */
export function buildRowQuestion(setting: SurveySetting): Question {
  const { rng, survey, chart, most } = setting;
  const row = rng.pick(survey.rows);
  const { count, before, after } = row;
  const others = survey.rows.filter((other) => other !== row);
  const reading = chart.readRow?.(count) ?? chart.reading;
  const wrongRow = `Con đọc nhầm hàng rồi. Con tìm hàng ${rowName(row)} nhé!`;
  return numberQuestion(rng, {
    prompt: `${before} ${howMany(most)} ${after}?`,
    figures: [chart.draw(survey)],
    answer: count,
    range,
    isTyped: others.length > 0 || rng.int(0, 1) === 0,
    distractors: [
      ...chart.misread(count),
      ...others.map((other) => mistake("FIELD", other.count, wrongRow)),
      mistake("OFF1", count + 1, "Con đếm thừa rồi."),
      mistake("OFF1", count - 1, `Con đếm còn sót. Con chỉ vào từng ${chart.mark} nhé!`),
      mistake("OFF1", count + 2, `Con đếm thừa mấy ${chart.mark} rồi.`),
      mistake("OFF1", count - 2, `Con đếm sót mấy ${chart.mark} rồi. Con đếm chậm lại nhé!`),
    ],
    hints: others.length === 0 ? [reading] : [`Con tìm hàng ${rowName(row)}.`, rowHint(setting, [row], reading)],
    explanation: {
      say: `Hàng ${rowName(row)}: ${chart.way(count)}. ${before} ${count} ${after}.`,
      figures: [chart.draw(survey, [row])],
    },
    praise: "data",
    identity: `row ${row.name} of ${keyOf(survey)}`,
  });
}

/** "Con vật nào có 8 con?" */
export function buildWhichRowQuestion({ rng, survey, chart }: SurveySetting): Question {
  const row = rng.pick(survey.rows);
  return choiceQuestion(rng, {
    prompt: `${survey.which} có ${row.count} ${survey.unit}?`,
    figures: [chart.draw(survey)],
    answer: wordsValue(rowName(row)),
    distractors: survey.rows.map((other) =>
      mistake("FIELD", wordsValue(rowName(other)), `Con đếm lại hàng ${rowName(other)} nhé!`),
    ),
    choices: survey.rows.length > 3 ? 4 : 3,
    hints: ["Con đếm lần lượt từng hàng.", chart.reading],
    explanation: { say: `Hàng ${rowName(row)}: ${chart.way(row.count)}.`, figures: [chart.draw(survey, [row])] },
    praise: "data",
    identity: `which ${row.count} of ${keyOf(survey)}`,
  });
}

/** "Câu nào đúng?": what is told of the rows, each number in its row but one. */
export function buildTrueRowQuestion({ rng, survey, chart }: SurveySetting): Question {
  const row = rng.pick(survey.rows);
  const tell = ({ before, after }: SurveyRow, count: number) => `${before} ${count} ${after}.`;
  const others = survey.rows.filter((other) => other !== row);
  const wrong = others.flatMap((other) => [
    mistake("FIELD", wordsValue(tell(other, row.count)), `Con đếm lại hàng ${rowName(other)} nhé!`),
    mistake("FIELD", wordsValue(tell(row, other.count)), `Con đếm lại hàng ${rowName(row)} nhé!`),
  ]);
  return choiceQuestion(rng, {
    prompt: "Câu nào đúng?",
    figures: [chart.draw(survey)],
    answer: wordsValue(tell(row, row.count)),
    distractors: rng.shuffle(wrong),
    hints: ["Con đọc từng câu, rồi đếm ở hàng được nói đến.", chart.reading],
    explanation: {
      say: `Hàng ${rowName(row)}: ${chart.way(row.count)}. ${tell(row, row.count)}`,
      figures: [chart.draw(survey, [row])],
    },
    praise: "data",
    identity: `true ${row.name} of ${keyOf(survey)}`,
  });
}

function mostPrompt({ which, owned }: Survey, isMost: boolean): string {
  const much = isMost ? "nhiều" : "ít";
  return owned === null ? `${which} ${much} nhất?` : `${which} có ${much} ${owned.name} nhất?`;
}

/** "Con vật nào nhiều nhất?" */
export function buildMostQuestion({ rng, survey, chart }: SurveySetting): Question {
  const isMost = rng.int(0, 1) === 0;
  const row = sharpest(survey.rows, isMost);
  const much = isMost ? "nhiều" : "ít";
  const turned = isMost ? "Đó là hàng ít nhất. Đề bài hỏi nhiều nhất." : "Đó là hàng nhiều nhất. Đề bài hỏi ít nhất.";
  const opposite = sharpest(survey.rows, !isMost);
  return choiceQuestion(rng, {
    prompt: mostPrompt(survey, isMost),
    figures: [chart.draw(survey)],
    answer: wordsValue(rowName(row)),
    distractors: survey.rows.map((other) =>
      other === opposite
        ? mistake("REL", wordsValue(rowName(other)), turned)
        : mistake("FIELD", wordsValue(rowName(other)), `Còn hàng khác ${much} hơn. Con tìm tiếp nhé!`),
    ),
    choices: survey.rows.length > 3 ? 4 : 3,
    hints: [`Con tìm hàng có số ${isMost ? "lớn" : "bé"} nhất.`, chart.reading],
    explanation: {
      say: `${capital(survey.rows.map(({ name, count }) => `${name} ${count}`).join(", "))}. ${rowName(row)} ${much} nhất.`,
      figures: [chart.draw(survey, survey.rows)],
    },
    praise: "data",
    identity: `most ${isMost} of ${keyOf(survey)}`,
  });
}

/** "Số mèo nhiều hơn số chó mấy con?", or fewer. */
export function buildDifferenceQuestion(setting: SurveySetting): Question {
  const { rng, survey, chart, most } = setting;
  const [more, less] = pickTwo(rng, survey.rows);
  const isMore = rng.int(0, 1) === 0;
  const [one, other] = isMore ? [more, less] : [less, more];
  const than = isMore ? "nhiều hơn" : "ít hơn";
  const number = howMany(most);
  const { owned, unit } = survey;
  const answer = more.count - less.count;
  return numberQuestion(rng, {
    prompt:
      owned === null
        ? `Số ${one.name} ${than} số ${other.name} ${number} ${unit}?`
        : `${one.name} có ${than} ${other.name} ${number} ${owned.thing}?`,
    figures: [chart.draw(survey)],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", more.count + less.count, `Con đã cộng hai số. Hỏi ${than} thì con làm phép trừ.`),
      mistake("DATUM", more.count, `Đó là số ở hàng ${rowName(more)}. Con so sánh hai hàng nhé!`),
      mistake("DATUM", less.count, `Đó là số ở hàng ${rowName(less)}. Con so sánh hai hàng nhé!`),
      mistake("OFF1", answer + 1, "Con đếm lại phần hơn kém nhé!"),
    ],
    hints: [
      `Con đọc số ở hàng ${rowName(one)} và hàng ${rowName(other)}.`,
      rowHint(setting, [more, less], "Con lấy số lớn trừ số bé."),
    ],
    explanation: {
      say: `${rowName(more)} ${more.count}, ${less.name} ${less.count}: ${more.count} − ${less.count} = ${answer} (${unit}).`,
      figures: [chart.draw(survey, [more, less])],
    },
    praise: "calculate",
    identity: `difference ${one.name} ${other.name} of ${keyOf(survey)}`,
  });
}

/** All rows but one put together; where that comes to one row alone, neither is named. */
export function missedRow(counts: readonly number[]): readonly Distractor<number>[] {
  const sums = counts.filter((count) => count > 1).map((count) => total(counts) - count);
  return sums.map((sum) => {
    const slip = counts.includes(sum) ? "Con cộng chưa đủ các hàng." : "Con còn thiếu một hàng.";
    return mistake("PARTIAL", sum, `${slip} Con cộng đủ các hàng nhé!`);
  });
}

/** "Mèo và chó có tất cả bao nhiêu con?", or all rows. */
export function buildSumQuestion(setting: SurveySetting): Question {
  const { rng, survey, chart } = setting;
  const isAll = rng.int(0, 1) === 0;
  const rows = isAll ? survey.rows : rng.shuffle(survey.rows).slice(0, 2);
  const counts = rows.map(({ count }) => count);
  const names = rows.map(rowName);
  const answer = total(counts);
  const who = isAll && survey.owned !== null ? "Các bạn có" : "Có";
  return numberQuestion(rng, {
    prompt: isAll
      ? `${who} tất cả bao nhiêu ${survey.all}?`
      : `${names[0]} và ${rows[1]?.name} có tất cả bao nhiêu ${survey.unit}?`,
    figures: [chart.draw(survey)],
    answer,
    range,
    isTyped: true,
    distractors: [
      ...(isAll
        ? missedRow(counts)
        : [mistake("OP", Math.abs((counts[0] ?? 0) - (counts[1] ?? 0)), "Hỏi tất cả thì con làm phép cộng.")]),
      ...counts.map((count) => mistake("DATUM", count, "Đó mới là một hàng. Con cộng các hàng lại nhé!")),
      mistake("FIELD", total(survey.rows.map(({ count }) => count)), "Con chỉ cộng các hàng đề bài hỏi nhé!"),
      mistake("OFF1", answer - 1, "Con đếm lại từng hàng nhé!"),
      mistake("OFF1", answer + 1, "Con cộng lại các hàng thật kĩ nhé!"),
    ],
    hints: [
      isAll ? "Con đọc số ở từng hàng." : `Con đọc số ở hàng ${names[0]} và hàng ${names[1]}.`,
      rowHint(setting, rows, "Con cộng các số đó lại."),
    ],
    explanation: {
      say: `${counts.join(" + ")} = ${answer} (${survey.unit}).`,
      figures: [chart.draw(survey, rows)],
    },
    praise: "calculate",
    identity: `sum ${isAll ? "" : names.join()} of ${keyOf(survey)}`,
  });
}
