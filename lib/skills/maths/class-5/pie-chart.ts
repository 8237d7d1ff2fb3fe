import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PieChartFigure } from "#lib/questions/figures/pie-chart.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, measureValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Four different shares that make a whole. */
const splits = [
  [40, 25, 20, 15],
  [45, 25, 20, 10],
  [35, 30, 20, 15],
  [50, 25, 15, 10],
  [40, 30, 20, 10],
  [45, 30, 15, 10],
  [35, 30, 25, 10],
  [50, 20, 18, 12],
  [42, 28, 18, 12],
  [38, 27, 20, 15],
  [55, 20, 15, 10],
  [36, 32, 22, 10],
] as const;

interface Chart {
  readonly title: string;
  readonly who: string;
  /** "khách chọn #" */
  readonly counted: string;
  readonly sectors: readonly { readonly name: string; readonly percent: number }[];
}

function pickChart(rng: Rng): Chart {
  const { title, who, counted, parts } = rng.pick(chartThemes);
  const names = rng.shuffle(parts);
  return {
    title,
    who,
    counted,
    sectors: rng.shuffle(rng.pick(splits)).map((percent, place) => ({ name: names[place] ?? "", percent })),
  };
}

const onlyAdded = "Con mới cộng các phần đã biết. Con lấy 100 % trừ đi tổng đó nhé!";

const percentValue = (percent: number) => measureValue(wholeValue(percent), "%");
const percentText = (percent: number) => measure(String(percent), "%");

function figureOf({ title, sectors }: Chart, hidden: string | null): PieChartFigure {
  return {
    type: "pie-chart",
    title,
    sectors: sectors.map(({ name, percent }) => ({
      name,
      percent,
      label: name === hidden ? "?" : percentText(percent),
    })),
    alt: `Biểu đồ hình quạt tròn “${title}” có bốn phần.`,
  };
}

const identityOf = (kind: string, chart: Chart, name: string) =>
  `${kind} ${name} ${chart.sectors.map((each) => `${each.name}${each.percent}`).join(" ")}`;

/** "Phần cầu lông chiếm bao nhiêu phần trăm?": read off, or what is left of 100 %. */
function buildSectorQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const isHidden = rng.int(0, 1) === 0;
  const asked = rng.pick(chart.sectors);
  const rest = chart.sectors.filter((sector) => sector !== asked);
  const known = rest.map(({ percent }) => percentText(percent));
  const other = "Đó là số phần trăm của phần khác. Con nhìn đúng tên phần được hỏi nhé!";
  return choiceQuestion(rng, {
    prompt: isHidden
      ? rng.pick([
          `Phần còn lại của biểu đồ là ${asked.name}. Phần đó chiếm bao nhiêu phần trăm?`,
          `Trong biểu đồ, phần ghi dấu hỏi là ${asked.name}. Phần đó chiếm bao nhiêu phần trăm?`,
        ])
      : rng.pick([
          `Trong biểu đồ, phần ${asked.name} chiếm bao nhiêu phần trăm?`,
          `Theo biểu đồ, tỉ số phần trăm của phần ${asked.name} là bao nhiêu?`,
        ]),
    figures: [figureOf(chart, isHidden ? asked.name : null)],
    answer: percentValue(asked.percent),
    distractors: isHidden
      ? [
          mistake("PARTIAL", percentValue(100 - asked.percent), onlyAdded),
          ...rest.map(({ percent }) => mistake("FIELD", percentValue(percent), other)),
          mistake("OFF10", percentValue(asked.percent + 10), "Con tính lại cẩn thận nhé!"),
        ]
      : rest.map(({ percent }) => mistake("FIELD", percentValue(percent), other)),
    hints: isHidden
      ? ["Cả hình tròn là 100 %.", `Con lấy 100 % trừ đi các phần đã biết: ${known.join(", ")}.`]
      : ["Con tìm phần có tên được hỏi trên biểu đồ.", "Con đọc số phần trăm ghi ở phần đó."],
    explanation: isHidden
      ? `100 % − ${known.join(" − ")} = ${percentText(asked.percent)}.`
      : `Trên biểu đồ, phần ${asked.name} ghi ${percentText(asked.percent)}.`,
    praise: "data",
    identity: identityOf(isHidden ? "hidden" : "read", chart, asked.name),
  });
}

