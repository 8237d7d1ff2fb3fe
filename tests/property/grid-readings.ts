import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { behindName } from "./behind-name.ts";
import { diagramMarks } from "./diagram-marks.ts";
import type { DiagramReading } from "./diagram-reading.ts";
import { readOrdinal } from "./read-ordinal.ts";

/** In squares from the lower left corner of the paper. */
function place(figure: DiagramFigure, { x, y }: Point): Point {
  const [grid] = diagramMarks.of(figure, "grid");
  if (grid === undefined) throw new Error("No squared paper");
  const bottom = grid.y + grid.rows * grid.size;
  return { x: Math.round((x - grid.x) / grid.size), y: Math.round((bottom - y) / grid.size) };
}

const directions: readonly (readonly [name: string, x: number, y: number])[] = [
  ["sang phải", 1, 0],
  ["sang trái", -1, 0],
  ["lên trên", 0, 1],
  ["xuống dưới", 0, -1],
];

/** "sang phải 3 ô và lên trên 2 ô" */
function move({ x, y }: Point, told: string): Point {
  const by = directions.map(([name, across, up]) => {
    const count = Number(new RegExp(`${name} (\\d+) ô`, "iu").exec(told)?.[1] ?? 0);
    return { x: across * count, y: up * count };
  });
  return by.reduce((sum, each) => ({ x: sum.x + each.x, y: sum.y + each.y }), { x, y });
}

/** Every turn of "sang phải 3 ô, rồi lên trên 2 ô". */
function walk(start: Point, told: string): Point[] {
  const way = [start];
  for (const step of told.split(", rồi ")) way.push(move(way.at(-1) ?? start, step));
  return way;
}

function fromEdge(told: string, edge: string): number {
  const away = new RegExp(`cách ${edge} (\\d+) ô`, "u").exec(told)?.[1];
  if (away === undefined && !new RegExp(`ở ${edge}`, "u").test(told)) return Number.NaN;
  return Number(away ?? 0);
}

const fromEdges = (told: string): Point => ({ x: fromEdge(told, "mép trái"), y: fromEdge(told, "mép dưới") });

/** "ở ô thứ ba tính từ trái sang, ô thứ hai tính từ dưới lên", by the lower left corner of the square. */
function inSquare(told: string): Point {
  const [, column = "", row = ""] = /ở ô thứ (.+) tính từ trái sang, ô thứ (.+) tính từ dưới lên/u.exec(told) ?? [];
  return { x: readOrdinal(column) - 1, y: readOrdinal(row) - 1 };
}

const isPoints = (figure: DiagramFigure) => diagramMarks.forms(figure) === "grid point";

/** What is counted on squared paper. */
export const gridReadings: readonly DiagramReading[] = [
  {
    name: "a way along the lines of squared paper",
    isShown: (figure) =>
      diagramMarks.of(figure, "line").some(({ ends }) => ends === "arrow") &&
      diagramMarks.forms(figure).includes("grid"),
    read(figure, text) {
      const lines = diagramMarks.of(figure, "line");
      const [first] = lines;
      if (first === undefined) throw new Error("No way");
      const shown = [first.from, ...lines.map(({ to }) => to)].map((point) => place(figure, point));
      const start = diagramMarks.of(figure, "point").find(({ name }) => behindName(text).startsWith(`Từ ${name}, `));
      return [shown, walk(place(figure, start ?? { x: 0, y: 0 }), behindName(text).replace(/^.*?, đường đi /u, ""))];
    },
  },
  {
    name: "a shape on squared paper",
    isShown: (figure) =>
      diagramMarks.forms(figure) === "area grid" && figure.alt === "Một hình có bốn cạnh trên lưới ô vuông.",
    read(figure, text) {
      const corners = diagramMarks
        .of(figure, "area")
        .flatMap((area) => area.corners.map((corner) => place(figure, corner)));
      const [start] = corners;
      if (start === undefined) throw new Error("No shape");
      return [[...corners, start], walk(start, behindName(text).replace(/^.*?: /u, ""))];
    },
  },
  {
    name: "painted squares",
    isShown: (figure) => diagramMarks.of(figure, "grid").length > 0 && diagramMarks.of(figure, "area").length > 1,
    read(figure, text) {
      const squares = diagramMarks.of(figure, "area").map(({ corners, tone }) => ({
        tone,
        column: Math.min(...corners.map((corner) => place(figure, corner).x)),
      }));
      const shown = [...new Set(squares.map(({ tone }) => tone))].map((tone) =>
        Array.from({ length: 13 }, (_, column) => squares.filter((one) => one.tone === tone && one.column === column)),
      );
      const read = Array.from(text.matchAll(/phải có ([\d, ]+) ô/gu), ([, counts]) => counts?.split(", ").map(Number));
      const names = Array.from(text.matchAll(/hình (\p{Lu}): /giu), ([, name]) => name);
      const labels = diagramMarks.of(figure, "label");
      return [
        [
          shown.map((columns) => columns.map(({ length }) => length).filter((count) => count > 0)),
          labels.map((label) => label.text),
        ],
        [read, names],
      ];
    },
  },
  {
    name: "things in squares",
    isShown: (figure) => diagramMarks.of(figure, "picture").length > 0 && diagramMarks.of(figure, "grid").length > 0,
    read(figure, text) {
      const [{ size } = { size: 0 }] = diagramMarks.of(figure, "grid");
      const pictures = diagramMarks.of(figure, "picture");
      const told = behindName(text).toLowerCase().split("; ");
      return [
        pictures.map(({ x, y }) => place(figure, { x: x - size / 2, y: y + size / 2 })),
        pictures.map(({ picture }) =>
          inSquare(told.find((each) => each.startsWith(`${pictureText[picture].name} `)) ?? ""),
        ),
      ];
    },
  },
  {
    name: "many points on squared paper",
    isShown: (figure) => isPoints(figure) && diagramMarks.of(figure, "point").length !== 2,
    read(figure, text) {
      const points = diagramMarks.of(figure, "point");
      const told = behindName(text).split("; ");
      return [
        points.map((point) => place(figure, point)),
        points.map(({ name }) => fromEdges(told.find((each) => each.slice(1).startsWith(`iểm ${name} `)) ?? "")),
      ];
    },
  },
  {
    name: "points on squared paper beside a first one",
    isShown: (figure) =>
      (isPoints(figure) && diagramMarks.of(figure, "point").length === 2) ||
      (diagramMarks.forms(figure) === "grid line point" &&
        !/\d/u.test(figure.alt) &&
        diagramMarks.of(figure, "line").length === 1 &&
        diagramMarks.of(figure, "line").every(({ ends }) => ends === "plain")),
    read(figure, text) {
      const points = diagramMarks.of(figure, "point");
      const told = behindName(text).split("; ");
      const start = points.find(({ name }) => behindName(text).startsWith(`Từ ${name} `));
      const from = place(figure, start ?? { x: 0, y: 0 });
      return [
        points.map((point) => place(figure, point)),
        points.map((point) =>
          point === start ? from : move(from, told.find((each) => each.endsWith(` là điểm ${point.name}`)) ?? ""),
        ),
      ];
    },
  },
];
