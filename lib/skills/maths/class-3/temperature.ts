import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ThermometerFigure } from "#lib/questions/figures/thermometer.ts";
import type { Question } from "#lib/questions/question.ts";
import { numberValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, orderQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { buildAfterChangeQuestion, buildDifferenceQuestion } from "./build-temperature-change-question.ts";

const write = writeWith("°C");

type Scale = Pick<ThermometerFigure, "from" | "to" | "step">;

/** The way from the written ten up to the reading, beside the thermometer. */
function explainReading(figure: ThermometerFigure, reading: number, ten: number): HelpWords {
  const marks = (reading - ten) / figure.step;
  const way =
    marks === 0
      ? `Mức chất lỏng dừng đúng vạch ${ten}`
      : `Từ vạch ${ten} thêm ${marks} vạch, mỗi vạch ${figure.step} độ`;
  const shown = { degrees: reading, label: null, isRead: true, ...(marks > 0 && { countedFrom: ten }) };
  return {
    say: `${way}: nhiệt kế chỉ ${measure(String(reading), "°C")}.`,
    figures: [{ ...figure, readings: [shown] }],
  };
}

/** "Nhiệt kế chỉ bao nhiêu độ?": even degrees on marks of two, or odd ones on marks of one. */
function buildReadQuestion(rng: Rng, difficulty: Difficulty): Question {
  const scales: readonly Scale[] =
    difficulty === 1
      ? [{ from: 0, to: 50, step: 2 }]
      : [
          { from: 0, to: 30, step: 1 },
          { from: 10, to: 40, step: 1 },
        ];
  const scale = rng.pick(scales);
  const reading = difficulty === 1 ? rng.int(3, 21) * 2 : rng.int(6, 14) * 2 + (scale.from === 0 ? 0 : 8) + 1;
  const ten = Math.floor(reading / 10) * 10;
  const marks = (reading - ten) / scale.step;
  const figure: ThermometerFigure = {
    type: "thermometer",
    ...scale,
    readings: [{ degrees: reading, label: null }],
    alt: "Một nhiệt kế có vạch chia độ.",
  };
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Nhiệt kế trong hình chỉ bao nhiêu độ C?",
      "Con đọc nhiệt kế. Nhiệt độ là bao nhiêu độ?",
      "Nhiệt kế treo trong lớp chỉ bao nhiêu độ?",
    ]),
    figures: [figure],
    answer: reading,
    range: [0, 60],
    isTyped: true,
    distractors: [
      scale.step === 2
        ? mistake("READ", ten + marks, "Ở nhiệt kế này, mỗi vạch là 2 độ. Con đếm lại nhé!")
        : mistake("READ", ten + marks * 2, "Ở nhiệt kế này, mỗi vạch là 1 độ. Con đếm lại nhé!"),
      mistake("OFF1", reading + scale.step, "Con đếm lại các vạch nhỏ nhé!"),
      mistake("OFF1", reading - scale.step, "Con đếm lại các vạch nhỏ nhé!"),
      mistake("OFF10", reading + 10, "Con xem lại số chục ngay dưới mức chất lỏng."),
      mistake("PARTIAL", ten, "Con còn quên đếm các vạch nhỏ."),
    ],
    hints: [
      "Con xem mức chất lỏng màu dừng ở vạch nào.",
      `Mỗi vạch nhỏ là ${scale.step} độ. Con đếm từ vạch có số ngay bên dưới.`,
    ],
    explanation: explainReading(figure, reading, ten),
    praise: "read",
    identity: `read ${reading} ${scale.from} ${scale.step}`,
  });
}

const places = [
  ["Hà Nội", "Huế", "Vinh"],
  ["Hải Phòng", "Nam Định", "Đà Nẵng"],
  ["Cần Thơ", "Nha Trang", "Vũng Tàu"],
  ["Sáng", "Trưa", "Tối"],
] as const;

