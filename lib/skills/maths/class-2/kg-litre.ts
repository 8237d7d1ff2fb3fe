import { measure, measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";
import { type JugFigure, jugAlt, type Vessel } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, measureValue, plainValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildAmountStoryQuestion,
  buildAmountSumQuestion,
  buildLitreStoryQuestion,
  buildLitreSumQuestion,
} from "./build-amounts-question.ts";
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

/** Kilograms and litres (curriculum, c2-kg-litre): kilograms are read; litres read and summed; both, unknown weights too. */
export const kgLitre = defineGeometrySkill({
  id: "c2-kg-litre",
  classId: "2",
  title: "Ki-lô-gam và lít",
  generate: byDifficulty({
    1: [buildScaleQuestion, buildLevelQuestion],
    2: [buildJugQuestion, buildTwoJugsQuestion, buildLitreStoryQuestion, buildLitreSumQuestion],
    3: [
      buildUnknownQuestion,
      buildUnknownQuestion,
      buildSecondQuestion,
      buildAmountStoryQuestion,
      buildAmountSumQuestion,
    ],
  }),
});
