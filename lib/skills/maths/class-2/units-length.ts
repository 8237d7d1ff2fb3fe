import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { RulerFigure } from "#lib/questions/figures/ruler.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, plainValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildKilometresQuestion,
  buildLengthSignQuestion,
  buildLengthSumQuestion,
  type LengthPair,
  type LengthUnit,
  written,
  wrongFactor,
} from "./build-length-sum-question.ts";
import { lengthThings } from "./length-things.ts";

const range = [1, 1000] as const;

const decimetres: readonly LengthPair[] = [{ large: "dm", small: "cm", factor: 10, most: 10 }];
const metres: readonly LengthPair[] = [
  { large: "m", small: "dm", factor: 10, most: 20 },
  { large: "m", small: "cm", factor: 100, most: 9 },
  { large: "dm", small: "cm", factor: 10, most: 30 },
];

/** A strip as long as a decimetre along a ruler. */
const ruler: RulerFigure = {
  type: "ruler",
  from: 0,
  to: 11,
  hasMillimetres: false,
  numberedEvery: 1,
  thing: { name: "strip", from: 0, to: 100 },
  label: written(1, "dm"),
  isGuided: false,
  alt: `Một băng giấy dài ${written(1, "dm")} đặt dọc theo thước.`,
};

/** The same with its ends led down to their marks. */
const readRuler: RulerFigure = {
  ...ruler,
  label: `${written(1, "dm")} = ${written(10, "cm")}`,
  isGuided: true,
  alt: `Băng giấy dài ${written(1, "dm")}, từ vạch 0 đến vạch 10.`,
};

function drawnIf(isDrawn: boolean, figure: RulerFigure): readonly RulerFigure[] {
  return isDrawn ? [figure] : [];
}

function convertHints({ large, small, factor }: LengthPair, amount: number, isDown: boolean): readonly string[] {
  return [
    amount === 1
      ? `Băng giấy dài 1 ${large}. Con đọc số ở cuối băng giấy.`
      : `Con nhớ lại: 1 ${large} bằng bao nhiêu ${small}?`,
    isDown
      ? `Con đếm thêm ${factor} cho mỗi ${units[large].spoken}.`
      : `Cứ ${written(factor, small)} gộp thành một ${units[large].spoken}.`,
  ];
}

/** "3 dm = … cm?", or back; the pupil may see a decimetre along a ruler. */
function buildConvertQuestion(rng: Rng, pairs: readonly LengthPair[], isDrawn: boolean): Question {
  const pair = rng.pick(pairs);
  const { large, small, factor, most } = pair;
  const amount = rng.int(isDrawn ? 1 : 2, most);
  // "1 dm = … cm" is asked beside the ruler alone, never back: its help would tell the answer.
  const isDown = amount === 1 || rng.int(0, 2) > 0;
  const [from, to] = isDown ? ([large, small] as const) : ([small, large] as const);
  const [given, answer] = isDown ? [amount, amount * factor] : [amount * factor, amount];
  const prompts = [
    `${written(given, from)} = … ${to}. Số cần điền là:`,
    `${written(given, from)} bằng bao nhiêu ${units[to].spoken}?`,
  ] as const;
  const place = rng.int(0, 1);
  const wrong = wrongFactor(pair, answer);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: drawnIf(isDrawn, ruler),
    answer,
    distractors: [
      mistake("UNIT", given, "Con cần đổi đơn vị, không chép lại số nhé!"),
      mistake("UNIT", isDown ? amount * (factor === 10 ? 100 : 10) : amount * 10, wrong),
      mistake("OP", isDown ? amount + 10 : given - 10, "Con đổi đơn vị, không cộng hay trừ nhé!"),
      mistake("UNIT", amount * 100, wrong),
      mistake("OFF1", answer + (isDown ? factor : 1), `Con đếm thừa một ${units[large].spoken} rồi.`),
    ],
    range,
    isTyped: true,
    hints: withoutLeaks(answer, convertHints(pair, amount, isDown)),
    explanation: {
      say: `${amount === 1 ? "" : `1 ${large} = ${written(factor, small)} nên `}${written(given, from)} = ${written(answer, to)}.`,
      figures: drawnIf(isDrawn, readRuler),
    },
    praise: "convert",
    identity: `convert ${place} ${given} ${from} ${to}`,
  });
}

