import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import type { ChartBuildView } from "#lib/questions/kinds/chart-build/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type ChartPart, chartBuildQuestion } from "#lib/skills/drafts/chart-build-question.ts";
import { chartLabelsQuestion } from "#lib/skills/drafts/chart-labels-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { totalDistractors } from "./column-chart.ts";
import { type ChartTheme, themes } from "./column-charts.ts";
import { relationOf } from "./column-relations.ts";

const ownThemes: readonly ChartTheme[] = [
  {
    title: "Số trang sách các bạn đọc được",
    unit: "trang",
    each: "bạn",
    all: "các bạn",
    does: "đọc được",
    names: ["Bình", "Chi", "Linh", "Nam"],
    step: 5,
  },
  // A number of a group is no name of a column: "Một: 30".
  ...themes.filter(({ each }) => each !== "tổ"),
  {
    title: "Số chai nhựa các lớp thu gom được",
    unit: "chai nhựa",
    each: "lớp",
    all: "các lớp",
    does: "thu gom được",
    names: ["4A", "4B", "4C", "4D"],
    step: 10,
  },
  {
    title: "Số bông hoa các bạn làm được",
    unit: "bông hoa",
    each: "bạn",
    all: "các bạn",
    does: "làm được",
    names: ["An", "Lan", "Minh", "Hà"],
    step: 5,
  },
];

/** Numbers between whose marks are ten or twenty; a column may end midway. */
const buildable = ownThemes.filter(({ step }) => step >= 5);
/** Names that fit a small card. */
const shortNamed = buildable.filter(({ names }) => names.every((name) => name.length <= 4));
const most = 10;

interface Survey extends ChartTheme {
  readonly values: readonly number[];
}

/** Four columns of different heights. */
function pickSurvey(rng: Rng, among = buildable): Survey {
  const theme = rng.pick(among);
  const sizes = rng.shuffle([2, 3, 4, 5, 6, 7, 8, 9]).slice(0, theme.names.length);
  return { ...theme, values: sizes.map((size) => size * theme.step) };
}

function viewOf({ title, unit, names, step, values }: Survey, built: number): ChartBuildView {
  return {
    chart: {
      ...{ type: "columns", title, unit: `(${unit})`, mark: step * 2 },
      columns: names.map((name, place) => ({ name, height: place === built ? 0 : (values[place] ?? 0) })),
    },
    built: [built],
    counted: null,
    step,
    most: step * most,
    total: null,
  };
}

const nameOf = ({ each, names }: Survey, place: number) => `${each} ${names[place]}`;
const identityOf = (kind: string, { names, values, unit }: Survey) =>
  `${kind} ${unit} ${names.map((name, place) => `${name}=${values[place]}`).join(" ")}`;

/** Where the end of a column is to be read that lies between two marks; nothing for one at a mark. */
function midway(value: number, step: number): string[] {
  const low = value - (value % (step * 2));
  return low === value ? [] : [`Đầu cột ở chính giữa vạch ${low} và vạch ${low + step * 2} là ${value}.`];
}

/** Said of a column that ends a mark beside where it should. */
function besideMark(value: number, step: number): string {
  const low = value - (value % (step * 2));
  return low === value
    ? `Con dóng lệch rồi. Đầu cột phải ngang vạch ${value}.`
    : `Số ${value} ở chính giữa vạch ${low} và vạch ${low + step * 2}.`;
}

/** One column is pulled up to a number that is told. */
function buildToldQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng);
  const { each, does, unit, step, values } = survey;
  const built = rng.int(0, values.length - 1);
  const value = values[built] ?? 0;
  const name = nameOf(survey, built);
  const view = viewOf(survey, built);
  const others = values.flatMap((other, place) =>
    place === built
      ? []
      : mistake("FIELD", other, `Cột đang cao bằng cột của ${nameOf(survey, place)}. Con xem lại số ${unit} nhé!`),
  );
  const low = value - (value % (step * 2));
  const where = low === value ? `ngang vạch ${value}` : `ở chính giữa vạch ${low} và vạch ${low + step * 2}`;
  return chartBuildQuestion(rng, {
    prompt: rng.pick([
      `${capital(name)} ${does} ${value} ${unit}. Con kéo cột của ${name} đến đúng số đó.`,
      `Biểu đồ còn thiếu một cột: ${name} ${does} ${value} ${unit}. Con kéo cột đó cho đúng.`,
      `Con hoàn thành biểu đồ, biết ${name} ${does} ${value} ${unit}.`,
    ]),
    view,
    parts: [
      {
        value,
        distractors: [
          mistake("READ", value + step, besideMark(value, step)),
          mistake("READ", value - step, besideMark(value, step)),
          ...others,
        ],
        tooLow: "Cột còn thấp. Con tìm số đã cho trên cột số bên trái rồi dóng ngang sang nhé!",
        tooHigh: "Cột cao quá rồi. Con tìm số đã cho trên cột số bên trái rồi dóng ngang sang nhé!",
      },
    ],
    hints: [
      `Hai vạch liền nhau ở cột số bên trái hơn kém nhau ${step * 2} ${unit}.`,
      `Con tìm chỗ của số ${value} trên cột số bên trái, rồi dóng ngang sang cột của ${each} đó.`,
    ],
    explanation: `Đầu cột ${where}. ${writeBuilt(view, [value])}.`,
    praise: "chart",
    identity: identityOf(`told ${built}`, survey),
  });
}

