import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { carrySlip } from "#lib/skills/maths/carry-codes.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { type ColumnChart, pickChart, readChart } from "./column-charts.ts";

const range = [1, 9999] as const;
const identityOf = (kind: string, { values }: ColumnChart) =>
  `${kind} ${values.map(({ name, value }) => `${name}=${value}`).join(" ")}`;
const notThis = "Đó là số của cột khác. Con nhìn đúng tên dưới chân cột nhé!";

/** "Lớp nào trồng được 25 cây?" */
function buildNameQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { values, unit, each, does, figure } = chart;
  const asked = rng.pick(values);
  const others = values.filter((column) => column !== asked);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trên biểu đồ, ${each} nào ${does} ${asked.value} ${unit}?`,
      `Con nhìn biểu đồ và cho biết ${each} nào ${does} ${asked.value} ${unit}.`,
    ]),
    figures: [figure],
    answer: wordsValue(`${each} ${asked.name}`),
    distractors: others.map(({ name }) =>
      mistake("FIELD", wordsValue(`${each} ${name}`), "Con dóng từ đầu cột này sang cột số bên trái để đọc lại nhé!"),
    ),
    hints: ["Con tìm số đó ở cột số bên trái.", "Con dóng ngang sang xem đầu cột nào ở mức đó."],
    explanation: {
      say: `Cột ${each} ${asked.name} cao đến mức ${asked.value} ${unit}.`,
      figures: [readChart(chart, [asked])],
    },
    praise: "data",
    identity: identityOf(`which ${asked.name}`, chart),
  });
}

/** "Lớp 4A trồng được bao nhiêu cây?" */
function buildColumnQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { values, unit, each, does, figure } = chart;
  const asked = rng.pick(values);
  const others = values.filter((column) => column !== asked);
  const hints = [
    "Con tìm cột có tên được hỏi ở hàng dưới cùng của biểu đồ.",
    "Con dóng từ đầu cột sang cột số bên trái để đọc số.",
  ];
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trên biểu đồ, ${each} ${asked.name} ${does} bao nhiêu ${unit}?`,
      `Con nhìn biểu đồ và cho biết ${each} ${asked.name} ${does} bao nhiêu ${unit}.`,
    ]),
    figures: [figure],
    answer: asked.value,
    range,
    step: chart.step,
    distractors: others.map(({ value }) => mistake("FIELD", value, notThis)),
    hints,
    explanation: {
      say: `Cột ${each} ${asked.name} cao đến mức ${asked.value} (${unit}).`,
      figures: [readChart(chart, [asked])],
    },
    praise: "data",
    identity: identityOf(`read ${asked.name}`, chart),
  });
}

/** "Lớp trồng nhiều nhất hơn lớp trồng ít nhất bao nhiêu cây?" */
function buildMostQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { values, unit, each, does, figure } = chart;
  const [first = 0, second = 0, third = 0, last = 0] = values.map(({ value }) => value).toSorted((a, b) => b - a);
  const more = first - last;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trên biểu đồ, ${each} ${does} nhiều nhất hơn ${each} ${does} ít nhất bao nhiêu ${unit}?`,
      `Con nhìn biểu đồ và cho biết ${each} ít nhất kém ${each} nhiều nhất bao nhiêu ${unit}.`,
    ]),
    figures: [figure],
    answer: more,
    range,
    step: chart.step,
    distractors: [
      mistake("FIELD", first - second, `Con so với ${each} nhiều thứ hai rồi. Con so với ${each} ít nhất nhé!`),
      mistake("FIELD", first - third, `Con tìm lại cột thấp nhất nhé!`),
      mistake("FIELD", second - last, "Con tìm lại cột cao nhất nhé!"),
      mistake("OP", first + last, "Tìm phần nhiều hơn thì con làm phép trừ nhé!"),
      mistake("DATUM", first, `Đó là số ${unit} của cột cao nhất. Con trừ đi cột thấp nhất nhé!`),
      mistake("DATUM", last, `Đó là số ${unit} của cột thấp nhất. Con lấy cột cao nhất trừ đi nó nhé!`),
    ],
    hints: ["Con tìm cột cao nhất và cột thấp nhất.", "Con đọc số của hai cột đó rồi lấy số lớn trừ số bé."],
    explanation: {
      say: `Cột cao nhất ${first}, cột thấp nhất ${last}: ${first} − ${last} = ${more} (${unit}).`,
      figures: [
        readChart(
          chart,
          values.filter(({ value }) => value === first || value === last),
        ),
      ],
    },
    praise: "data",
    identity: identityOf("most", chart),
  });
}

type Column = ColumnChart["values"][number];

/** Two columns of a chart, the higher one first; the difference is the height of neither. */
function pairsIn(values: ColumnChart["values"]): (readonly [Column, Column])[] {
  return values.flatMap((one) =>
    values
      .filter(({ value }) => value < one.value && value * 2 !== one.value)
      .map((other): readonly [Column, Column] => [one, other]),
  );
}

/** "Lớp 4A trồng nhiều hơn lớp 4C bao nhiêu cây?" */
function buildTwoQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { values, unit, each, does, figure } = chart;
  const [one, other] = rng.pick(pairsIn(values));
  const difference = one.value - other.value;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trên biểu đồ, ${each} ${one.name} ${does} nhiều hơn ${each} ${other.name} bao nhiêu ${unit}?`,
      `Trên biểu đồ, ${each} ${other.name} ${does} ít hơn ${each} ${one.name} bao nhiêu ${unit}?`,
    ]),
    figures: [figure],
    answer: difference,
    range,
    step: chart.step,
    distractors: [
      mistake("OP", one.value + other.value, "Tìm phần hơn kém thì con làm phép trừ nhé!"),
      mistake("DATUM", one.value, "Đó là số của một cột. Con lấy hai cột trừ cho nhau nhé!"),
      mistake("DATUM", other.value, "Đó là số của một cột. Con lấy hai cột trừ cho nhau nhé!"),
    ],
    hints: ["Con đọc số của hai cột được hỏi.", "Con lấy số lớn trừ số bé."],
    explanation: {
      say: `${capital(each)} ${one.name}: ${one.value}, ${each} ${other.name}: ${other.value}. ${one.value} − ${other.value} = ${difference} (${unit}).`,
      figures: [readChart(chart, [one, other])],
    },
    praise: "data",
    identity: identityOf(`two ${one.name} ${other.name}`, chart),
  });
}

