import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildChartNeighbourQuestion } from "./build-chart-neighbour-question.ts";
import { askChart, type ChartSpot, numberAt, wrongSpot } from "./chart-question.ts";

const [rows, columns] = [10, 10];

/** Two places of a row of so many that do not touch. */
function pickApart(rng: Rng, from: number, to: number): readonly [number, number] {
  const first = rng.int(from, to - 2);
  return [first, rng.int(first + 2, to)];
}

/** The neighbours stand there: nobody has to count past them. */
function besideInRow(number: number, name: string) {
  return [
    mistake("DATUM", number - 1, `Số này đứng ngay trước ô ${name}. Con đếm tiếp một số nhé!`),
    mistake("DATUM", number + 1, `Số này đứng ngay sau ô ${name}. Con đếm lại nhé!`),
    mistake("OFF10", number - 10, "Số này ở hàng trên. Con xem các số bên cạnh nhé!"),
    mistake("OFF10", number + 10, "Số này ở hàng dưới. Con xem các số bên cạnh nhé!"),
  ];
}

/** A whole row with two numbers missing. */
function buildRowQuestion(rng: Rng): Question {
  const row = rng.int(0, rows - 1);
  const asked = pickApart(rng, 1, columns - 2).map((column): ChartSpot => ({ row, column }));
  const whole = Array.from({ length: columns }, (_, column): ChartSpot => ({ row, column }));
  const told = asked.map((spot) => `Sau ${numberAt(spot) - 1} là ${numberAt(spot)}.`);
  return askChart(rng, {
    prompts: [
      "Ô A và ô B trong hàng này là số nào?",
      "Hàng này thiếu hai số. Ô A, ô B là số nào?",
      "Con đếm theo hàng. Ô A, ô B là số nào?",
    ],
    squares: whole,
    asked,
    shown: whole,
    wrong: besideInRow,
    hints: [
      "Trong một hàng, mỗi số hơn số đứng trước 1 đơn vị.",
      "Con đếm từ đầu hàng đến ô A. Rồi con đếm tiếp đến ô B.",
    ],
    told: told.join(" "),
    name: "row",
  });
}

/** The neighbour of a number is seen above or below it, or at an end of the piece on one side only. */
function besideInColumn(number: number, name: string, hasAbove: boolean, hasBelow: boolean) {
  return [
    ...(hasAbove
      ? [
          mistake("DATUM", number - 10, `Số này đứng ngay trên ô ${name}. Con thêm 1 chục nhé!`),
          mistake("OFF1", number - 9, "Con mới thêm 1 đơn vị. Xuống một ô thì thêm 1 chục."),
        ]
      : [mistake("OFF10", number - 10, `Con đi quá một hàng rồi. Con lấy ${number + 10} bớt 1 chục nhé!`)]),
    ...(hasBelow
      ? [
          mistake("DATUM", number + 10, `Số này đứng ngay dưới ô ${name}. Con bớt 1 chục nhé!`),
          mistake("OFF1", number + 9, "Con mới bớt 1 đơn vị. Lên một ô thì bớt 1 chục."),
        ]
      : [mistake("OFF10", number + 10, `Con đi quá một hàng rồi. Con lấy ${number - 10} thêm 1 chục nhé!`)]),
    mistake("OFF1", number - 1, "Các số trong một cột có số đơn vị giống nhau."),
    mistake("OFF1", number + 1, "Các số trong một cột có số đơn vị giống nhau. Con xem lại nhé!"),
  ];
}

/** How many rows a piece has at most: the squares have to be read on a phone. */
const tallest = 4;

/** Four numbers of a column with two of them missing. */
function buildColumnQuestion(rng: Rng): Question {
  const column = rng.int(0, columns - 1);
  const top = rng.int(0, rows - tallest);
  const whole = Array.from({ length: tallest }, (_, down): ChartSpot => ({ row: top + down, column }));
  const asked = pickApart(rng, top, top + tallest - 1).map((row): ChartSpot => ({ row, column }));
  const told = asked.map((spot) =>
    spot.row === top
      ? `${numberAt(spot) + 10} bớt 1 chục là ${numberAt(spot)}.`
      : `${numberAt(spot) - 10} thêm 1 chục là ${numberAt(spot)}.`,
  );
  return askChart(rng, {
    prompts: [
      "Ô A và ô B trong cột này là số nào?",
      "Cột này thiếu hai số. Ô A, ô B là số nào?",
      "Con đếm theo cột. Ô A, ô B là số nào?",
    ],
    squares: whole,
    asked,
    shown: whole,
    wrong: (number, name, { row }) => besideInColumn(number, name, row > top, row < top + tallest - 1),
    hints: [
      "Xuống một ô thì thêm 1 chục. Lên một ô thì bớt 1 chục.",
      "Con xem số ở ngay trên hoặc ngay dưới ô cần tìm.",
    ],
    told: told.join(" "),
    name: "column",
  });
}

