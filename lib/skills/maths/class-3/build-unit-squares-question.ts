import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";

/** Whole columns of squares that stand on one line; each entry is the height of a column. */
type Columns = readonly number[];

const size = 22;
const [columns, rows] = [13, 6];

function shape(heights: Columns, left: number, name: string | null): DiagramMark[] {
  const squares = heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, row): DiagramMark => {
      const [x, y] = [10 + (left + column) * size, 10 + (rows - row - 1) * size];
      const corners = [
        { x, y: y + size },
        { x: x + size, y: y + size },
        { x: x + size, y },
        { x, y },
      ];
      return { form: "area", corners, tone: name === "B" ? "second" : "first" };
    }),
  );
  const at = { x: 10 + (left + heights.length / 2) * size, y: 10 + (rows + 0.62) * size };
  return name === null ? squares : [...squares, { form: "label", ...at, text: name }];
}

function onPaper(marks: readonly DiagramMark[], isNamed: boolean, alt: string): DiagramFigure {
  return {
    type: "diagram",
    width: columns * size + 20,
    height: rows * size + 20 + (isNamed ? 16 : 0),
    marks: [{ form: "grid", x: 10, y: 10, size, columns, rows }, ...marks],
    alt,
  };
}

/** Over each column of squares how many they are. */
function countedColumns(heights: Columns, left: number): DiagramMark[] {
  return heights.map((height, column) => ({
    form: "label",
    x: 10 + (left + column + 0.5) * size,
    y: 10 + (rows - height - 0.5) * size,
    text: String(height),
  }));
}

const count = (heights: Columns) => heights.reduce((sum, height) => sum + height, 0);

/** A rectangle, or a step of two heights. */
function pickColumns(rng: Rng, most: number): Columns {
  const width = rng.int(2, most);
  const [first, second] = [rng.int(2, 5), rng.int(1, 5)];
  const bend = rng.int(1, width);
  return Array.from({ length: width }, (_, column) => (column < bend ? first : second));
}

const idea = "Mỗi ô vuông có diện tích 1 cm². Con đếm số ô vuông trong hình.";

/** "Mỗi ô vuông có diện tích 1 cm². Hình tô màu có diện tích bao nhiêu xăng-ti-mét vuông?" */
export function buildUnitSquaresQuestion(rng: Rng): Question {
  const heights = pickColumns(rng, 7);
  const left = rng.int(1, 5);
  const drawn = shape(heights, left, null);
  const area = count(heights);
  const tallest = Math.max(...heights);
  const around = (heights.length + tallest) * 2;
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Mỗi ô vuông có diện tích 1 cm². Hình tô màu có diện tích bao nhiêu?",
      "Hình tô màu gồm các ô vuông 1 cm². Diện tích hình tô màu là bao nhiêu xăng-ti-mét vuông?",
      "Con đếm các ô vuông 1 cm². Hình tô màu có diện tích bao nhiêu xăng-ti-mét vuông?",
    ]),
    figures: [onPaper(drawn, false, "Một hình tô màu trên lưới ô vuông.")],
    answer: area,
    range: [2, 100],
    isTyped: true,
    distractors: [
      mistake("PERIM/AREA", around, "Con đã đếm độ dài đường bao quanh. Diện tích là số ô vuông bên trong."),
      mistake("OP", heights.length * tallest, "Có chỗ không đủ ô. Con đếm lại từng hàng nhé!"),
      mistake("OP", heights.length + tallest, "Con mới cộng số ô ở hai cạnh. Con đếm hết các ô bên trong nhé!"),
      mistake("OFF1", area + 1, "Con đếm lại từng hàng nhé!"),
      mistake("OFF1", area - 1, "Con đếm lại từng hàng nhé!"),
    ],
    hints: [idea, "Con đếm số ô ở từng cột rồi cộng lại."],
    explanation: {
      say: `Số ô ở các cột: ${heights.join(" + ")} = ${area}. Diện tích là ${measure(String(area), "cm²")}.`,
      figures: [
        onPaper(
          [...drawn, ...countedColumns(heights, left)],
          false,
          "Trên mỗi cột của hình ghi số ô vuông của cột đó.",
        ),
      ],
    },
    praise: "count",
    identity: `squares ${heights.join("")}`,
  });
}

