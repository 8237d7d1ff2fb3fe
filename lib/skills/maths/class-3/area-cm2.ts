import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { polygonDiagram } from "#lib/questions/diagrams/polygon-diagram.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import {
  buildTwoShapesQuestion,
  buildUnitSquaresQuestion,
  buildWhichLargerQuestion,
} from "./build-unit-squares-question.ts";

const range = [1, 2000] as const;
const write = writeWith("cm²");
const centimetres = (amount: number) => measure(String(amount), "cm");

const notAround = "Đó là chu vi. Đề bài hỏi diện tích.";

const rectangles = [
  { thing: "Hình chữ nhật", of: "hình chữ nhật" },
  { thing: "Tấm thiệp hình chữ nhật", of: "tấm thiệp" },
  { thing: "Nhãn vở hình chữ nhật", of: "nhãn vở" },
  { thing: "Miếng bìa hình chữ nhật", of: "miếng bìa" },
  { thing: "Khăn tay hình chữ nhật", of: "khăn tay" },
] as const;

/** "Hình chữ nhật dài 8 cm, rộng 5 cm. Diện tích hình chữ nhật là:" */
function buildRectangleQuestion(rng: Rng): Question {
  const { thing, of } = rng.pick(rectangles);
  const width = rng.int(3, 9);
  const length = rng.int(width + 1, 25);
  const area = length * width;
  const [long, short] = [centimetres(length), centimetres(width)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có chiều dài ${long}, chiều rộng ${short}. Diện tích ${of} là:`,
      `${thing} dài ${long}, rộng ${short}. Tính diện tích ${of}.`,
      `${thing} có chiều rộng ${short}, chiều dài ${long}. Diện tích ${of} là bao nhiêu?`,
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
    write,
    range,
    distractors: [
      mistake("PERIM/AREA", (length + width) * 2, notAround),
      mistake("OP", length + width, "Con đã cộng. Diện tích là chiều dài nhân với chiều rộng."),
      mistake("TABLE-NEAR", area - width, "Con nhân lại cẩn thận nhé!"),
      mistake("TABLE-NEAR", area + width, "Con nhân lại cẩn thận nhé!"),
      mistake("CARRY", area - 10, "Con nhớ cộng số nhớ khi nhân nhé!"),
    ],
    hints: [
      "Diện tích là số ô vuông 1 cm² xếp kín hình.",
      `Mỗi hàng có ${length} ô, có ${width} hàng. Con lấy chiều dài nhân với chiều rộng.`,
    ],
    explanation: `Diện tích hình chữ nhật = dài × rộng = ${length} × ${width} = ${area} (cm²).`,
    praise: "calculate",
    identity: `rectangle ${length} ${width} ${of}`,
  });
}

const squares = [
  { thing: "Hình vuông", of: "hình vuông" },
  { thing: "Viên gạch men hình vuông", of: "viên gạch" },
  { thing: "Tờ giấy gấp hình vuông", of: "tờ giấy" },
  { thing: "Mặt bánh chưng hình vuông", of: "mặt bánh" },
] as const;

/** "Hình vuông cạnh 6 cm có diện tích là:", also from the way around it. */
function buildSquareQuestion(rng: Rng): Question {
  const { thing, of } = rng.pick(squares);
  const side = rng.int(4, 9);
  const isAround = rng.int(0, 2) === 0;
  const area = side * side;
  const told = isAround ? `có chu vi ${centimetres(side * 4)}` : `có cạnh ${centimetres(side)}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`${thing} ${told}. Diện tích ${of} là:`, `${thing} ${told}. Tính diện tích ${of}.`]),
    figures: isAround
      ? []
      : [
          rectangleDiagram({
            length: side,
            width: side,
            lengthText: centimetres(side),
            widthText: null,
            alt: `Một hình vuông có cạnh ${centimetres(side)}.`,
          }),
        ],
    answer: area,
    write,
    range,
    distractors: [
      mistake("PERIM/AREA", side * 4, notAround),
      mistake("OP", side * 2, "Con mới lấy cạnh cộng cạnh. Diện tích là cạnh nhân với cạnh."),
      mistake("TABLE-NEAR", area - side, "Con xem lại bảng nhân nhé!"),
      mistake("TABLE-NEAR", area + side, "Con xem lại bảng nhân nhé!"),
    ],
    hints: [
      "Diện tích hình vuông bằng cạnh nhân với cạnh.",
      isAround ? "Con lấy chu vi chia cho 4 để tìm cạnh trước." : `Có ${side} hàng, mỗi hàng ${side} ô vuông 1 cm².`,
    ],
    explanation: `${isAround ? `Cạnh là ${side * 4} : 4 = ${side} (cm). ` : ""}Diện tích = cạnh × cạnh = ${side} × ${side} = ${area} (cm²).`,
    praise: "calculate",
    identity: `square ${side} ${isAround} ${of}`,
  });
}

