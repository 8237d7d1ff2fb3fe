import { measure, measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";
import { type JugFigure, jugAlt, type Vessel } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, measureValue, plainValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildTwoJugsQuestion } from "./build-jugs-question.ts";
import { buildLevelQuestion, buildSecondQuestion, buildUnknownQuestion } from "./build-weights-question.ts";

const range = [1, 1000] as const;

const weighed = [
  { picture: "melon", name: "Quả dưa hấu", least: 2, most: 9 },
  { picture: "pumpkin", name: "Quả bí đỏ", least: 2, most: 9 },
  { picture: "jackfruit", name: "Quả mít", least: 4, most: 15 },
  { picture: "rice-sack", name: "Bao gạo", least: 8, most: 19 },
] as const;

/** A kitchen scale: "Quả dưa hấu nặng mấy ki-lô-gam?" */
function buildScaleQuestion(rng: Rng): Question {
  const { picture, name, least, most } = rng.pick(weighed);
  const answer = rng.int(least, most);
  const top = answer < 10 ? 10 : 20;
  const figure: DialScaleFigure = {
    type: "dial-scale",
    unit: "kg",
    top,
    numberedEvery: top === 10 ? 1 : 2,
    markEvery: 1,
    value: answer,
    picture,
    alt: `Cân đồng hồ có ${name.toLowerCase()} ở trên.`,
  };
  return numberQuestion(rng, {
    prompt: rng.pick([`${name} nặng bao nhiêu?`, "Kim của cân chỉ bao nhiêu?"]),
    figures: [figure],
    answer,
    write: (value) => measureValue(plainValue(value), "kg"),
    distractors: [
      mistake("OFF1", answer + 1, "Con nhìn kĩ vạch kim chỉ nhé!"),
      mistake("OFF1", answer - 1, "Con nhìn kĩ vạch kim chỉ nhé!"),
      mistake("DATUM", top, "Đây là số lớn nhất trên mặt cân. Con xem kim chỉ vào đâu nhé!"),
      mistake("OFF1", answer + 2, "Con nhìn kĩ vạch kim chỉ nhé!"),
    ],
    range,
    hints: ["Con xem kim chỉ vào vạch nào.", "Mỗi vạch là 1 kg. Con đếm từ số gần nhất."],
    explanation: {
      say: `Kim chỉ vạch ${answer}. Vậy ${name.toLowerCase()} nặng ${measure(String(answer), "kg")}.`,
      figures: [{ ...figure, isRead: true }],
    },
    praise: "measure",
    identity: `scale ${picture} ${answer}`,
  });
}

const vessels = [
  { form: "can", vessel: "Can", liquid: "oil", name: "dầu" },
  { form: "can", vessel: "Can", liquid: "water", name: "nước" },
  { form: "jar", vessel: "Bình", liquid: "milk", name: "sữa" },
  { form: "jar", vessel: "Bình", liquid: "water", name: "nước" },
  { form: "bucket", vessel: "Xô", liquid: "water", name: "nước" },
] as const;

/** A vessel with marks: "Can có mấy lít dầu?" */
function buildJugQuestion(rng: Rng): Question {
  const { form, vessel, liquid, name } = rng.pick(vessels);
  const capacity = rng.pick([6, 8, 10]);
  const answer = rng.int(1, capacity - 1);
  const marked: readonly Vessel[] = [
    { form, liquid, capacity, litres: answer, numberEvery: 1, isGuided: false, lit: null, label: null },
  ];
  const figure: JugFigure = { type: "jug", vessels: marked, alt: jugAlt(marked) };
  const read: JugFigure = {
    type: "jug",
    vessels: marked.map((each) => ({ ...each, isGuided: true, lit: answer })),
    alt: `Mực ${name} ngang vạch số ${answer}.`,
  };
  return numberQuestion(rng, {
    prompt: rng.pick([`${vessel} có bao nhiêu lít ${name}?`, `Trong ${vessel.toLowerCase()} có bao nhiêu ${name}?`]),
    figures: [figure],
    answer,
    write: (value) => countedValue(plainValue(value), "lít"),
    distractors: [
      mistake("OFF1", answer + 1, `Con nhìn ngang mặt ${name} nhé!`),
      mistake("OFF1", answer - 1, `Con nhìn ngang mặt ${name} nhé!`),
      mistake("DATUM", capacity, `Đây là vạch trên cùng. Con xem mực ${name} nhé!`),
      mistake("FIELD", capacity - answer, `Đây là phần còn trống. Con xem phần có ${name} nhé!`),
    ],
    range,
    hints: [
      `Con nhìn ngang theo mặt ${name} đến vạch.`,
      answer === 1 ? "Con đọc số ở vạch đó." : "Con đọc số ở vạch đó. Mỗi vạch là 1 lít.",
    ],
    explanation: {
      say: `Mực ${name} ở vạch ${answer}. Vậy có ${measureInText(String(answer), "l")} ${name}.`,
      figures: [read],
    },
    praise: "measure",
    identity: `jug ${form} ${liquid} ${capacity} ${answer}`,
  });
}

interface Tale {
  readonly unit: "kg" | "l";
  readonly isSum: boolean;
  readonly most: number;
  /** Told with both measures; the unit of the answer is named. */
  tell(first: string, second: string): string;
}

