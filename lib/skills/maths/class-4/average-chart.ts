import { capital } from "#lib/core/capital.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";

const range = [1, 9999] as const;

/** The largest step of the axis that its numbers allow, and the words of a chart. */
const themes = readTable(
  { numbers: ["widest"], words: ["title", "unit", "each", "does", "names"] },
  `
  20 | Số cây các lớp trồng được | cây        | lớp  | trồng được | 4A, 4B, 4C, 4D
  10 | Số quyển sách các tổ góp được  | quyển sách | tổ   | góp được   | Một, Hai, Ba, Bốn
  10 | Số xe đạp bán được        | xe đạp     | ngày | bán được   | thứ Hai, thứ Ba, thứ Tư, thứ Năm
  20 | Số vé xem phim bán được   | vé         | ngày | bán được   | thứ Ba, thứ Tư, thứ Sáu, thứ Bảy
  10 | Số bông hoa các bạn gấp được   | bông hoa   | bạn  | gấp được   | An, Hà, Minh, Thu
  20 | Số chai nhựa các đội nhặt được | chai nhựa  | đội  | nhặt được  | Đỏ, Xanh, Vàng, Tím
`,
);

const counts = ["", "", "hai", "ba", "bốn"] as const;

interface Data {
  readonly theme: (typeof themes)[number];
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  readonly step: number;
  /** What the numbers are multiples of: a step, or half of one. */
  readonly unit: number;
  readonly mean: number;
}

/** Columns of different heights with a whole average that is none of them; half-way between two marks from difficulty 2 on. */
function pickData(difficulty: Difficulty, rng: Rng): Data {
  const theme = rng.pick(themes);
  const steps = (difficulty === 1 ? [5, 10] : [2, 10, 20]).filter((step) => step <= theme.widest);
  const step = rng.pick(steps);
  const count = difficulty === 1 ? rng.int(2, 3) : 4;
  const unit = difficulty === 1 ? step : step / 2;
  const [least, most] = difficulty === 1 ? [1, 8] : [3, 16];
  const heights = Array.from({ length: most - least + 1 }, (_, at) => at + least);
  for (;;) {
    const drawn = rng.shuffle(heights).slice(0, count);
    const numbers = drawn.map((height) => height * unit);
    const mean = total(numbers) / count;
    const isHalfWay = difficulty === 1 || drawn.some((height) => height % 2 === 1);
    const isFit = Number.isInteger(mean) && mean !== 4 && !numbers.includes(mean) && isHalfWay;
    if (isFit) return { theme, names: theme.names.split(", ").slice(0, count), numbers, step, unit, mean };
  }
}

/** The chart of the first columns; of the others only the names stand there. */
function chartOf({ theme, names, numbers, step }: Data, shown = numbers.length): ChartFigure {
  return {
    type: "chart",
    form: "columns",
    title: theme.title,
    unit: `(${theme.unit})`,
    values: numbers.map((value, at) => ({ name: names[at] ?? "", value: at < shown ? value : 0 })),
    step,
    top: step * 8,
    hasValues: false,
    alt: `Biểu đồ cột: ${theme.title.charAt(0).toLowerCase()}${theme.title.slice(1)}, có ${counts[shown]} cột.`,
  };
}

/** Each column led over to the axis, with its number. */
function readAll(figure: ChartFigure): ChartFigure {
  return {
    ...figure,
    read: figure.values.flatMap(({ value }, at) => (value === 0 ? [] : [at])),
    alt: "Biểu đồ cột: dóng từ đầu mỗi cột sang cột số bên trái.",
  };
}

const identityOf = (kind: string, { theme, numbers }: Data) => `${kind} ${theme.title} ${numbers.join()}`;

function hintsFor(figure: ChartFigure, last: string): HelpWords[] {
  return [
    "Con đọc số của từng cột trên biểu đồ trước.",
    { say: "Con dóng từ đầu mỗi cột sang cột số bên trái để đọc số.", figures: [readAll(figure)] },
    last,
  ];
}

const reread = "Có cột cao đến giữa hai vạch. Con đọc lại số của cột đó nhé!";
const rereadAll = "Có những cột cao đến giữa hai vạch. Con đọc lại số của các cột đó nhé!";

