import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import { truePolygonDiagram } from "#lib/questions/diagrams/true-polygon-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";

const range = [1, 1000] as const;

const forgotten = "Con còn quên một cạnh. Con cộng đủ các cạnh nhé!";

/** Sides a real triangle or quadrilateral can have: none is as long as the others together. */
function pickSides(rng: Rng, count: 3 | 4): number[] {
  const longest = rng.int(8, 30);
  const others = Array.from({ length: count - 1 }, () => rng.int(Math.ceil(longest * 0.6), longest));
  return rng.shuffle([longest, ...others]);
}

/** "Hình tam giác có ba cạnh dài 5 cm, 6 cm và 8 cm. Chu vi hình tam giác là bao nhiêu?" */
function buildSidesQuestion(rng: Rng): Question {
  const count = rng.pick([3, 4] as const);
  const name = count === 3 ? "hình tam giác" : "hình tứ giác";
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const sides = pickSides(rng, count);
  const perimeter = total(sides);
  const texts = sides.map((side) => measure(String(side), unit));
  const listed = `${texts.slice(0, -1).join(", ")} và ${texts.at(-1)}`;
  const prompts = [
    `${name === "hình tam giác" ? "Hình tam giác" : "Hình tứ giác"} có các cạnh dài ${listed}. Chu vi của hình là:`,
    `Tính chu vi ${name} trong hình vẽ.`,
    `Con kiến bò một vòng quanh ${name} trong hình. Con kiến bò được bao nhiêu?`,
  ] as const;
  const last = sides.at(-1) ?? 0;
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [truePolygonDiagram({ sides, texts, alt: `Một ${name} có các cạnh dài ${listed}.` })],
    answer: perimeter,
    write: (value) => measureValue(wholeValue(value), unit),
    range,
    distractors: [
      mistake("PARTIAL", perimeter - last, forgotten),
      mistake("PARTIAL", perimeter - (sides[0] ?? 0), forgotten),
      mistake("CARRY", perimeter - 10, "Con cộng lại và nhớ sang hàng chục nhé!"),
    ],
    hints: [
      `Chu vi ${name} là tổng độ dài các cạnh.`,
      `Con cộng lần lượt: ${sides.slice(0, 2).join(" + ")} = ${total(sides.slice(0, 2))}, rồi cộng tiếp.`,
    ],
    explanation: `Chu vi là ${sides.join(" + ")} = ${perimeter} (${unit}).`,
    praise: "calculate",
    identity: `sides ${sides.join()} ${unit}`,
  });
}

const rectangles = [
  { thing: "Hình chữ nhật", ask: "Chu vi hình chữ nhật là:", unit: "cm", least: 4, most: 40 },
  { thing: "Mảnh vườn hình chữ nhật", ask: "Chu vi mảnh vườn là:", unit: "m", least: 8, most: 60 },
  { thing: "Mặt bàn hình chữ nhật", ask: "Chu vi mặt bàn là:", unit: "dm", least: 5, most: 16 },
  {
    thing: "Sân bóng hình chữ nhật",
    ask: "Chạy một vòng quanh sân thì được bao nhiêu mét?",
    unit: "m",
    least: 20,
    most: 90,
  },
] as const;

const halfOnly = "Con mới cộng một chiều dài và một chiều rộng. Con nhân với 2 nhé!";

/** "Mảnh vườn hình chữ nhật có chiều dài 12 m, chiều rộng 8 m. Chu vi mảnh vườn là:" */
function buildRectangleQuestion(rng: Rng): Question {
  const { thing, ask, unit, least, most } = rng.pick(rectangles);
  const length = rng.int(least + 1, most);
  const width = rng.int(Math.max(least, Math.ceil(length / 4)), length - 1);
  const perimeter = (length + width) * 2;
  const [long, short] = [measure(String(length), unit), measure(String(width), unit)];
  return numberQuestion(rng, {
    prompt: `${thing} có chiều dài ${long}, chiều rộng ${short}. ${ask}`,
    figures: [
      rectangleDiagram({
        length,
        width,
        lengthText: long,
        widthText: short,
        alt: `Một hình chữ nhật dài ${long}, rộng ${short}.`,
      }),
    ],
    answer: perimeter,
    write: (value) => measureValue(wholeValue(value), unit),
    range,
    distractors: [
      mistake("PARTIAL", length + width, halfOnly),
      mistake("PERIM/AREA", length * width, "Chiều dài nhân chiều rộng là diện tích. Đề bài hỏi chu vi."),
      mistake("PARTIAL", length * 2 + width, forgotten),
    ],
    hints: [
      "Hình chữ nhật có hai chiều dài và hai chiều rộng.",
      "Con lấy chiều dài cộng chiều rộng (cùng đơn vị đo), rồi nhân với 2.",
    ],
    explanation: `Chu vi là (${length} + ${width}) × 2 = ${perimeter} (${unit}).`,
    praise: "calculate",
    identity: `rectangle ${length} ${width} ${unit}`,
  });
}

