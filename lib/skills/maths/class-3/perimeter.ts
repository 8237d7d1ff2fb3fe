import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import { truePolygonDiagram } from "#lib/questions/diagrams/true-polygon-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { buildMissingSideQuestion, buildSquareBackwardsQuestion } from "./build-side-from-perimeter-question.ts";
import { laidOut, laidOutRectangle } from "./laid-out-sides.ts";

const range = [1, 1000] as const;

const spoken = (unit: Unit) => units[unit].spoken;

const forgotten = "Con còn quên một cạnh. Con cộng đủ các cạnh nhé!";

/** Sides a real triangle or quadrilateral can have: none is as long as the others together. */
function pickSides(rng: Rng, count: 3 | 4): number[] {
  const longest = rng.int(8, 30);
  const others = Array.from({ length: count - 1 }, () => rng.int(Math.ceil(longest * 0.6), longest));
  return rng.shuffle([longest, ...others]);
}

/** Ten too little: a carry forgotten where there is one, else a slip in the tens. */
function tenLess(sides: readonly number[], perimeter: number) {
  if (sides.every((side) => side < 10)) return mistake("OFF10", perimeter - 10, "Con cộng lại lần lượt từng cạnh nhé!");
  return total(sides.map((side) => side % 10)) >= 10
    ? mistake("CARRY", perimeter - 10, "Con quên số nhớ sang hàng chục rồi. Con cộng lại nhé!")
    : mistake("OFF10", perimeter - 10, "Con cộng lại các chữ số hàng chục nhé!");
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
    `${name === "hình tam giác" ? "Hình tam giác" : "Hình tứ giác"} có các cạnh dài ${listed}. Chu vi bằng bao nhiêu ${spoken(unit)}?`,
    `Chu vi ${name} trong hình vẽ là bao nhiêu ${spoken(unit)}?`,
    `Con kiến bò một vòng quanh ${name} trong hình. Con kiến bò được bao nhiêu ${spoken(unit)}?`,
  ] as const;
  const last = sides.at(-1) ?? 0;
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [truePolygonDiagram({ sides, texts, alt: `Một ${name} có các cạnh dài ${listed}.` })],
    answer: perimeter,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", perimeter - last, forgotten),
      mistake("PARTIAL", perimeter - (sides[0] ?? 0), forgotten),
      tenLess(sides, perimeter),
    ],
    hints: [
      `Chu vi ${name} là tổng độ dài các cạnh.`,
      `Con cộng lần lượt: ${sides.slice(0, 2).join(" + ")} = ${total(sides.slice(0, 2))}, rồi cộng tiếp.`,
    ],
    explanation: { say: `Chu vi là ${sides.join(" + ")} = ${perimeter} (${unit}).`, figures: [laidOut(sides, unit)] },
    praise: "calculate",
    identity: `sides ${sides.join()} ${unit}`,
  });
}

const rectangles = [
  { thing: "Hình chữ nhật", ask: "Chu vi hình chữ nhật là bao nhiêu xăng-ti-mét?", unit: "cm", least: 4, most: 40 },
  { thing: "Mảnh vườn hình chữ nhật", ask: "Chu vi mảnh vườn là bao nhiêu mét?", unit: "m", least: 8, most: 60 },
  { thing: "Mặt bàn hình chữ nhật", ask: "Chu vi mặt bàn là bao nhiêu đề-xi-mét?", unit: "dm", least: 5, most: 16 },
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
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", length + width, halfOnly),
      mistake("PERIM/AREA", length * width, "Chiều dài nhân chiều rộng là diện tích. Đề bài hỏi chu vi."),
      mistake("PARTIAL", length * 2 + width, forgotten),
    ],
    hints: [
      "Hình chữ nhật có hai chiều dài và hai chiều rộng.",
      "Con lấy chiều dài cộng chiều rộng (cùng đơn vị đo), rồi nhân với 2.",
    ],
    explanation: {
      say: `Chu vi là (${length} + ${width}) × 2 = ${perimeter} (${unit}).`,
      figures: [laidOutRectangle(length, width, unit)],
    },
    praise: "calculate",
    identity: `rectangle ${length} ${width} ${unit}`,
  });
}

