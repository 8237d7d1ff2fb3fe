import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { chartLabelsQuestion } from "#lib/skills/drafts/chart-labels-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fourShares, percentText } from "./pie-charts.ts";

interface Theme {
  readonly title: string;
  /** Who or what is asked about: "học sinh", and what is counted of a part: "bạn". */
  readonly who: string;
  readonly unit: string;
  /** "thích" before the name of a part; nothing for some. */
  readonly does: string;
  /** The same behind a number of them, where that is said otherwise: "16 cây cam". */
  readonly counted?: string;
  /** Of words short enough for a small card. */
  readonly names: readonly string[];
}

const themes: readonly Theme[] = [
  {
    title: "Môn thể thao yêu thích",
    who: "học sinh",
    unit: "bạn",
    does: "thích ",
    names: ["bóng đá", "cầu lông", "bơi", "cờ vua", "đá cầu"],
  },
  {
    title: "Cây ăn quả trong vườn",
    who: "cây",
    unit: "cây",
    does: "là ",
    counted: "",
    names: ["cam", "bưởi", "nhãn", "vải", "xoài"],
  },
  {
    title: "Nhạc cụ yêu thích",
    who: "học sinh",
    unit: "bạn",
    does: "thích ",
    names: ["sáo", "trống", "kèn", "đàn bầu", "đàn nhị"],
  },
  {
    title: "Con vật nuôi yêu thích",
    who: "học sinh",
    unit: "bạn",
    does: "thích nuôi ",
    names: ["chó", "mèo", "thỏ", "chim", "cá"],
  },
  {
    title: "Món quà được chọn",
    who: "khách",
    unit: "khách",
    does: "chọn ",
    names: ["nón lá", "quạt", "tranh", "đèn", "túi vải"],
  },
];

interface Part {
  readonly name: string;
  readonly percent: number;
}

interface Survey extends Omit<Theme, "names"> {
  readonly parts: readonly Part[];
}

function pickSurvey(rng: Rng, split: readonly number[]): Survey {
  const { names, ...theme } = rng.pick(themes);
  const chosen = rng.shuffle(names);
  return { ...theme, parts: rng.shuffle(split).map((percent, place) => ({ name: chosen[place] ?? "", percent })) };
}

const identityOf = (kind: string, { parts, title }: Survey) =>
  `${kind} ${title} ${parts.map(({ name, percent }) => `${name}${percent}`).join(" ")}`;

const partsOf = ({ parts }: Survey, given: readonly ("name" | "amount")[]) =>
  parts.map(({ name, percent }) => ({ size: percent, name, amount: percentText(percent), given }));

/** Parts in the order in which they are told, which is not that of the circle. */
const inOrder = ({ parts }: Survey) => parts.toSorted((one, other) => other.percent - one.percent);

/** "40% số học sinh thích bóng đá, 25% thích bơi" */
function told({ who, does }: Survey, parts: readonly Part[]): string {
  return parts
    .map(({ name, percent }, place) => `${percentText(percent)}${place === 0 ? ` số ${who}` : ""} ${does}${name}`)
    .join(", ");
}

const half = [50, 25, 25] as const;

/** Half a circle and two quarters: their names and percents are put to them. */
function buildHalfQuestion(rng: Rng): Question {
  const picked = pickSurvey(rng, half);
  // Of the two quarters the one that comes first has the name that does: either may have either.
  const quarters = picked.parts.filter(({ percent }) => percent < half[0]).map(({ name }) => name);
  const names = quarters.toSorted();
  const survey = {
    ...picked,
    parts: picked.parts.map((part) => ({ ...part, name: names[quarters.indexOf(part.name)] ?? part.name })),
  };
  return chartLabelsQuestion(rng, {
    prompt: `Có ${told(survey, inOrder(survey))}. Con đặt tên và số vào đúng phần.`,
    chart: { type: "pie", title: survey.title },
    parts: partsOf(survey, []),
    others: [],
    wrongName: (_, name) => `Đó không phải phần của ${name}. Con so các phần nhé!`,
    wrongAmount: (_, amount) => `Phần đó không phải ${amount}. Con so với nửa hình tròn nhé!`,
    swapped: "Mỗi phần có một ô tên và một ô số. Con đặt lại nhé!",
    hints: ["Cả hình tròn là 100%.", "Nửa hình tròn là 50%, một phần tư hình tròn là 25%."],
    explanation: "Phần lớn nhất là nửa hình tròn, hai phần kia bằng nhau.",
    praise: "chart",
    identity: identityOf("half", survey),
  });
}

/** In steps of 5, so that a part can be told by the eye. */
const roundSplits = fourShares.filter((split) => split.every((share) => share % 5 === 0));

/** Numbers on cards that belong to no part, told apart from those that do. */
function leftOver(survey: Survey, wanted: readonly number[]): readonly string[] {
  const own = survey.parts.map(({ percent }) => percent);
  const others = wanted.filter((percent) => percent > 0 && percent < 100 && !own.includes(percent));
  return [...new Set(others)].slice(0, 2).map(percentText);
}