/** Two columns: as often as not one is half of the other, where there are such. */
function pickTwo(rng: Rng, { values }: Survey): readonly [built: number, from: number] {
  const pairs = values.flatMap((value, at) =>
    values.flatMap((other, from) => (at === from ? [] : [{ value, other, at, from }])),
  );
  const doubled = pairs.filter(({ value, other }) => value === other * 2 || other === value * 2);
  const { at, from } = rng.pick(doubled.length > 0 && rng.int(0, 1) === 0 ? doubled : pairs);
  return [at, from];
}

function totalPart(values: readonly number[]): ChartPart {
  return {
    value: total(values),
    distractors: totalDistractors(values),
    tooLow: "Tổng còn thiếu. Con đọc lại rồi cộng cả bốn cột nhé!",
    tooHigh: "Tổng thừa rồi. Con đọc lại rồi cộng cả bốn cột nhé!",
  };
}

/** One column is told by another; then all are added. */
function buildComparedQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng);
  const { each, does, unit, values } = survey;
  const [built, from] = pickTwo(rng, survey);
  const [value = 0, other = 0] = [values[built], values[from]];
  const relation = relationOf(value, other);
  const [name, fromName] = [nameOf(survey, built), nameOf(survey, from)];
  const view = {
    ...viewOf(survey, built),
    total: { before: `Cả bốn ${each}:`, after: unit },
  };
  const sum = total(values);
  return chartBuildQuestion(rng, {
    prompt: `${capital(name)} ${does} ${relation.tell(fromName, unit)}. Con kéo cột của ${name}, rồi tính tổng.`,
    view,
    parts: [
      {
        value,
        distractors: [
          ...relation.distractors(fromName, unit),
          mistake("DATUM", other, `Cột đang cao bằng cột của ${fromName}. Con đọc lại đề bài nhé!`),
        ],
        tooLow: `Cột còn thấp. Con đọc lại số ${unit} của ${fromName} rồi tính lại nhé!`,
        tooHigh: `Cột cao quá rồi. Con đọc lại số ${unit} của ${fromName} rồi tính lại nhé!`,
      },
      totalPart(values),
    ],
    hints: [`Con đọc số ${unit} của ${fromName} trên biểu đồ trước.`, relation.hint, "Con cộng số của cả bốn cột."],
    explanation: `${relation.sum}; ${values.join(" + ")} = ${sum}. ${writeBuilt(view, [value, sum])}.`,
    praise: "chart",
    identity: identityOf(`compared ${built} ${from}`, survey),
  });
}

/** Three columns stand; their names and numbers are put to them. */
function buildLabelsQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, shortNamed);
  const { title, unit, each, does, names, values, step } = survey;
  const chosen = rng.shuffle(names.map((name, place) => ({ name, value: values[place] ?? 0 }))).slice(0, 3);
  // They are told in the order of their names and stand in any.
  const told = names.flatMap((name) => chosen.filter((column) => column.name === name));
  const [first, ...others] = told.map(({ name, value }) => ({ of: `${each} ${name}`, value }));
  return chartLabelsQuestion(rng, {
    prompt: `${capital(first?.of ?? "")} ${does} ${first?.value} ${unit}, ${others.map(({ of, value }) => `${of} được ${value} ${unit}`).join(", ")}. Con đặt tên và số vào đúng cột.`,
    chart: { type: "columns", title, unit: `(${unit})`, step: step * 2, top: step * most },
    parts: chosen.map(({ name, value }) => ({ size: value, name, amount: String(value), given: [] })),
    others: [],
    wrongName: (_, name) => `Cột đó không phải của ${each} ${name}. Con dóng lại nhé!`,
    wrongAmount: (_, amount) => `Đầu cột đó không ở số ${amount}. Con dóng lại nhé!`,
    swapped: "Mỗi cột có một ô tên và một ô số. Con đặt lại nhé!",
    hints: [
      "Cột càng cao thì số càng lớn.",
      "Con dóng từ đầu mỗi cột sang cột số bên trái để đọc số, rồi tìm tên có số đó.",
    ],
    explanation: [
      "Con dóng từ đầu mỗi cột sang cột số bên trái rồi đọc.",
      ...chosen.flatMap(({ value }) => midway(value, step)),
    ].join(" "),
    praise: "chart",
    identity: `labels ${unit} ${chosen.map(({ name, value }) => `${name}=${value}`).join(" ")}`,
  });
}

/** Columns of a chart are named and built (curriculum, c4-chart-build): names and numbers put to them; one pulled to a number; one told by another, then all added. */
export const chartBuild = defineDataSkill({
  id: "c4-chart-build",
  classId: "4",
  title: "Sắp xếp số liệu vào biểu đồ cột",
  generate: byDifficulty({
    1: [buildLabelsQuestion],
    2: [buildToldQuestion],
    3: [buildComparedQuestion],
  }),
});