/** "Viên gạch hình vuông có cạnh 30 cm. Chu vi viên gạch là bao nhiêu?" */
function buildSquareQuestion(rng: Rng): Question {
  const { thing, of, unit, least, most } = rng.pick([
    { thing: "Hình vuông", of: "hình vuông", unit: "cm", least: 3, most: 60 },
    { thing: "Viên gạch hình vuông", of: "viên gạch", unit: "cm", least: 20, most: 60 },
    { thing: "Khăn trải bàn hình vuông", of: "khăn", unit: "dm", least: 7, most: 15 },
    { thing: "Vườn rau hình vuông", of: "vườn rau", unit: "m", least: 6, most: 40 },
  ] as const);
  const picked = rng.int(least, most);
  // With sides of 4 the area would have the same number.
  const side = picked === 4 ? 5 : picked;
  const text = measure(String(side), unit);
  const alt = `Một hình vuông có cạnh ${text}.`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có cạnh ${text}. Chu vi ${of} là bao nhiêu ${spoken(unit)}?`,
      `${thing} có cạnh dài ${text}. Một vòng quanh ${of} dài bao nhiêu ${spoken(unit)}?`,
    ]),
    figures: [rectangleDiagram({ length: side, width: side, lengthText: text, widthText: null, alt })],
    answer: side * 4,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", side * 2, "Con mới tính hai cạnh. Hình vuông có bốn cạnh bằng nhau."),
      mistake("PARTIAL", side * 3, "Con mới tính ba cạnh. Hình vuông có bốn cạnh bằng nhau."),
      mistake("OP", side + 4, "Con đã cộng cạnh với số cạnh. Bốn cạnh bằng nhau thì con làm phép nhân."),
      ...(side * side <= 1000
        ? [mistake("PERIM/AREA", side * side, "Cạnh nhân cạnh là diện tích. Đề bài hỏi chu vi.")]
        : []),
    ],
    hints: ["Bốn cạnh của hình vuông dài bằng nhau.", "Con lấy độ dài một cạnh nhân với số cạnh."],
    explanation: {
      say: `Chu vi là ${side} × 4 = ${side * 4} (${unit}).`,
      figures: [laidOut([side, side, side, side], unit)],
    },
    praise: "calculate",
    identity: `forward ${side} ${unit} ${of}`,
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
    prompt: `Hình chữ nhật có chiều dài ${long}, chiều rộng ${short}. Chu vi hình chữ nhật là bao nhiêu ${spoken(small)}?`,
    answer: perimeter,
    range,
    isTyped: true,
    distractors: [
      mistake("UNIT", (length + width) * 2, `Con đổi ${long} ra ${small} trước đã nhé!`),
      mistake("PARTIAL", length * 10 + width, halfOnly),
      mistake("UNIT", (length * 100 + width) * 2, `1 ${large} bằng 10 ${small}, con đổi lại nhé!`),
    ],
    hints: [
      `Hai cạnh chưa cùng đơn vị. Con đổi ${long} ra ${small} trước.`,
      `${long} bằng ${measure(String(length * 10), small)}. Con cộng với ${short} rồi nhân với 2.`,
    ],
    explanation: {
      say: `${long} bằng ${measure(String(length * 10), small)}. Chu vi là (${length * 10} + ${width}) × 2 = ${perimeter} (${small}).`,
      figures: [laidOutRectangle(length * 10, width, small)],
    },
    praise: "calculate",
    identity: `mixed ${length} ${width} ${small}`,
  });
}

/** The way around a shape (curriculum, c3-perimeter): sides given; rectangles and squares; backwards, two units. */
export const perimeter = defineGeometrySkill({
  id: "c3-perimeter",
  classId: "3",
  title: "Chu vi",
  generate: byDifficulty({
    1: [buildSidesQuestion],
    2: [buildRectangleQuestion, buildRectangleQuestion, buildSquareQuestion],
    3: [buildSquareBackwardsQuestion, buildMixedUnitsQuestion, buildMissingSideQuestion],
  }),
});