/** The averages are worked out: what is just beside them is not read wrong. */
const again = "Con tính lại thật kĩ nhé!";

/** Where columns between two marks were read as one of the marks. */
function misread({ numbers, step }: Data): Distractor<number>[] {
  const halves = numbers.filter((number) => number % step !== 0).length;
  const off = (halves * step) / 2;
  const sum = total(numbers);
  const said = halves === 1 ? reread : rereadAll;
  return halves === 0 ? [] : [sum - off, sum + off].map((wrong) => mistake("READ", wrong / numbers.length, said));
}

/** "Dựa vào biểu đồ, trung bình mỗi tổ trồng được bao nhiêu cây?" */
function buildMeanQuestion(rng: Rng, difficulty: Difficulty): Question {
  const data = pickData(difficulty, rng);
  const { theme, numbers, mean } = data;
  const { each, does, unit } = theme;
  const figure = chartOf(data);
  const sum = total(numbers);
  const count = numbers.length;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Dựa vào biểu đồ, trung bình mỗi ${each} ${does} bao nhiêu ${unit}?`,
      `Tính xem trung bình mỗi ${each} trên biểu đồ ${does} bao nhiêu ${unit}.`,
      `Con đọc biểu đồ. Trung bình mỗi ${each} ${does} bao nhiêu ${unit}?`,
    ]),
    figures: [figure],
    answer: mean,
    range,
    step: data.unit,
    distractors: [
      // What is read off the chart is named before what else leads to the number of a column.
      mistake("DATUM", high, "Đó là số của cột cao nhất. Con tính tổng rồi chia đều nhé!"),
      mistake("DATUM", low, "Đó là số của cột thấp nhất. Con tính tổng rồi chia đều nhé!"),
      ...numbers.map((number) => mistake("DATUM", number, "Đó là số của một cột. Con tính tổng rồi chia đều nhé!")),
      mistake("PARTIAL", sum, `Con mới tính tổng. Con chia đều cho ${counts[count]} ${each} nữa nhé!`),
      ...misread(data),
      mistake(
        "PARTIAL",
        (low + high) / 2,
        "Con mới tính với cột cao nhất và cột thấp nhất. Con tính với tất cả các cột nhé!",
      ),
      mistake("OP", sum / 2, `Biểu đồ có ${counts[count]} cột. Con đếm số cột rồi mới chia nhé!`),
    ],
    again,
    hints: hintsFor(figure, `Con cộng số của các cột lại, rồi chia cho số ${each}.`),
    explanation: {
      say: `(${numbers.join(" + ")}) : ${count} = ${sum} : ${count} = ${mean} (${unit}).`,
      figures: [readAll(figure)],
    },
    praise: "data",
    identity: identityOf("mean", data),
  });
}

/** "Trung bình mỗi tổ trong bốn tổ trồng được 25 cây. Hỏi tổ Bốn trồng được bao nhiêu cây?": the chart lacks the last column. */
function buildMissingQuestion(rng: Rng): Question {
  const data = pickData(3, rng);
  const { theme, names, numbers, mean } = data;
  const { each, does, unit } = theme;
  const figure = chartOf(data, 3);
  const known = numbers.slice(0, 3);
  const [answer = 0, name = ""] = [numbers[3], names[3]];
  const sum = total(numbers);
  // Nor is it what is drawn put together: that would come of adding alone.
  if (answer === 4 || [...known, total(known)].includes(answer)) return buildMissingQuestion(rng);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Biểu đồ mới vẽ số ${unit} của ba ${each}. Trung bình mỗi ${each} trong bốn ${each} ${does} ${mean} ${unit}. Hỏi ${each} ${name} ${does} bao nhiêu ${unit}?`,
      `Biểu đồ còn thiếu cột của ${each} ${name}. Biết trung bình mỗi ${each} trong bốn ${each} ${does} ${mean} ${unit}, ${each} ${name} ${does} bao nhiêu ${unit}?`,
    ]),
    figures: [figure],
    answer,
    range,
    step: data.unit,
    distractors: [
      ...known.map((number) => mistake("DATUM", number, `Đó là số của một cột đã vẽ. Đề bài hỏi ${each} ${name}.`)),
      mistake("PARTIAL", sum, `Con mới tìm số ${unit} của cả bốn ${each}. Con trừ đi ba ${each} đã vẽ nhé!`),
      mistake("OP", mean * 3 - total(known), `Có tất cả bốn ${each}. Con nhân số trung bình với 4 trước nhé!`),
      mistake("DATUM", mean, `Đó là số trung bình. Con tìm số ${unit} của cả bốn ${each} trước nhé!`),
      mistake(
        "PARTIAL",
        total(known),
        `Đó là số ${unit} của ba ${each} đã vẽ. Con lấy số ${unit} của cả bốn ${each} trừ đi nhé!`,
      ),
    ],
    again,
    hints: hintsFor(figure, `Số ${unit} của cả bốn ${each} bằng số trung bình nhân với 4. Con trừ đi ba cột đã biết.`),
    explanation: {
      say: `Cả bốn ${each}: ${mean} × 4 = ${sum} (${unit}). ${capital(each)} ${name}: ${[sum, ...known].join(" − ")} = ${answer} (${unit}).`,
      figures: [readAll(figure)],
    },
    praise: "data",
    identity: identityOf("missing", data),
  });
}