/** The end of one row and the beginning of the next. */
function buildTurnQuestion(rng: Rng): Question {
  const row = rng.int(0, rows - 2);
  const from = rng.int(4, 6);
  const end: ChartSpot = { row, column: columns - 1 };
  const start: ChartSpot = { row: row + 1, column: 0 };
  const whole = [row, row + 1].flatMap((each) =>
    Array.from({ length: columns }, (_, column): ChartSpot => ({ row: each, column })),
  );
  const shown = whole.filter((spot) => (spot.row === row ? spot.column >= from : spot.column <= 9 - from));
  const [last, first] = [numberAt(end), numberAt(start)];
  return askChart(rng, {
    prompts: ["Hai hàng liền nhau. Ô A, ô B là số nào?", "Hết một hàng thì sang hàng sau. Ô A, ô B là số nào?"],
    squares: whole,
    asked: [end, start],
    shown,
    wrong: (number, name) =>
      name === "A"
        ? [
            mistake("DATUM", last - 1, "Số này đứng ngay trước ô A. Con đếm tiếp một số nhé!"),
            mistake("OFF1", last + 1, "Con đếm quá một số rồi. Con đếm lại nhé!"),
            mistake("OFF10", last - 10, `Số ${last - 10} ở cuối hàng trên. Con đếm tiếp sau ${last - 1} nhé!`),
          ]
        : [
            mistake("DATUM", number + 1, "Số này đứng ngay sau ô B. Con đếm lại nhé!"),
            mistake("DATUM", number - 1, "Số này ở ô A rồi. Con đếm tiếp một số nhé!"),
            mistake("OFF10", number + 9, "Sang hàng sau thì con vẫn đếm tiếp từng số một."),
            mistake("OFF10", number - 10, "Số này ở đầu hàng trên. Con xem hàng dưới nhé!"),
          ],
    hints: ["Hết một hàng thì con đếm tiếp ở đầu hàng dưới.", `Con đếm tiếp từ số ${last - 1}.`],
    told: `Sau ${last - 1} là ${last}, sau ${last} là ${first}.`,
    name: "turn",
  });
}

/** Pieces of four or five squares, as they are cut out. */
const shapes: readonly (readonly ChartSpot[])[] = [
  ["01", "10", "11", "12", "21"],
  ["00", "10", "20", "21"],
  ["01", "11", "20", "21"],
  ["00", "01", "02", "11"],
  ["01", "10", "11", "12"],
  ["00", "01", "11", "12"],
  ["01", "02", "10", "11"],
  ["00", "10", "11", "21"],
  ["00", "02", "10", "11", "12"],
  ["00", "10", "11", "21", "22"],
  ["00", "01", "02", "10", "20"],
  ["02", "12", "20", "21", "22"],
].map((spots) => spots.map(([row = "", column = ""]) => ({ row: Number(row), column: Number(column) })));

const steps = (count: number) => (count === 1 ? "một ô" : "hai ô");

/** "Từ 34 xuống một ô là 44.", "Từ 44 sang phải một ô là 45." */
function tellPath(from: ChartSpot, to: ChartSpot): string[] {
  const down = to.row - from.row;
  const right = to.column - from.column;
  const corner = { row: to.row, column: from.column };
  return [
    ...(down === 0
      ? []
      : [`Từ ${numberAt(from)} ${down > 0 ? "xuống" : "lên"} ${steps(Math.abs(down))} là ${numberAt(corner)}.`]),
    ...(right === 0
      ? []
      : [`Từ ${numberAt(corner)} sang ${right > 0 ? "phải" : "trái"} ${steps(Math.abs(right))} là ${numberAt(to)}.`]),
  ];
}

/** A piece of the chart on which a single number stands. */
function buildPieceQuestion(rng: Rng): Question {
  const shape = rng.pick(shapes);
  const [down, right] = [
    rng.int(0, rows - 1 - Math.max(...shape.map(({ row }) => row))),
    rng.int(0, columns - 1 - Math.max(...shape.map(({ column }) => column))),
  ];
  const squares = shape.map(({ row, column }): ChartSpot => ({ row: row + down, column: column + right }));
  const [known = { row: 0, column: 0 }, ...others] = rng.shuffle(squares);
  const isTurned = (spot: ChartSpot) => spot.row !== known.row && spot.column !== known.column;
  const bend = others.find(isTurned);
  if (bend === undefined) return buildPieceQuestion(rng);
  const other = rng.pick(others.filter((spot) => spot !== bend));
  const asked = squares.filter((spot) => spot === bend || spot === other);
  const number = numberAt(known);
  return askChart(rng, {
    prompts: [
      "Mảnh này cắt từ bảng số. Ô A, ô B là số nào?",
      `Mảnh bảng số có số ${number}. Ô A, ô B là số nào?`,
      `Con đếm từ số ${number} trên mảnh bảng số. Ô A, ô B là số nào?`,
    ],
    squares,
    asked,
    shown: [known],
    wrong: (right, _, spot) => wrongSpot(known, spot, right),
    hints: [
      "Sang phải một ô thì thêm 1. Sang trái một ô thì bớt 1.",
      "Xuống một ô thì thêm 1 chục. Lên một ô thì bớt 1 chục.",
    ],
    // Both may begin with the same step.
    told: [...new Set(asked.flatMap((spot) => tellPath(known, spot)))].join(" "),
    name: `piece ${shapes.indexOf(shape)} ${number}`,
  });
}

/** The chart of numbers (curriculum, c1-hundred-chart): a row; columns and from row to row; a piece with one number. */
export const hundredChart = defineNumberSkill({
  id: "c1-hundred-chart",
  classId: "1",
  title: "Bảng các số từ 1 đến 100",
  generate: byDifficulty({
    1: [buildRowQuestion],
    2: [buildColumnQuestion, buildColumnQuestion, buildTurnQuestion, buildChartNeighbourQuestion],
    3: [buildPieceQuestion],
  }),
});