/** "Phần nào chiếm nhiều nhất?" */
function buildMostQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const isMost = rng.int(0, 1) === 0;
  const sorted = chart.sectors.toSorted((a, b) => (isMost ? b.percent - a.percent : a.percent - b.percent));
  const [right, ...wrong] = sorted;
  if (right === undefined) throw new Error("A chart without sectors");
  const word = isMost ? "lớn nhất" : "bé nhất";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Trong biểu đồ, phần nào chiếm tỉ số phần trăm ${word}?`, `Phần nào của biểu đồ ${word}?`]),
    figures: [figureOf(chart, null)],
    answer: wordsValue(right.name),
    distractors: wrong.map(({ name }) =>
      mistake("FIELD", wordsValue(name), "Con so sánh lại số phần trăm của các phần nhé!"),
    ),
    hints: ["Phần hình quạt càng rộng thì số phần trăm càng lớn.", "Con đọc bốn số phần trăm rồi so sánh."],
    explanation: `Phần ${right.name} chiếm ${percentText(right.percent)}, là ${word}.`,
    praise: "data",
    identity: identityOf(word, chart, ""),
  });
}

/** "Phần bóng đá nhiều hơn phần bơi bao nhiêu phần trăm?" and both of them together. */
function buildTwoQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const [one, other] = rng
    .shuffle(chart.sectors)
    .slice(0, 2)
    .toSorted((a, b) => b.percent - a.percent);
  if (one === undefined || other === undefined) throw new Error("A chart without sectors");
  const isSum = rng.int(0, 2) === 0;
  const [sum, difference] = [one.percent + other.percent, one.percent - other.percent];
  const answer = isSum ? sum : difference;
  const turned = isSum ? "Đề bài hỏi cả hai phần. Con cộng nhé!" : "Đề bài hỏi phần hơn kém. Con trừ nhé!";
  return choiceQuestion(rng, {
    prompt: isSum
      ? `Trong biểu đồ, phần ${one.name} và phần ${other.name} chiếm tất cả bao nhiêu phần trăm?`
      : rng.pick([
          `Trong biểu đồ, phần ${one.name} nhiều hơn phần ${other.name} bao nhiêu phần trăm?`,
          `Trong biểu đồ, phần ${other.name} ít hơn phần ${one.name} bao nhiêu phần trăm?`,
        ]),
    figures: [figureOf(chart, null)],
    answer: percentValue(answer),
    distractors: [
      mistake("OP", percentValue(isSum ? difference : sum), turned),
      mistake("PARTIAL", percentValue(one.percent), "Đó mới là một phần. Con xem lại câu hỏi nhé!"),
      mistake("PARTIAL", percentValue(other.percent), "Đó mới là một phần. Con xem lại câu hỏi nhé!"),
      mistake("OFF10", percentValue(answer + 10), "Con tính lại cẩn thận nhé!"),
      mistake("OFF1", percentValue(answer + 5), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      "Con đọc số phần trăm của hai phần được hỏi.",
      isSum ? "Con cộng hai số phần trăm đó." : "Con lấy số lớn trừ số bé.",
    ],
    explanation: `${percentText(one.percent)} ${isSum ? "+" : "−"} ${percentText(other.percent)} = ${percentText(answer)}.`,
    praise: "data",
    identity: identityOf(`two ${isSum}`, chart, `${one.name} ${other.name}`),
  });
}

/** "Có 200 học sinh được hỏi. Bao nhiêu học sinh thích bơi?" */
function buildAmountQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { who } = chart;
  const asked = rng.pick(chart.sectors);
  const counted = chart.counted.replace("#", asked.name);
  const all = rng.pick(
    [50, 150, 200, 250, 300, 400, 500, 600].filter((total) =>
      chart.sectors.every(({ percent }) => (total * percent) % 100 === 0),
    ),
  );
  const part = (percent: number) => (all * percent) / 100;
  const write = (value: number) => countedValue(wholeValue(value), who);
  const rest = chart.sectors.filter((sector) => sector !== asked);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Biểu đồ ghi kết quả thống kê về ${all} ${who}. Có bao nhiêu ${counted}?`,
      `Có tất cả ${all} ${who}. Theo biểu đồ, số ${counted} là bao nhiêu?`,
    ]),
    figures: [figureOf(chart, null)],
    answer: write(part(asked.percent)),
    distractors: [
      mistake("PARTIAL", write(asked.percent), "Đó là số phần trăm. Con tính số phần trăm ấy của tổng số nhé!"),
      mistake("FIELD", write(part(rest[0]?.percent ?? 10)), "Đó là phần khác trên biểu đồ."),
      mistake("OP", write(all - part(asked.percent)), "Đó là tất cả các phần còn lại."),
      mistake("FIELD", write(part(rest[1]?.percent ?? 10)), "Đó là phần khác trên biểu đồ."),
      mistake("OFF10", write(part(asked.percent) + 10), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      `Con đọc trên biểu đồ: phần ${asked.name} chiếm bao nhiêu phần trăm?`,
      `Con lấy ${all} chia cho 100 rồi nhân với số phần trăm đó.`,
    ],
    explanation: `${capital(asked.name)} chiếm ${percentText(asked.percent)}: ${all} : 100 × ${asked.percent} = ${groupNumber(part(asked.percent))} (${who}).`,
    praise: "data",
    identity: identityOf(`amount ${all}`, chart, asked.name),
  });
}

/** What a round chart tells of: its title, who is counted, how many of one part are asked for (# is it), the parts. */
const chartThemes = [
  {
    title: "Môn thể thao yêu thích",
    who: "học sinh",
    counted: "học sinh thích #",
    parts: ["bóng đá", "cầu lông", "bơi", "cờ vua"],
  },
  {
    title: "Loại sách được mượn ở thư viện",
    who: "quyển sách",
    counted: "quyển #",
    parts: ["truyện tranh", "sách khoa học", "sách lịch sử", "thơ"],
  },
  { title: "Cây ăn quả trong vườn", who: "cây", counted: "#", parts: ["cây cam", "cây bưởi", "cây nhãn", "cây vải"] },
  {
    title: "Cách đến trường",
    who: "học sinh",
    counted: "học sinh # đến trường",
    parts: ["đi bộ", "đi xe đạp", "đi xe buýt", "được bố mẹ chở"],
  },
  {
    title: "Món quà lưu niệm được chọn",
    who: "khách",
    counted: "khách chọn #",
    parts: ["nón lá", "tranh Đông Hồ", "đèn lồng", "quạt giấy"],
  },
] as const;

/** Round charts (curriculum, c5-pie-chart): one sector; comparing; how many from how many percent. */
export const pieChart = defineDataSkill({
  id: "c5-pie-chart",
  classId: "5",
  title: "Biểu đồ hình quạt tròn",
  generate: byDifficulty({
    1: [buildSectorQuestion],
    2: [buildMostQuestion, buildTwoQuestion],
    3: [buildAmountQuestion],
  }),
});
