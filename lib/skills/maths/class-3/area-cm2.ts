import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildJoinedQuestion } from "./build-joined-area-question.ts";
import {
  buildTwoShapesQuestion,
  buildUnitSquaresQuestion,
  buildWhichLargerQuestion,
} from "./build-unit-squares-question.ts";

const range = [1, 2000] as const;
const centimetres = (amount: number) => measure(String(amount), "cm");

const notAround = "Đó là chu vi. Đề bài hỏi diện tích.";

/** A rectangle laid out with squares of one centimetre, its sides measured. */
function laidWithSquares(length: number, width: number): DiagramFigure {
  const size = Math.min(210 / length, 120 / width);
  const [across, down] = [length * size, width * size];
  const [x, y] = [(300 - across) / 2, 14];
  const corner = (right: 0 | 1, low: 0 | 1) => ({ x: x + right * across, y: y + low * down });
  const corners = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];
  const [side, hasArrows] = [-1, false] as const;
  return {
    type: "diagram",
    width: 320,
    height: down + 44,
    marks: [
      { form: "area", corners, tone: "first" },
      { form: "grid", x, y, size, columns: length, rows: width },
      { form: "length", from: corner(0, 1), to: corner(1, 1), text: centimetres(length), side, hasArrows },
      { form: "length", from: corner(1, 1), to: corner(1, 0), text: centimetres(width), side, hasArrows },
    ],
    alt: `Hình xếp kín ô vuông 1 cm²: ${width} hàng, mỗi hàng ${length} ô.`,
  };
}

const rectangles = [
  { thing: "Hình chữ nhật", of: "hình chữ nhật" },
  { thing: "Tấm thiệp hình chữ nhật", of: "tấm thiệp" },
  { thing: "Nhãn vở hình chữ nhật", of: "nhãn vở" },
  { thing: "Miếng bìa hình chữ nhật", of: "miếng bìa" },
  { thing: "Thẻ tên hình chữ nhật", of: "thẻ tên" },
] as const;

function rectangleDistractors(length: number, width: number) {
  const area = length * width;
  return [
    mistake("PERIM/AREA", (length + width) * 2, notAround),
    mistake("OP", length + width, "Con đã cộng. Diện tích là chiều dài nhân với chiều rộng."),
    mistake("TABLE-NEAR", area - width, "Con nhân lại cẩn thận nhé!"),
    mistake("TABLE-NEAR", area + width, "Con nhân lại cẩn thận nhé!"),
    mistake(
      "OFF10",
      area - 10,
      length > 10 ? "Con nhân lại từng hàng, xem có thiếu một chục không nhé!" : "Con đọc lại bảng nhân nhé!",
    ),
  ];
}

/** "Hình chữ nhật dài 8 cm, rộng 5 cm. Diện tích hình chữ nhật là:" */
function buildRectangleQuestion(rng: Rng): Question {
  const { thing, of } = rng.pick(rectangles);
  const width = rng.int(3, 9);
  const picked = rng.int(width + 1, 15);
  // 3 by 6 is as much around as inside.
  const length = width === 3 && picked === 6 ? 7 : picked;
  const area = length * width;
  const [long, short] = [centimetres(length), centimetres(width)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có chiều dài ${long}, chiều rộng ${short}. Diện tích ${of} là bao nhiêu xăng-ti-mét vuông?`,
      `${thing} dài ${long}, rộng ${short}. Diện tích ${of} là bao nhiêu xăng-ti-mét vuông?`,
      `${thing} có chiều rộng ${short}, chiều dài ${long}. Diện tích ${of} bằng bao nhiêu xăng-ti-mét vuông?`,
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
    answer: area,
    range,
    isTyped: true,
    distractors: rectangleDistractors(length, width),
    hints: [
      "Diện tích là số ô vuông 1 cm² xếp kín hình.",
      `Mỗi hàng có ${length} ô, có ${width} hàng. Con lấy chiều dài nhân với chiều rộng.`,
    ],
    explanation: {
      say: `Diện tích hình chữ nhật = dài × rộng = ${length} × ${width} = ${area} (cm²).`,
      figures: [laidWithSquares(length, width)],
    },
    praise: "calculate",
    identity: `rectangle ${length} ${width} ${of}`,
  });
}

const squares = [
  { thing: "Hình vuông", of: "hình vuông" },
  { thing: "Miếng dán hình vuông", of: "miếng dán" },
  { thing: "Tờ giấy thủ công hình vuông", of: "tờ giấy" },
  { thing: "Miếng bìa hình vuông", of: "miếng bìa" },
] as const;

/** Squares as wide as this many centimetres; with 4 there would be as much around as inside. */
const sides = [3, 5, 6, 7, 8, 9] as const;

function squareDistractors(side: number) {
  const area = side * side;
  return [
    mistake("OP", side * 2, "Con mới lấy cạnh cộng cạnh. Diện tích là cạnh nhân với cạnh."),
    mistake("TABLE-NEAR", area - side, "Con xem lại bảng nhân: như thế thiếu một hàng ô vuông."),
    mistake("TABLE-NEAR", area + side, "Con xem lại bảng nhân: như thế thừa một hàng ô vuông."),
  ];
}

/** "Hình vuông cạnh 6 cm có diện tích là bao nhiêu xăng-ti-mét vuông?" */
function buildSquareQuestion(rng: Rng): Question {
  const { thing, of } = rng.pick(squares);
  const side = rng.pick(sides);
  const [area, text] = [side * side, centimetres(side)];
  const alt = `Một hình vuông có cạnh ${text}.`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có cạnh ${text}. Diện tích ${of} là bao nhiêu xăng-ti-mét vuông?`,
      `${thing} cạnh dài ${text} có diện tích bao nhiêu xăng-ti-mét vuông?`,
    ]),
    figures: [rectangleDiagram({ length: side, width: side, lengthText: text, widthText: null, alt })],
    answer: area,
    range,
    isTyped: true,
    distractors: [mistake("PERIM/AREA", side * 4, notAround), ...squareDistractors(side)],
    hints: ["Diện tích hình vuông bằng cạnh nhân với cạnh.", `Có ${side} hàng, mỗi hàng ${side} ô vuông 1 cm².`],
    explanation: {
      say: `Diện tích = cạnh × cạnh = ${side} × ${side} = ${area} (cm²).`,
      figures: [laidWithSquares(side, side)],
    },
    praise: "calculate",
    identity: `square ${side} ${of}`,
  });
}