const tales: readonly Tale[] = [
  { unit: "kg", isSum: true, most: 17, tell: (a, b) => `Mẹ mua ${a} gạo, ${b} ngô. Tất cả bao nhiêu kg?` },
  { unit: "kg", isSum: true, most: 17, tell: (a, b) => `Bà hái ${a} na, ${b} xoài. Tất cả bao nhiêu kg?` },
  { unit: "kg", isSum: false, most: 60, tell: (a, b) => `Bao gạo ${a}, nấu ${b}. Còn bao nhiêu kg?` },
  { unit: "kg", isSum: false, most: 90, tell: (a, b) => `Bao ngô ${a}, bán ${b}. Còn bao nhiêu kg?` },
  { unit: "l", isSum: true, most: 20, tell: (a, b) => `Can to có ${a} dầu, can bé có ${b}. Cả hai có bao nhiêu lít?` },
  { unit: "l", isSum: true, most: 15, tell: (a, b) => `Mẹ mua ${a} nước mắm, bà mua ${b}. Tất cả có bao nhiêu lít?` },
  { unit: "l", isSum: false, most: 60, tell: (a, b) => `Thùng có ${a} nước, dùng hết ${b}. Thùng còn bao nhiêu lít?` },
  { unit: "l", isSum: false, most: 40, tell: (a, b) => `Bình có ${a} sữa, rót ra ${b}. Bình còn bao nhiêu lít?` },
];

/** The second is no more than `mostSecond`. */
function pickTwo(rng: Rng, most: number, mostSecond = most - 4): readonly [number, number] {
  const [x, y] = [rng.int(5, most), rng.int(3, Math.min(most - 4, mostSecond))];
  // The first is always the larger: "can to" and "can bé", and nothing is used up that was not there.
  return x > y ? [x, y] : [y + 2, x];
}

function wrongResults(isSum: boolean, [a, b]: readonly [number, number], answer: number) {
  return [
    mistake(
      "OP",
      isSum ? a - b : a + b,
      isSum ? "Gộp lại thì nhiều hơn. Con cộng nhé!" : "Bớt đi thì ít hơn. Con trừ nhé!",
    ),
    mistake("OFF1", answer + 1, "Con tính lại hàng đơn vị nhé!"),
    mistake("OFF1", answer - 1, "Con xem lại các chữ số hàng đơn vị nhé!"),
    mistake("OFF10", answer + (isSum ? -10 : 10), "Con tính lại hàng chục nhé!"),
  ];
}

/** "Thùng có 20 l nước, dùng hết 8 l. Thùng còn:" */
function buildStoryQuestion(rng: Rng): Question {
  const tale = rng.pick(tales);
  const { unit, isSum } = tale;
  // Two long numbers of kilograms would make the story too long to be heard.
  const mostSecond = isSum ? 10 : 20;
  const [a, b] = pickTwo(rng, tale.most, unit === "kg" ? mostSecond : undefined);
  const answer = isSum ? a + b : a - b;
  const sign = isSum ? "+" : "−";
  return numberQuestion(rng, {
    prompt: tale.tell(measureInText(String(a), unit), measureInText(String(b), unit)),
    answer,
    isTyped: true,
    distractors: wrongResults(isSum, [a, b], answer),
    range,
    hints: withoutLeaks(answer, [
      isSum ? "Con gộp lại thì làm phép cộng." : "Con bớt đi thì làm phép trừ.",
      `Con tính ${a} ${sign} ${b}.`,
    ]),
    explanation: `${isSum ? "Con làm phép cộng" : "Con làm phép trừ"}: ${a} ${sign} ${b} = ${answer} (${names[unit]}).`,
    praise: "calculate",
    identity: `${tale.tell("", "")} ${unit} ${a}${sign}${b}`,
  });
}

const names = { kg: "kg", l: "lít" } as const;

/** "32 kg + 9 kg = … kg": the unit stays, the number is typed. */
function buildBareQuestion(rng: Rng): Question {
  const { unit, isSum } = rng.pick(tales);
  const [a, b] = pickTwo(rng, 45);
  const answer = isSum ? a + b : a - b;
  const sign = isSum ? "+" : "−";
  const written = `${measureInText(String(a), unit)} ${sign} ${measureInText(String(b), unit)}`;
  return numberQuestion(rng, {
    prompt: `${written} = … ${names[unit]}`,
    answer,
    distractors: wrongResults(isSum, [a, b], answer),
    range,
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Hai số có cùng đơn vị. Con tính với hai số rồi viết đơn vị vào kết quả.",
      `Con tính ${a} ${sign} ${b}.`,
    ]),
    explanation: `${a} ${sign} ${b} = ${answer} nên ${written} = ${measureInText(String(answer), unit)}.`,
    praise: "calculate",
    identity: `sum ${written}`,
  });
}

/** Kilograms and litres (curriculum, c2-kg-litre): a scale or jug is read; sums; weights on both pans, two cans. */
export const kgLitre = defineGeometrySkill({
  id: "c2-kg-litre",
  classId: "2",
  title: "Ki-lô-gam và lít",
  generate: byDifficulty({
    1: [buildScaleQuestion, buildJugQuestion, buildLevelQuestion],
    2: [buildStoryQuestion, buildBareQuestion],
    3: [buildUnknownQuestion, buildUnknownQuestion, buildTwoJugsQuestion, buildTwoJugsQuestion, buildSecondQuestion],
  }),
});