/** "Hình vuông có chu vi 36 cm. Cạnh hình vuông dài bao nhiêu?" */
function buildSquareBackwardsQuestion(rng: Rng): Question {
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const side = rng.int(3, 60);
  const perimeter = measure(String(side * 4), unit);
  const prompts = [
    `Hình vuông có chu vi ${perimeter}. Cạnh hình vuông dài bao nhiêu?`,
    `Sợi dây dài ${perimeter} uốn vừa đủ thành một hình vuông. Mỗi cạnh dài bao nhiêu?`,
  ] as const;
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    answer: side,
    write: (value) => measureValue(wholeValue(value), unit),
    range,
    distractors: [
      mistake("OP", side * 16, "Con đã nhân với 4. Biết chu vi thì con chia cho 4."),
      mistake("PARTIAL", side * 2, "Hình vuông có 4 cạnh bằng nhau. Con chia cho 4 nhé!"),
      mistake("OP", side * 4 - 4, "Con đã bớt đi 4. Hình vuông có 4 cạnh bằng nhau, con chia cho 4."),
    ],
    hints: ["Hình vuông có 4 cạnh bằng nhau.", "Chu vi gấp 4 lần độ dài một cạnh, con chia chu vi cho 4."],
    explanation: `Cạnh hình vuông là ${side * 4} : 4 = ${side} (${unit}).`,
    praise: "calculate",
    identity: `square ${side} ${unit}`,
  });
}

const mixed: readonly { readonly large: Unit; readonly small: Unit }[] = [
  { large: "dm", small: "cm" },
  { large: "m", small: "dm" },
];

/** "Hình chữ nhật có chiều dài 2 dm, chiều rộng 5 cm. Chu vi hình chữ nhật là:" */
function buildMixedUnitsQuestion(rng: Rng): Question {
  const { large, small } = rng.pick(mixed);
  const length = rng.int(2, 9);
  const width = rng.int(3, length * 10 - 5);
  const perimeter = (length * 10 + width) * 2;
  const [long, short] = [measure(String(length), large), measure(String(width), small)];
  return numberQuestion(rng, {
    prompt: `Hình chữ nhật có chiều dài ${long}, chiều rộng ${short}. Chu vi hình chữ nhật là:`,
    answer: perimeter,
    write: (value) => measureValue(wholeValue(value), small),
    range,
    distractors: [
      mistake("UNIT", (length + width) * 2, `Con đổi ${long} ra ${small} trước đã nhé!`),
      mistake("PARTIAL", length * 10 + width, halfOnly),
      mistake("UNIT", (length * 100 + width) * 2, `1 ${large} bằng 10 ${small}, con đổi lại nhé!`),
    ],
    hints: [
      `Hai cạnh chưa cùng đơn vị. Con đổi ${long} ra ${small} trước.`,
      `${long} bằng ${measure(String(length * 10), small)}. Con cộng với ${short} rồi nhân với 2.`,
    ],
    explanation: `${long} bằng ${measure(String(length * 10), small)}. Chu vi là (${length * 10} + ${width}) × 2 = ${perimeter} (${small}).`,
    praise: "calculate",
    identity: `mixed ${length} ${width} ${small}`,
  });
}

/** The way around a shape (curriculum, c3-perimeter): sides given; rectangles; a square backwards, two units. */
export const perimeter = defineGeometrySkill({
  id: "c3-perimeter",
  classId: "3",
  title: "Chu vi",
  generate: byDifficulty({
    1: [buildSidesQuestion],
    2: [buildRectangleQuestion],
    3: [buildSquareBackwardsQuestion, buildMixedUnitsQuestion],
  }),
});