/** "Tổ trồng nhiều nhất trồng hơn mức trung bình của bốn tổ bao nhiêu cây?" */
function buildAboveQuestion(rng: Rng): Question {
  const data = pickData(3, rng);
  const { theme, numbers, mean } = data;
  const { each, does, unit } = theme;
  const figure = chartOf(data);
  const sum = total(numbers);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const answer = high - mean;
  // Nor does the lowest column lie as far below; and what is wrongly compared is no number of a column.
  const isTold = [answer, mean - low, high - low].some((number) => numbers.includes(number));
  if (answer === 4 || isTold || [mean, mean - low].includes(answer)) return buildAboveQuestion(rng);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Dựa vào biểu đồ, ${each} ${does} nhiều nhất hơn mức trung bình của bốn ${each} bao nhiêu ${unit}?`,
      `Trên biểu đồ, trung bình mỗi ${each} ${does} ít hơn ${each} ${does} nhiều nhất bao nhiêu ${unit}?`,
    ]),
    figures: [figure],
    answer,
    range,
    step: data.unit,
    distractors: [
      mistake("PARTIAL", mean, "Con mới tính mức trung bình. Con lấy cột cao nhất trừ đi mức trung bình nữa nhé!"),
      mistake("FIELD", high - low, "Con so cột cao nhất với cột thấp nhất rồi. Con so với mức trung bình nhé!"),
      mistake("FIELD", mean - low, "Con so mức trung bình với cột thấp nhất rồi. Con so với cột cao nhất nhé!"),
      mistake("PARTIAL", sum, `Con mới tính tổng. Con chia đều cho bốn ${each} để tìm mức trung bình nhé!`),
      mistake("DATUM", high, "Đó là số của cột cao nhất. Con trừ đi mức trung bình nhé!"),
    ],
    again,
    hints: hintsFor(figure, "Con tính mức trung bình của bốn cột, rồi lấy cột cao nhất trừ đi mức trung bình."),
    explanation: {
      say: `Mức trung bình: (${numbers.join(" + ")}) : 4 = ${mean} (${unit}). Cột cao nhất hơn mức trung bình: ${high} − ${mean} = ${answer} (${unit}).`,
      figures: [readAll(figure)],
    },
    praise: "data",
    identity: identityOf("above", data),
  });
}

/** Averages read off a chart (curriculum, c4-average-chart): of two or three columns; of four, some half-way; a column missing, or how far above. */
export const averageChart = defineDataSkill({
  id: "c4-average-chart",
  classId: "4",
  title: "Trung bình cộng từ biểu đồ cột",
  generate: byDifficulty({
    1: [buildMeanQuestion],
    2: [buildMeanQuestion],
    3: [buildMissingQuestion, buildAboveQuestion],
  }),
});