/** "Độ dài nào bằng 3 dm?" */
function buildEqualQuestion(rng: Rng, pairs: readonly LengthPair[], isDrawn: boolean): Question {
  const pair = rng.pick(pairs);
  const { large, small, factor, most } = pair;
  const amount = rng.int(2, Math.min(9, most));
  const value = (number: number, unit: LengthUnit) => measureValue(plainValue(number), unit);
  return choiceQuestion(rng, {
    prompt: `Độ dài nào bằng ${written(amount, large)}?`,
    figures: drawnIf(isDrawn, ruler),
    answer: value(amount * factor, small),
    distractors: [
      mistake("UNIT", value(amount, small), "Con cần đổi đơn vị, không chép lại số nhé!"),
      mistake("UNIT", value(amount * (factor === 10 ? 100 : 10), small), wrongFactor(pair, amount * factor)),
      mistake("OP", value(amount + 10, small), "Con đổi đơn vị, không cộng hay trừ nhé!"),
      mistake("OFF1", value((amount + 1) * factor, small), `Con đếm thừa một ${units[large].spoken} rồi.`),
    ],
    hints: [
      `Con nhớ lại: 1 ${large} bằng bao nhiêu ${small}?`,
      `Con đếm thêm ${factor} cho mỗi ${units[large].spoken}.`,
    ],
    explanation: {
      say: `1 ${large} = ${written(factor, small)} nên ${written(amount, large)} = ${written(amount * factor, small)}.`,
      figures: drawnIf(isDrawn, readRuler),
    },
    praise: "convert",
    identity: `equal ${amount} ${large} ${small}`,
  });
}

/** "Băng giấy dài 2 dm 5 cm, tức là bao nhiêu xăng-ti-mét?" */
function buildPartsQuestion(rng: Rng, pairs: readonly LengthPair[]): Question {
  // Metres with centimetres (9 m 7 cm) come in class 3.
  const pair = rng.pick(pairs.filter(({ factor }) => factor === 10));
  const { large, small, factor } = pair;
  const [most, least] = [rng.int(1, 9), rng.int(1, 9)];
  const answer = most * factor + least;
  const told = `${written(most, large)} ${written(least, small)}`;
  return numberQuestion(rng, {
    prompt: `${told} = … ${small}. Số cần điền là:`,
    answer,
    distractors: [
      mistake(
        "UNIT",
        most + least,
        `Hai số chưa cùng đơn vị. Con đổi ${units[large].spoken} ra ${units[small].spoken} trước nhé!`,
      ),
      mistake("PARTIAL", most * factor, "Con còn quên một phần. Con cộng thêm nhé!"),
      mistake("UNIT", most * (factor === 10 ? 100 : 10) + least, wrongFactor(pair, answer)),
      mistake("SWAP", least * factor + most, "Con xem lại số nào đi với đơn vị lớn nhé!"),
    ],
    range,
    isTyped: true,
    hints: [`Con đổi ${written(most, large)} ra đơn vị bé trước.`, "Con cộng thêm phần còn lại."],
    explanation: `${written(most, large)} = ${written(most * factor, small)}, thêm ${written(least, small)} là ${written(answer, small)}.`,
    praise: "convert",
    identity: `parts ${told}`,
  });
}

/** How long so many of a unit are, beside what a child knows. */
function tellUnit(amount: string, unit: LengthUnit): string {
  const known = {
    km: "một quãng đường xa",
    m: "đo bằng những bước chân dài",
    dm: "đo bằng những gang tay",
    cm: "đo bằng những đốt ngón tay",
  };
  return `${measure(amount, unit)} là ${known[unit]}. Có hợp không con?`;
}