/** "Nơi nào nóng nhất?" on three thermometers. */
function buildExtremeQuestion(rng: Rng): Question {
  const names = rng.pick(places);
  const isTime = names[0] === "Sáng";
  const [first = 0, second = 0, third = 0] = rng.shuffle([21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34]);
  const temperatures = isTime ? [first, second, third].toSorted((a, b) => a - b) : [first, second, third];
  // Mornings are cool and noons are hot.
  const [low = 0, mid = 0, high = 0] = temperatures;
  const values = isTime ? [low, high, mid] : temperatures;
  const isHottest = rng.int(0, 1) === 0;
  const extreme = isHottest ? Math.max(...values) : Math.min(...values);
  const value = (name: string) => wordsValue(isTime ? `buổi ${name.toLowerCase()}` : name);
  const right = names[values.indexOf(extreme)] ?? names[0];
  const figure: ThermometerFigure = {
    type: "thermometer",
    from: 10,
    to: 40,
    step: 1,
    readings: names.map((label, place) => ({ degrees: values[place] ?? 10, label })),
    alt: "Ba nhiệt kế có ghi tên.",
  };
  const asked = isHottest ? "nóng nhất" : "mát nhất";
  return choiceQuestion(rng, {
    prompt: isTime
      ? rng.pick([`Buổi nào ${asked}?`, `Con xem ba nhiệt kế. Buổi nào trong ngày ${asked}?`])
      : rng.pick([`Nơi nào ${asked}?`, `Con đọc ba nhiệt kế. Nhiệt độ ở đâu ${isHottest ? "cao" : "thấp"} nhất?`]),
    figures: [figure],
    answer: value(right),
    choices: 3,
    distractors: names.map((name) => mistake("REL", value(name), "Con đọc cả ba nhiệt kế rồi so sánh nhé!")),
    hints: [
      isHottest ? "Nóng nhất là nhiệt độ cao nhất." : "Mát nhất là nhiệt độ thấp nhất.",
      "Con đọc từng nhiệt kế, rồi so sánh ba số.",
    ],
    explanation: {
      say: `Các nhiệt độ là ${values.map((each) => measure(String(each), "°C")).join(", ")}. Vậy ${asked} là ${value(right).line.text}.`,
      figures: [{ ...figure, readings: figure.readings.map((reading) => ({ ...reading, isRead: true })) }],
    },
    praise: "compare",
    identity: `extreme ${isHottest} ${names[0]} ${values.join()}`,
  });
}

/** Temperatures to be put in order. */
function buildOrderQuestion(rng: Rng): Question {
  const isRising = rng.int(0, 1) === 0;
  const base = rng.int(8, 28);
  const numbers = rng
    .shuffle([0, 1, 3, 4, 6, 9, 10])
    .slice(0, 4)
    .map((more) => base + more);
  const row = numbers.toSorted((a, b) => (a - b) * (isRising ? 1 : -1));
  const first = isRising
    ? "Nhiệt độ thấp nhất đứng đầu. Con tìm số bé nhất nhé!"
    : "Nhiệt độ cao nhất đứng đầu. Con tìm số lớn nhất nhé!";
  return orderQuestion(rng, {
    prompt: isRising ? "Con xếp các nhiệt độ từ thấp đến cao." : "Con xếp các nhiệt độ từ cao đến thấp.",
    numbers: numbers.map((each) => numberValue(toLine(measure(String(each), "°C")), rational(each))),
    isRising,
    first,
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp các số còn lại nhé!",
    hints: ["Con so sánh các số, số lớn hơn là nóng hơn.", first],
    explanation: `Vì ${row.join(isRising ? " < " : " > ")} nên xếp: ${row
      .map((each) => measure(String(each), "°C"))
      .join(", ")}.`,
    praise: "order",
    identity: `order ${isRising} ${numbers.toSorted((a, b) => a - b).join()}`,
  });
}

/** What is told, its temperature, and temperatures that cannot be. */
const sensible = [
  ["Nước đang sôi có nhiệt độ khoảng bao nhiêu?", 100, [10, 37, 50]],
  ["Nước đá đang tan có nhiệt độ khoảng bao nhiêu?", 0, [25, 37, 100]],
  ["Cơ thể người khoẻ mạnh có nhiệt độ khoảng bao nhiêu?", 37, [10, 50, 100]],
  ["Một ngày hè nóng nực, nhiệt độ ngoài trời khoảng bao nhiêu?", 36, [5, 70, 100]],
  ["Một ngày đông rét đậm ở Sa Pa, nhiệt độ khoảng bao nhiêu?", 5, [30, 50, 100]],
] as const;

/** "Nước đang sôi có nhiệt độ khoảng bao nhiêu?" */
function buildSensibleQuestion(rng: Rng): Question {
  const [ask, right, wrong] = rng.pick(sensible);
  return numberQuestion(rng, {
    prompt: ask,
    answer: right,
    write,
    range: [0, 100],
    distractors: wrong.map((each) =>
      mistake(
        "FIELD",
        each,
        each > right ? "Nhiệt độ này cao quá so với ngoài đời." : "Nhiệt độ này thấp quá so với ngoài đời.",
      ),
    ),
    hints: ["Con nhớ những ngày nóng, những ngày lạnh và bản tin thời tiết.", "Số càng lớn thì càng nóng."],
    explanation: `Nhiệt độ đó khoảng ${measure(String(right), "°C")}.`,
    praise: "measure",
    identity: `sensible ${right}`,
  });
}

/** Temperatures (curriculum, c3-temperature): even degrees read; odd ones, compared; rise and fall, read as well. */
export const temperature = defineGeometrySkill({
  id: "c3-temperature",
  classId: "3",
  title: "Nhiệt độ",
  generate: byDifficulty({
    1: [buildReadQuestion, buildReadQuestion, buildReadQuestion, buildOrderQuestion, buildSensibleQuestion],
    2: [buildReadQuestion, buildReadQuestion, buildExtremeQuestion],
    3: [buildDifferenceQuestion, buildAfterChangeQuestion],
  }),
});
