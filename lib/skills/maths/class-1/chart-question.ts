import type { Rng } from "#lib/core/rng.ts";
import type { NumberChartFigure } from "#lib/questions/figures/number-chart.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

/** A square of the chart of numbers, both counted from 0. */
export interface ChartSpot {
  readonly row: number;
  readonly column: number;
}

const letters = ["A", "B"] as const;

/** The number on a square. */
export function numberAt({ row, column }: ChartSpot): number {
  return row * 10 + column + 1;
}

/** Some squares of the chart as they lie, with what is written on each. */
export function chartPiece(
  squares: readonly ChartSpot[],
  write: (spot: ChartSpot) => string,
  tinted: readonly ChartSpot[] = [],
): NumberChartFigure {
  const [top, left] = [Math.min(...squares.map(({ row }) => row)), Math.min(...squares.map(({ column }) => column))];
  const height = Math.max(...squares.map(({ row }) => row)) - top + 1;
  const width = Math.max(...squares.map(({ column }) => column)) - left + 1;
  const rows = Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (_, right) => {
      const spot = squares.find(({ row, column }) => row === top + down && column === left + right);
      return spot === undefined ? null : write(spot);
    }),
  );
  const lit = tinted.map(({ row, column }) => ({ row: row - top, column: column - left }));
  return {
    type: "number-chart",
    rows,
    ...(lit.length > 0 && { tinted: lit }),
    alt: "Một phần của bảng các số.",
  };
}

/** The numbers a way from one known square leads to that is gone wrongly. */
export function wrongSpot(known: ChartSpot, spot: ChartSpot, right: number): readonly Distractor<number>[] {
  const [down, across] = [spot.row - known.row, spot.column - known.column];
  const start = numberAt(known);
  return [
    mistake("DATUM", start, "Số này đã có trên mảnh bảng. Con đếm từ số đó nhé!"),
    mistake("PLACE", start + down + across * 10, "Sang ngang thì thêm, bớt 1. Lên, xuống thì thêm, bớt 1 chục."),
    mistake("REL", start - down * 10 - across, "Con đi ngược hướng rồi. Con nhìn lại mảnh bảng nhé!"),
    ...(down !== 0 && across !== 0
      ? [
          mistake("PARTIAL", start + down * 10, "Con mới đi lên, xuống. Con đi tiếp sang ngang nhé!"),
          mistake("PARTIAL", start + across, "Con mới đi sang ngang. Con đi tiếp lên, xuống nhé!"),
        ]
      : []),
    mistake("OFF1", right + 1, "Con đếm lại các ô sang ngang nhé!"),
    mistake("OFF1", right - 1, "Con đếm lại từng ô sang ngang nhé!"),
    mistake("OFF10", right + 10, "Con đếm lại các ô lên, xuống nhé!"),
    mistake("OFF10", right - 10, "Con đếm lại từng ô lên, xuống nhé!"),
  ];
}

interface ChartDraft {
  readonly prompts: readonly [string, ...string[]];
  readonly squares: readonly ChartSpot[];
  /** Two of them, in reading order: A and B. */
  readonly asked: readonly ChartSpot[];
  /** Whose number stands there, but for those that are asked for. */
  readonly shown: readonly ChartSpot[];
  readonly wrong: (right: number, name: string, spot: ChartSpot) => readonly Distractor<number>[];
  readonly hints: readonly [idea: string, way: string];
  /** How both numbers are found. */
  readonly told: string;
  readonly name: string;
}

/** Two numbers of a piece of the chart, typed. */
export function askChart(rng: Rng, draft: ChartDraft): Question {
  const { prompts, squares, asked, shown, wrong } = draft;
  const wording = rng.int(0, prompts.length - 1);
  const values = asked.map(numberAt);
  const write = (spot: ChartSpot) => {
    const place = asked.findIndex(({ row, column }) => row === spot.row && column === spot.column);
    if (place >= 0) return letters[place] ?? "";
    return shown.some(({ row, column }) => row === spot.row && column === spot.column) ? String(numberAt(spot)) : "";
  };
  const [a = 0, b = 0] = values;
  const answer = `A là ${a}, B là ${b}`;
  const isInside = ({ value }: Distractor<number>) => value >= 1 && value <= 100;
  const distractors = asked.flatMap((spot, place) =>
    wrong(numberAt(spot), letters[place] ?? "", spot)
      .filter(isInside)
      .map((each) => ({ ...each, value: values.map((_, at) => (at === place ? String(each.value) : null)) })),
  );
  const isTinted = (place: 0 | 1) => asked.filter((_, at) => at >= place);
  return boxesQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    figures: [chartPiece(squares, write)],
    parts: [
      { type: "text", text: "A là" },
      { type: "box", box: wholeBox("ô A", 3) },
      { type: "text", text: ", B là" },
      { type: "box", box: wholeBox("ô B", 3) },
    ],
    values: values.map(String),
    distractors: [
      mistake("SWAP", [String(b), String(a)], "Số ở ô A và số ở ô B đổi chỗ rồi. Con viết lại nhé!"),
      ...distractors,
    ],
    wrong: ["Con đếm lại đến ô A nhé!", "Con đếm lại đến ô B nhé!"],
    answer,
    hints: [draft.hints[0], { say: draft.hints[1], figures: [chartPiece(squares, write, isTinted(0))] }],
    explanation: {
      say: `${draft.told} Vậy ${answer}.`,
      figures: [chartPiece(squares, (spot) => (write(spot) === "" ? "" : String(numberAt(spot))), asked)],
    },
    praise: "neighbour",
    identity: `${draft.name} ${wording} ${values.join(" ")}`,
  });
}