function pickTwo(rng: Rng) {
  const [a, b] = [pickColumns(rng, 5), pickColumns(rng, 5)];
  const marks = [...shape(a, 0, "A"), ...shape(b, 8, "B")];
  const counted = [...marks, ...countedColumns(a, 0), ...countedColumns(b, 8)];
  return {
    a,
    b,
    figure: onPaper(marks, true, "Hình A và hình B tô màu trên lưới ô vuông."),
    counted: onPaper(counted, true, "Trên mỗi cột của hình A và hình B ghi số ô vuông của cột đó."),
  };
}

/** "Hình A hay hình B có diện tích lớn hơn?" */
export function buildWhichLargerQuestion(rng: Rng): Question {
  const { a, b, figure, counted } = pickTwo(rng);
  const [inA, inB] = [count(a), count(b)];
  const names = ["hình A", "hình B", "hai hình bằng nhau"] as const;
  const sided = inA > inB ? names[0] : names[1];
  const right = inA === inB ? names[2] : sided;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Hình A hay hình B có diện tích lớn hơn?",
      "Con so sánh diện tích hình A và hình B. Hình nào có diện tích lớn hơn?",
    ]),
    figures: [figure],
    answer: wordsValue(right),
    choices: 3,
    distractors: names.map((name) =>
      mistake(name === names[2] ? "EQ" : "REL", wordsValue(name), "Con đếm số ô vuông của mỗi hình rồi so sánh nhé!"),
    ),
    hints: [
      "Hình nào có nhiều ô vuông hơn thì diện tích lớn hơn.",
      "Con đếm số ô ở từng cột của mỗi hình rồi cộng lại.",
    ],
    explanation: {
      say: `Hình A có ${inA} ô, hình B có ${inB} ô. Vậy ${right === names[2] ? "diện tích hai hình bằng nhau" : `${right} có diện tích lớn hơn`}.`,
      figures: [counted],
    },
    praise: "compare",
    identity: `larger ${a.join("")} ${b.join("")}`,
  });
}

/** "Diện tích hai hình hơn kém nhau bao nhiêu?" and together. */
export function buildTwoShapesQuestion(rng: Rng): Question {
  const { a, b, figure, counted } = pickTwo(rng);
  const [inA, inB] = [count(a), count(b)];
  const isSum = inA === inB || rng.int(0, 1) === 0;
  const difference = Math.abs(inA - inB);
  return numberQuestion(rng, {
    prompt: isSum
      ? rng.pick([
          "Mỗi ô vuông là 1 cm². Cả hình A và hình B có diện tích bao nhiêu xăng-ti-mét vuông?",
          "Mỗi ô vuông là 1 cm². Tổng diện tích hình A và hình B là bao nhiêu xăng-ti-mét vuông?",
        ])
      : "Mỗi ô vuông là 1 cm². Diện tích hình A và hình B hơn kém nhau bao nhiêu xăng-ti-mét vuông?",
    figures: [figure],
    answer: isSum ? inA + inB : difference,
    range: [1, 100],
    isTyped: true,
    distractors: [
      isSum
        ? mistake("OP", difference, "Con đã làm phép trừ. Đề bài hỏi cả hai hình.")
        : mistake("OP", inA + inB, "Con đã cộng. Hỏi hơn kém nhau thì con làm phép trừ."),
      mistake("PARTIAL", inA, "Đó mới là diện tích hình A."),
      mistake("PARTIAL", inB, "Đó mới là diện tích hình B."),
    ],
    hints: [
      "Con đếm số ô vuông của từng hình trước.",
      isSum ? "Con cộng số ô của hai hình." : "Con lấy số ô nhiều hơn trừ số ô ít hơn.",
    ],
    explanation: {
      say: isSum
        ? `Hình A có ${inA} ô, hình B có ${inB} ô: ${inA} + ${inB} = ${inA + inB} (cm²).`
        : `Hình A có ${inA} ô, hình B có ${inB} ô: ${Math.max(inA, inB)} − ${Math.min(inA, inB)} = ${difference} (cm²).`,
      figures: [counted],
    },
    praise: "calculate",
    identity: `two ${isSum} ${a.join("")} ${b.join("")}`,
  });
}
