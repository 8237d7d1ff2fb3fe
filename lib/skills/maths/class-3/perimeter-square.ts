import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildAroundSquareQuestion,
  buildSquareSideQuestion,
  type SquareThing,
} from "./build-around-square-question.ts";
import { laidOut } from "./laid-out-sides.ts";

const range = [1, 1000] as const;

const things: readonly SquareThing[] = [
  { thing: "Hình vuông", of: "hình vuông", unit: "cm", least: 2, most: 25 },
  { thing: "Viên gạch hình vuông", of: "viên gạch", unit: "cm", least: 15, most: 25 },
  { thing: "Tờ giấy màu hình vuông", of: "tờ giấy", unit: "cm", least: 8, most: 20 },
  { thing: "Luống hoa hình vuông", of: "luống hoa", unit: "m", least: 2, most: 9 },
  { thing: "Vườn rau hình vuông", of: "vườn rau", unit: "m", least: 6, most: 25 },
];

/** "Hình vuông có chu vi bằng chu vi hình chữ nhật dài 15 cm, rộng 9 cm. Cạnh hình vuông là bao nhiêu?" */
function buildSamePerimeterQuestion(rng: Rng): Question {
  const width = rng.int(4, 24);
  const length = width + rng.int(1, Math.min(12, width)) * 2;
  const around = (length + width) * 2;
  const side = around / 4;
  const [long, short] = [measure(String(length), "cm"), measure(String(width), "cm")];
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Hình chữ nhật dài ${long}, rộng ${short}. Hình vuông có cùng chu vi với hình chữ nhật đó. Cạnh hình vuông dài bao nhiêu xăng-ti-mét?`,
      `Sợi dây uốn vừa đủ thành hình chữ nhật dài ${long}, rộng ${short}. Uốn lại sợi dây thành hình vuông thì mỗi cạnh dài bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [
      rectangleDiagram({
        length,
        width,
        lengthText: long,
        widthText: short,
        alt: `Một hình chữ nhật dài ${long}, rộng ${short}.`,
      }),
    ],
    answer: side,
    range,
    distractors: [
      mistake("PARTIAL", around, "Đó mới là chu vi. Con chia cho 4 để tìm độ dài một cạnh hình vuông."),
      mistake("PARTIAL", around / 2, "Đó là nửa chu vi hình chữ nhật. Con tính cả chu vi rồi chia cho 4."),
      mistake("OP", length - width, "Con đã lấy chiều dài trừ chiều rộng. Con tính chu vi hình chữ nhật trước nhé!"),
      mistake("DATUM", length, "Đó là chiều dài hình chữ nhật. Hình vuông có bốn cạnh bằng nhau."),
      mistake("DATUM", width, "Đó là chiều rộng hình chữ nhật. Hình vuông có bốn cạnh bằng nhau."),
    ],
    hints: ["Hai hình có chu vi bằng nhau.", "Con tính chu vi hình chữ nhật trước, rồi chia cho 4."],
    explanation: {
      say: `Chu vi hình chữ nhật là (${length} + ${width}) × 2 = ${around} (cm). Cạnh hình vuông là ${around} : 4 = ${side} (cm).`,
      figures: [laidOut([side, side, side, side], "cm")],
    },
    praise: "calculate",
    identity: `same ${length} ${width}`,
  });
}

const largeThings = [
  { thing: "Hình vuông", of: "hình vuông", least: 2, most: 20 },
  { thing: "Mặt bàn hình vuông", of: "mặt bàn", least: 6, most: 12 },
  { thing: "Tấm bìa hình vuông", of: "tấm bìa", least: 2, most: 9 },
  { thing: "Khăn trải bàn hình vuông", of: "khăn trải bàn", least: 8, most: 16 },
] as const;

/** "Mặt bàn hình vuông có cạnh 8 dm. Chu vi mặt bàn là bao nhiêu xăng-ti-mét?" */
function buildDecimetresQuestion(rng: Rng): Question {
  const { thing, of, least, most } = rng.pick(largeThings);
  const tens = rng.int(least, most);
  const [side, text] = [tens * 10, measure(String(tens), "dm")];
  const answer = side * 4;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có cạnh ${text}. Chu vi ${of} là bao nhiêu xăng-ti-mét?`,
      `${thing} có cạnh dài ${text}. Một vòng quanh ${of} dài bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [
      rectangleDiagram({
        length: tens,
        width: tens,
        lengthText: text,
        widthText: null,
        alt: `Một hình vuông có cạnh ${text}.`,
      }),
    ],
    answer,
    range,
    distractors: [
      mistake("UNIT", tens * 4, "Đó là chu vi tính bằng đề-xi-mét. Con đổi ra xăng-ti-mét nhé!"),
      mistake("UNIT", answer * 10, `${measure("1", "dm")} bằng ${measure("10", "cm")}. Con đổi lại nhé!`),
      mistake("PARTIAL", side, "Con mới đổi một cạnh ra xăng-ti-mét. Hình vuông có bốn cạnh bằng nhau."),
      mistake("PARTIAL", side * 2, "Con mới tính hai cạnh. Hình vuông có bốn cạnh bằng nhau."),
      mistake("OP", side + 4, "Con đã cộng cạnh với số cạnh. Bốn cạnh bằng nhau thì con làm phép nhân."),
    ],
    hints: [`Con đổi ${text} ra xăng-ti-mét trước.`, "Con lấy độ dài một cạnh nhân với số cạnh."],
    explanation: {
      say: `${text} = ${measure(String(side), "cm")}. Chu vi là ${side} × 4 = ${answer} (cm).`,
      figures: [laidOut([side, side, side, side], "cm")],
    },
    praise: "calculate",
    identity: `decimetres ${tens} ${of}`,
  });
}

/** Around a square (curriculum, c3-perimeter-square): from the side; back to the side; a rectangle of the same, two units. */
export const perimeterSquare = defineGeometrySkill({
  id: "c3-perimeter-square",
  classId: "3",
  title: "Chu vi hình vuông",
  generate: byDifficulty({
    1: [(rng) => buildAroundSquareQuestion(rng, rng.pick(things))],
    2: [(rng) => buildSquareSideQuestion(rng, { units: ["cm", "m"], sides: [2, 50] })],
    3: [buildSamePerimeterQuestion, buildDecimetresQuestion],
  }),
});