/** What is written beside the six sides, each by where it stands: into which rectangles the shape is divided is to be seen. */
function describeSteps(high: number, left: number, right: number, low: number): string {
  const sides = [
    `cạnh bên trái dài ${centimetres(high)}`,
    `cạnh nằm ngang ở bậc trên dài ${centimetres(left)}`,
    `cạnh nằm ngang ở bậc dưới dài ${centimetres(right)}`,
    `cạnh bên phải dài ${centimetres(low)}`,
  ];
  return [
    "Hình có sáu cạnh như bậc thang, bên trái cao hơn bên phải.",
    `${capital(sides.join(", "))}.`,
    "Cạnh dưới cùng và cạnh thẳng đứng ở giữa không ghi số đo.",
  ].join(" ");
}

/** Two rectangles side by side on one ground line, their sides in proportion. */
function joined(left: number, high: number, right: number, low: number) {
  const scale = Math.min(190 / (left + right), 112 / high);
  const [x, y] = [(320 - (left + right) * scale) / 2, 26];
  const at = (across: number, down: number) => ({ x: x + across * scale, y: y + down * scale });
  return polygonDiagram({
    corners: [
      at(0, 0),
      at(0, high),
      at(left + right, high),
      at(left + right, high - low),
      at(left, high - low),
      at(left, 0),
    ],
    sides: [centimetres(high), null, centimetres(low), centimetres(right), null, centimetres(left)],
    alt: describeSteps(high, left, right, low),
  });
}

/** "Hình bên ghép từ hai hình chữ nhật. Tính diện tích cả hình." */
function buildJoinedQuestion(rng: Rng): Question {
  const [left, high] = [rng.int(3, 6), rng.int(6, 9)];
  const [right, low] = [rng.int(4, 9), rng.int(2, high - 3)];
  const [first, second] = [left * high, right * low];
  const area = first + second;
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Hình vẽ gồm hai hình chữ nhật ghép lại. Diện tích cả hình là bao nhiêu?",
      "Con chia hình thành hai hình chữ nhật rồi tính diện tích cả hình.",
      "Bạn Thảo ghép hai miếng bìa hình chữ nhật như hình vẽ. Tính diện tích hình ghép.",
    ]),
    figures: [joined(left, high, right, low)],
    answer: area,
    write,
    range,
    distractors: [
      mistake("PARTIAL", first, "Đó mới là hình chữ nhật bên trái. Con cộng thêm hình bên phải nhé!"),
      mistake("PARTIAL", second, "Đó mới là hình chữ nhật bên phải. Con cộng thêm hình bên trái nhé!"),
      mistake("OP", (left + right) * high, "Hình bên phải thấp hơn hình bên trái. Con tính riêng từng hình nhé!"),
      mistake("PERIM/AREA", (left + right + high) * 2, notAround),
    ],
    hints: [
      "Con kẻ một đường thẳng đứng để chia hình thành hai hình chữ nhật.",
      `Hình bên trái có hai cạnh ${centimetres(left)} và ${centimetres(high)}. Hình bên phải có hai cạnh ${centimetres(right)} và ${centimetres(low)}.`,
    ],
    explanation: `Hai hình chữ nhật: ${left} × ${high} = ${first} và ${right} × ${low} = ${second}. Cả hình: ${first} + ${second} = ${area} (cm²).`,
    praise: "calculate",
    identity: `joined ${left} ${high} ${right} ${low}`,
  });
}

/** Areas in square centimetres (curriculum, c3-area-cm2): squares counted; rectangles; squares and joined rectangles. */
export const areaSquareCentimetres = defineGeometrySkill({
  id: "c3-area-cm2",
  classId: "3",
  title: "Diện tích hình chữ nhật, hình vuông",
  generate: byDifficulty({
    1: [buildUnitSquaresQuestion, buildUnitSquaresQuestion, buildWhichLargerQuestion, buildTwoShapesQuestion],
    2: [buildRectangleQuestion],
    3: [buildSquareQuestion, buildJoinedQuestion],
  }),
});
