import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

const gram = (value: number) => measure(String(value), "g");

const weighed: readonly {
  readonly picture: PictureName;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}[] = [
  { picture: "mango", name: "Quả xoài", least: 3, most: 12 },
  { picture: "custard-apple", name: "Quả na", least: 3, most: 8 },
  { picture: "corn", name: "Bắp ngô", least: 3, most: 8 },
  { picture: "sugar", name: "Gói đường", least: 4, most: 19 },
  { picture: "avocado", name: "Quả bơ", least: 4, most: 10 },
  { picture: "crab", name: "Con cua", least: 5, most: 12 },
  { picture: "grapes", name: "Chùm nho", least: 5, most: 18 },
  { picture: "fish", name: "Con cá", least: 5, most: 19 },
];

/** What the hand of a kitchen scale is taken for: the mark before, other marks, a mark for 10 g. */
function scaleDistractors(value: number, mark: 50 | 100) {
  const below = Math.floor(value / 200) * 200;
  const again = "Con đếm lại các vạch nhỏ nhé!";
  return [
    mistake("READ", below + ((value - below) / mark) * 10, `Mỗi vạch nhỏ là ${gram(mark)}. Con đếm lại nhé!`),
    mistake("PARTIAL", below, "Con còn quên các vạch nhỏ sau vạch có số."),
    mistake("OFF1", value + mark, again),
    mistake("OFF1", value - mark, again),
    mistake("ZERO", value / 10, "Con đọc lại số trên mặt cân nhé!"),
  ];
}

/** "Quả xoài cân nặng bao nhiêu gam?" on a kitchen scale with a mark for each 50 g or 100 g. */
export function buildGramScaleQuestion(rng: Rng, mark: 50 | 100): Question {
  const { picture, name, least, most } = rng.pick(weighed);
  const values = Array.from({ length: most - least + 1 }, (_, place) => (least + place) * 50);
  // 200 g is told of the marks of the dial, the worth of one mark to a wrong answer.
  const value = rng.pick(values.filter((each) => each !== 200 && each !== mark && each % mark === 0));
  const below = Math.floor(value / 200) * 200;
  const alt = `${name} trên cân đồng hồ, mặt cân ghi số theo từng 200 gam.`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${name} trên cân nặng bao nhiêu gam?`,
      "Kim của cân chỉ bao nhiêu gam?",
      `Con đọc cân. ${name} cân nặng bao nhiêu gam?`,
    ]),
    figures: [{ type: "dial-scale", unit: "g", top: 1000, numberedEvery: 200, markEvery: mark, value, picture, alt }],
    answer: value,
    range: [10, 999],
    step: mark,
    isTyped: true,
    distractors: scaleDistractors(value, mark),
    hints: [
      "Từ số 0 đến số 200 có mấy khoảng? Mỗi khoảng là bao nhiêu gam?",
      value === below
        ? "Kim chỉ đúng vào một số. Con đọc số ở chỗ kim chỉ."
        : "Con tìm số ghi ngay trước kim rồi đếm thêm từng vạch nhỏ.",
    ],
    explanation: `${value === below ? "Kim chỉ đúng vạch có số." : `Kim ở sau số ${below}, thêm ${(value - below) / mark} vạch nhỏ, mỗi vạch ${gram(mark)}.`} ${name} nặng ${measure(String(value), "g")}.`,
    praise: "scale",
    identity: `scale ${picture} ${value}`,
  });
}