/** "Hà Nội cách Hải Phòng khoảng 120 …": the unit is chosen. */
function buildUnitQuestion(rng: Rng): Question {
  const { told, unit } = rng.pick(lengthThings);
  const name = units[unit].spoken;
  const prompts = [`${told} …. Đơn vị cần điền là:`, `${told} …. Con chọn đơn vị nào?`] as const;
  const all = ["km", "m", "dm", "cm"] as const;
  const amount = /\d+$/u.exec(told)?.[0] ?? "";
  return choiceQuestion(rng, {
    prompt: rng.pick(prompts),
    answer: wordsValue(name),
    distractors: all.map((other) => mistake("UNIT", wordsValue(units[other].spoken), tellUnit(amount, other))),
    hints: ["Con hình dung xem độ dài ấy lớn hay bé.", "Con ghép số với từng đơn vị: độ dài nào có thật?"],
    explanation: `${told} ${name}.`,
    praise: "measure",
    identity: `unit ${told}`,
  });
}

/** "Độ dài nào dài nhất?" One is a kilometre, told as such or as its metres. */
function buildLongestQuestion(rng: Rng): Question {
  const isLongest = rng.int(0, 1) === 1;
  const others = rng.shuffle([900, 800, 700, 600, 500, 400, 300, 200, 100, 90, 80, 50]).slice(0, 3);
  const value = (amount: number, unit: LengthUnit) => measureValue(plainValue(amount), unit);
  const metres = others.map((amount) => value(amount, "m"));
  const kilometre = value(1, "km");
  const least = value(Math.min(...others), "m");
  const answer = isLongest ? kilometre : least;
  const word = isLongest ? "dài nhất" : "ngắn nhất";
  const wrong = "Con đổi ki-lô-mét ra mét rồi so sánh nhé!";
  const notLeast = "Còn độ dài ngắn hơn nữa. Con so sánh các số đo theo mét nhé!";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Độ dài nào ${word}?`, `Quãng đường nào ${word}?`]),
    answer,
    distractors: [
      mistake("UNIT", kilometre, wrong),
      ...metres.map((other) => (isLongest ? mistake("UNIT", other, wrong) : mistake("REL", other, notLeast))),
    ],
    hints: ["Con nhớ lại cách đổi ki-lô-mét ra mét.", "Con đổi ra cùng đơn vị rồi so sánh."],
    explanation: `1 km = 1000 m, dài hơn các độ dài kia. ${isLongest ? "Vậy" : "Trong các độ dài còn lại,"} ${answer.line.text} ${word}.`,
    praise: "compare",
    identity: `longest ${word} ${others.toSorted((a, b) => a - b).join()}`,
  });
}

/** Units of length (curriculum, c2-units-length): dm and cm, the sensible unit; m, dm and cm; km, compared, sums. */
export const unitsLength = defineGeometrySkill({
  id: "c2-units-length",
  classId: "2",
  title: "Đề-xi-mét, mét, ki-lô-mét",
  generate: byDifficulty({
    1: [
      (rng) => buildEqualQuestion(rng, decimetres, true),
      (rng) => buildConvertQuestion(rng, decimetres, true),
      (rng) => buildConvertQuestion(rng, decimetres, true),
      buildUnitQuestion,
    ],
    2: [
      (rng) => buildEqualQuestion(rng, metres, false),
      (rng) => buildConvertQuestion(rng, metres, false),
      (rng) => buildConvertQuestion(rng, metres, false),
      (rng) => buildPartsQuestion(rng, metres),
    ],
    3: [
      buildLengthSignQuestion,
      buildLengthSignQuestion,
      buildLengthSumQuestion,
      buildLengthSumQuestion,
      buildKilometresQuestion,
      buildLongestQuestion,
    ],
  }),
});