/** "Hình vuông có chu vi 24 cm. Diện tích hình vuông là bao nhiêu xăng-ti-mét vuông?" */
function buildSquareFromAroundQuestion(rng: Rng): Question {
  const { thing, of } = rng.pick(squares);
  const side = rng.pick(sides);
  const [area, around] = [side * side, centimetres(side * 4)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có chu vi ${around}. Diện tích ${of} là bao nhiêu xăng-ti-mét vuông?`,
      `Biết chu vi là ${around}. ${thing} này có diện tích bao nhiêu xăng-ti-mét vuông?`,
    ]),
    answer: area,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", side, "Đó mới là độ dài một cạnh. Con tính tiếp diện tích nhé!"),
      mistake("PERIM/AREA", side * 4, notAround),
      ...squareDistractors(side),
    ],
    hints: ["Con lấy chu vi chia cho 4 để tìm cạnh trước.", "Tìm được cạnh rồi, con lấy cạnh nhân với cạnh."],
    explanation: {
      say: `Cạnh là ${side * 4} : 4 = ${side} (cm). Diện tích = cạnh × cạnh = ${side} × ${side} = ${area} (cm²).`,
      figures: [laidWithSquares(side, side)],
    },
    praise: "calculate",
    identity: `around ${side} ${of}`,
  });
}

/** "Hình chữ nhật có diện tích 40 cm², chiều rộng 5 cm. Chiều dài là bao nhiêu xăng-ti-mét?" */
function buildMissingSideQuestion(rng: Rng): Question {
  const { thing } = rng.pick(rectangles);
  const width = rng.int(3, 8);
  const length = rng.int(width + 1, 15);
  const area = length * width;
  const short = centimetres(width);
  const surface = measure(String(area), "cm²");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có diện tích ${surface}, chiều rộng ${short}. Chiều dài là bao nhiêu xăng-ti-mét?`,
      `${thing} có chiều rộng ${short}, diện tích ${surface}. Chiều dài bằng bao nhiêu xăng-ti-mét?`,
    ]),
    answer: length,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", area - width, "Con lấy diện tích bớt đi chiều rộng. Con nghĩ đến phép chia nhé!"),
      mistake("OP", area * width, "Con đã nhân tiếp. Biết diện tích thì con chia cho chiều rộng."),
      mistake("TABLE-NEAR", length - 1, `Con nhân thử lại với ${width}: chưa đủ diện tích.`),
      mistake("TABLE-NEAR", length + 1, `Con nhân thử lại với ${width}: quá diện tích rồi.`),
    ],
    hints: ["Diện tích bằng chiều dài nhân với chiều rộng.", `Con lấy ${area} chia cho ${width}.`],
    explanation: {
      say: `Chiều dài là ${area} : ${width} = ${length} (cm).`,
      figures: [laidWithSquares(length, width)],
    },
    praise: "calculate",
    identity: `side ${length} ${width} ${thing}`,
  });
}

/** Areas in square centimetres (curriculum, c3-area-cm2): squares counted; rectangles, squares; joined, backwards. */
export const areaSquareCentimetres = defineGeometrySkill({
  id: "c3-area-cm2",
  classId: "3",
  title: "Diện tích hình chữ nhật, hình vuông",
  generate: byDifficulty({
    1: [buildUnitSquaresQuestion, buildUnitSquaresQuestion, buildWhichLargerQuestion, buildTwoShapesQuestion],
    2: [buildRectangleQuestion, buildRectangleQuestion, buildSquareQuestion],
    3: [buildJoinedQuestion, buildJoinedQuestion, buildSquareFromAroundQuestion, buildMissingSideQuestion],
  }),
});
