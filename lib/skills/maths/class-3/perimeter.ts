import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildAroundSidesQuestion, forgotten } from "./build-around-sides-question.ts";
import { buildAroundSquareQuestion, buildSquareSideQuestion } from "./build-around-square-question.ts";
import { buildMissingSideQuestion } from "./build-side-from-perimeter-question.ts";
import { laidOutRectangle } from "./laid-out-sides.ts";

const range = [1, 1000] as const;

const spoken = (unit: Unit) => units[unit].spoken;

const buildSidesQuestion = (rng: Rng): Question =>
  buildAroundSidesQuestion(rng, { count: rng.pick([3, 4]), units: ["cm", "dm", "m"], longest: [8, 30] });

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

const buildSquareQuestion = (rng: Rng): Question =>
  buildAroundSquareQuestion(
    rng,
    rng.pick([
      { thing: "Hình vuông", of: "hình vuông", unit: "cm", least: 3, most: 60 },
      { thing: "Viên gạch hình vuông", of: "viên gạch", unit: "cm", least: 20, most: 60 },
      { thing: "Khăn trải bàn hình vuông", of: "khăn", unit: "dm", least: 7, most: 15 },
      { thing: "Vườn rau hình vuông", of: "vườn rau", unit: "m", least: 6, most: 40 },
    ]),
  );

const buildSquareBackwardsQuestion = (rng: Rng): Question =>
  buildSquareSideQuestion(rng, { units: ["cm", "dm", "m"], sides: [5, 60] });

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