/** Four parts of which three are told: the fourth is what is left. */
function buildRestQuestion(rng: Rng): Question {
  const survey = pickSurvey(rng, rng.pick(roundSplits));
  const rest = rng.pick(survey.parts);
  const known = inOrder(survey).filter((part) => part !== rest);
  const sum = 100 - rest.percent;
  return chartLabelsQuestion(rng, {
    prompt: `Có ${told(survey, known)}, còn lại ${survey.does}${rest.name}. Con đặt số vào đúng phần.`,
    chart: { type: "pie", title: survey.title },
    parts: partsOf(survey, ["name"]),
    others: leftOver(survey, [sum, rest.percent + 10, rest.percent + 5, rest.percent - 5]),
    mistakes: (part) =>
      survey.parts[part] === rest
        ? [
            mistake("PARTIAL", percentText(sum), "Đó là tổng của ba phần đã biết. Con lấy 100% trừ đi tổng đó nhé!"),
            mistake("OFF10", percentText(rest.percent + 10), "Con tính lại phần còn lại nhé!"),
          ]
        : [],
    wrongName: (_, name) => `Đó không phải phần của ${name}.`,
    wrongAmount: ({ name }, amount) =>
      name === rest.name
        ? `Phần ${name} là phần còn lại. Con lấy 100% trừ đi ba phần đã biết nhé!`
        : `Phần ${name} không phải ${amount}. Con đọc lại đề bài nhé!`,
    swapped: "Con đặt số vào ô nhé!",
    hints: ["Cả hình tròn là 100%.", "Con đặt ba số đã biết trước. Số còn lại bằng 100% trừ đi ba số đó."],
    explanation: `100% − ${known.map(({ percent }) => percentText(percent)).join(" − ")} = ${percentText(rest.percent)}.`,
    praise: "chart",
    identity: identityOf(`rest ${rest.name}`, survey),
  });
}

/** How many are asked, and shares of three parts that come to whole numbers of them. */
const fives = [
  [50, 30, 20],
  [45, 35, 20],
  [40, 35, 25],
  [60, 25, 15],
  [55, 30, 15],
  [45, 30, 25],
] as const;
const fours = [
  [40, 36, 24],
  [48, 32, 20],
  [52, 28, 20],
] as const;
const evens = [
  [46, 30, 24],
  [50, 28, 22],
  [44, 36, 20],
  [60, 24, 16],
] as const;
const countedSplits: readonly { readonly all: number; readonly splits: readonly (readonly number[])[] }[] = [
  { all: 20, splits: fives },
  { all: 40, splits: fives },
  { all: 200, splits: fives },
  { all: 25, splits: fours },
  { all: 50, splits: evens },
];

/** The numbers of three parts are told: the percents are worked out. */
function buildCountedQuestion(rng: Rng): Question {
  const { all, splits } = rng.pick(countedSplits);
  const survey = pickSurvey(rng, rng.pick(splits));
  const { who, unit, does, counted = does } = survey;
  const countOf = ({ percent }: Part) => (percent * all) / 100;
  const counts = inOrder(survey).map((part) => `${countOf(part)} ${unit} ${counted}${part.name}`);
  const sums = inOrder(survey).map(
    (part) => `${countOf(part)} : ${all} = ${writeShortDecimal(part.percent, 2)} = ${percentText(part.percent)}`,
  );
  return chartLabelsQuestion(rng, {
    prompt: `Có ${all} ${who}: ${counts.join(", ")}. Con tính rồi đặt số phần trăm vào đúng phần.`,
    chart: { type: "pie", title: survey.title },
    parts: partsOf(survey, ["name"]),
    others: leftOver(survey, [...survey.parts.map(countOf), ...survey.parts.map(({ percent }) => percent + 10)]),
    mistakes(part) {
      const own = survey.parts[part];
      if (own === undefined) return [];
      const count = countOf(own);
      const said = `${count} là số ${unit}, chưa phải số phần trăm. Con tính ${count} : ${all} nhé!`;
      return [mistake("DATUM", percentText(count), said)];
    },
    wrongName: (_, name) => `Đó không phải phần của ${name}.`,
    wrongAmount: ({ name, size }) => `Với phần ${name}, con tính ${(size * all) / 100} : ${all} nhé!`,
    swapped: "Con đặt số vào ô nhé!",
    hints: [
      `Con tìm tỉ số phần trăm của số ${unit} ở mỗi phần và ${all}.`,
      `Con lấy số ${unit} của mỗi phần chia cho ${all}, nhân với 100 rồi viết thêm kí hiệu %.`,
    ],
    explanation: `${sums.join("; ")}.`,
    praise: "chart",
    identity: identityOf(`counted ${all}`, survey),
  });
}

/** Round charts are finished (curriculum, c5-pie-make): half and quarters named; one percent left to be worked out; percents worked out from numbers. */
export const pieMake = defineDataSkill({
  id: "c5-pie-make",
  classId: "5",
  title: "Sắp xếp số liệu vào biểu đồ hình quạt tròn",
  generate: byDifficulty({
    1: [buildHalfQuestion],
    2: [buildRestQuestion],
    3: [buildCountedQuestion],
  }),
});