export function totalDistractors(numbers: readonly number[]): Distractor<number>[] {
  const sum = total(numbers);
  return [
    mistake("PARTIAL", sum - (numbers.at(-1) ?? 0), "Con còn quên một cột."),
    mistake("PARTIAL", sum - (numbers[0] ?? 0), "Con còn quên một cột."),
    carrySlip(numbers, -10, "Con cộng lại số của tất cả các cột nhé!"),
  ];
}

function averageDistractors(numbers: readonly number[]): Distractor<number>[] {
  const sum = total(numbers);
  return [
    // What is read off the chart is named before what else leads to the number of a column.
    mistake("DATUM", Math.max(...numbers), "Đó là số của cột cao nhất. Con tính tổng rồi chia đều nhé!"),
    mistake("DATUM", Math.min(...numbers), "Đó là số của cột thấp nhất. Con tính tổng rồi chia đều nhé!"),
    ...numbers.map((number) => mistake("DATUM", number, "Đó là số của một cột. Con tính tổng rồi chia đều nhé!")),
    mistake("PARTIAL", sum, "Đó mới là tổng. Con chia cho số cột nữa nhé!"),
    mistake("OP", sum / 2, "Con chia cho số cột của biểu đồ nhé!"),
  ];
}

/** "Cả bốn lớp trồng được tất cả bao nhiêu cây?" and how many on average. */
function buildTogetherQuestion(rng: Rng): Question {
  const isAverage = rng.int(0, 1) === 0;
  const chart = pickChart(rng, isAverage);
  const { values, unit, each, all, does, figure } = chart;
  const numbers = values.map(({ value }) => value);
  const sum = total(numbers);
  const isWhole = sum % 4 === 0;
  const answer = isAverage && isWhole ? sum / 4 : sum;
  const isTotal = answer === sum;
  return typedNumberQuestion(rng, {
    prompt: isTotal
      ? rng.pick([
          `Dựa vào biểu đồ, ${all} ${does} tất cả bao nhiêu ${unit}?`,
          `Tính tổng số ${unit} ${all} ${does} trên biểu đồ.`,
        ])
      : rng.pick([
          `Dựa vào biểu đồ, trung bình mỗi ${each} ${does} bao nhiêu ${unit}?`,
          `Tính xem trung bình mỗi ${each} trên biểu đồ ${does} bao nhiêu ${unit}.`,
        ]),
    figures: [figure],
    answer,
    range,
    step: chart.step,
    distractors: isTotal ? totalDistractors(numbers) : averageDistractors(numbers),
    ...(!isTotal && { again: "Con tính lại thật kĩ nhé!" }),
    hints: [
      "Con đọc số của cả bốn cột.",
      isTotal ? "Con cộng bốn số đó lại." : "Con cộng bốn số đó lại rồi chia cho 4.",
    ],
    explanation: {
      say: isTotal
        ? `${numbers.join(" + ")} = ${sum} (${unit}).`
        : `(${numbers.join(" + ")}) : 4 = ${answer} (${unit}).`,
      figures: [readChart(chart, values)],
    },
    praise: "data",
    identity: identityOf(isTotal ? "total" : "average", chart),
  });
}

/** Charts of columns (curriculum, c4-column-chart): one column; comparing; all together, on average. */
export const columnChart = defineDataSkill({
  id: "c4-column-chart",
  classId: "4",
  title: "Biểu đồ cột",
  generate: byDifficulty({
    1: [buildNameQuestion, buildColumnQuestion, buildColumnQuestion],
    2: [buildMostQuestion, buildTwoQuestion],
    3: [buildTogetherQuestion],
  }),
});
