import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { DiagramFigure, DiagramMark } from "#lib/questions/figures/diagram-figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { type Activity, listActivities } from "#tests/contract/list-activities.ts";
import { readOrdinal } from "./read-ordinal.ts";

type Form = DiagramMark["form"];
type Mark<Name extends Form> = Extract<DiagramMark, { form: Name }>;
type Pair = readonly [shown: unknown, read: unknown];

const seeds = 200;
const glimpses = 12;

function marksOf<Name extends Form>({ marks }: DiagramFigure, form: Name): Mark<Name>[] {
  return marks.filter((mark): mark is Mark<Name> => mark.form === form);
}

const forms = ({ marks }: DiagramFigure) => [...new Set(marks.map(({ form }) => form))].toSorted().join(" ");

function nameAt(figure: DiagramFigure, { x, y }: Point): string {
  return marksOf(figure, "point").find((point) => Math.hypot(point.x - x, point.y - y) < 2)?.name ?? "";
}

/** In squares from the lower left corner of the paper. */
function place(figure: DiagramFigure, { x, y }: Point): Point {
  const [grid] = marksOf(figure, "grid");
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

/** All that is told behind what a picture is called. */
const behind = (text: string): string => text.slice(text.indexOf(". ") + 2).replace(/\.$/u, "");

const isPoints = (figure: DiagramFigure) => forms(figure) === "grid point";

interface Kind {
  readonly name: string;
  readonly isShown: (figure: DiagramFigure) => boolean;
  /** What a picture shows, and the same as it is read back from what is told of it. */
  readonly read: (figure: DiagramFigure, text: string) => Pair;
}

const kinds: readonly Kind[] = [
  {
    name: "lengths between named points",
    isShown: (figure) =>
      ["length line point", "area length point right-angle"].includes(forms(figure)) && !/\d/u.test(figure.alt),
    read(figure, text) {
      const shown = marksOf(figure, "length").map(({ from, to, text: length }) => [
        nameAt(figure, from) + nameAt(figure, to),
        length === "?" ? "chưa biết" : `dài ${length}`,
      ]);
      const read = Array.from(
        text.matchAll(/(?:đoạn|cạnh) (\p{Lu}{2}) (chưa biết|dài [^,.]+)/giu),
        ([, ...told]) => told,
      );
      return [shown, read];
    },
  },
  {
    name: "lengths of a shape like steps",
    isShown: ({ alt }) => alt.includes("như bậc thang"),
    read(figure, text) {
      const lengths = marksOf(figure, "length").map(({ from, to, text: length }) => ({
        length,
        isUpright: from.x === to.x,
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
      }));
      const upright = lengths.filter(({ isUpright }) => isUpright).toSorted((a, b) => a.x - b.x);
      const lying = lengths.filter(({ isUpright }) => !isUpright).toSorted((a, b) => a.y - b.y);
      const places = ["bên trái", "bên phải", "nằm ngang ở bậc trên", "nằm ngang ở bậc dưới"];
      return [
        [...upright, ...lying].map(({ length }) => length),
        places.map((name) => new RegExp(`cạnh ${name} dài ([^,.]+)`, "iu").exec(text)?.[1]),
      ];
    },
  },
  {
    name: "lines from point to point",
    isShown: (figure) =>
      forms(figure) === "circle line point" ||
      (forms(figure) === "line point" &&
        marksOf(figure, "point").every(({ name, isDrawn }) => isDrawn && name !== null)),
    read(figure, text) {
      const [circle] = marksOf(figure, "circle");
      const shown = marksOf(figure, "line")
        .filter(({ look }) => look === "solid")
        .map(({ from, to }) => {
          const isDiameter = circle !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > 2 * circle.radius - 1;
          return [nameAt(figure, from) + nameAt(figure, to), isDiameter ? nameAt(figure, circle) : null];
        });
      const read = text
        .slice(text.indexOf("là: ") + 4, -1)
        .split("; ")
        .map((line) => [line.slice(0, 2), / đi qua (.+)$/u.exec(line)?.[1] ?? null]);
      return [shown.toSorted(), read];
    },
  },
  {
    name: "sides on a protractor",
    isShown: (figure) => marksOf(figure, "protractor").length > 0,
    read(figure, text) {
      const [arc] = marksOf(figure, "arc");
      const [first, second] = text.slice(text.indexOf("; cạnh")).split(", cạnh");
      const degrees = (told = "") => {
        const [, past, mark] = /ở vạch (?:dài thứ (nhất|hai) sau vạch )?(\d+)/u.exec(told) ?? [];
        return Number(mark) + (past === undefined ? 0 : ({ nhất: 10, hai: 20 }[past] ?? Number.NaN));
      };
      return [
        [arc?.from, arc?.to],
        [degrees(first), degrees(second)],
      ];
    },
  },
  {
    name: "a way along the lines of squared paper",
    isShown: (figure) => marksOf(figure, "line").some(({ ends }) => ends === "arrow") && forms(figure).includes("grid"),
    read(figure, text) {
      const lines = marksOf(figure, "line");
      const [first] = lines;
      if (first === undefined) throw new Error("No way");
      const shown = [first.from, ...lines.map(({ to }) => to)].map((point) => place(figure, point));
      const start = marksOf(figure, "point").find(({ name }) => behind(text).startsWith(`Từ ${name}, `));
      return [shown, walk(place(figure, start ?? { x: 0, y: 0 }), behind(text).replace(/^.*?, đường đi /u, ""))];
    },
  },
  {
    name: "a shape on squared paper",
    isShown: (figure) => forms(figure) === "area grid" && figure.alt === "Một hình có bốn cạnh trên lưới ô vuông.",
    read(figure, text) {
      const corners = marksOf(figure, "area").flatMap((area) => area.corners.map((corner) => place(figure, corner)));
      const [start] = corners;
      if (start === undefined) throw new Error("No shape");
      return [[...corners, start], walk(start, behind(text).replace(/^.*?: /u, ""))];
    },
  },
  {
    name: "painted squares",
    isShown: (figure) => marksOf(figure, "grid").length > 0 && marksOf(figure, "area").length > 1,
    read(figure, text) {
      const squares = marksOf(figure, "area").map(({ corners, tone }) => ({
        tone,
        column: Math.min(...corners.map((corner) => place(figure, corner).x)),
      }));
      const shown = [...new Set(squares.map(({ tone }) => tone))].map((tone) =>
        Array.from({ length: 13 }, (_, column) => squares.filter((one) => one.tone === tone && one.column === column)),
      );
      const read = Array.from(text.matchAll(/phải có ([\d, ]+) ô/gu), ([, counts]) => counts?.split(", ").map(Number));
      const names = Array.from(text.matchAll(/hình (\p{Lu}): /giu), ([, name]) => name);
      const labels = marksOf(figure, "label");
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
    isShown: (figure) => marksOf(figure, "picture").length > 0 && marksOf(figure, "grid").length > 0,
    read(figure, text) {
      const [{ size } = { size: 0 }] = marksOf(figure, "grid");
      const pictures = marksOf(figure, "picture");
      const told = behind(text).toLowerCase().split("; ");
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
    isShown: (figure) => isPoints(figure) && marksOf(figure, "point").length !== 2,
    read(figure, text) {
      const points = marksOf(figure, "point");
      const told = behind(text).split("; ");
      return [
        points.map((point) => place(figure, point)),
        points.map(({ name }) => fromEdges(told.find((each) => each.slice(1).startsWith(`iểm ${name} `)) ?? "")),
      ];
    },
  },
  {
    name: "points on squared paper beside a first one",
    isShown: (figure) =>
      (isPoints(figure) && marksOf(figure, "point").length === 2) ||
      (forms(figure) === "grid line point" &&
        !/\d/u.test(figure.alt) &&
        marksOf(figure, "line").length === 1 &&
        marksOf(figure, "line").every(({ ends }) => ends === "plain")),
    read(figure, text) {
      const points = marksOf(figure, "point");
      const told = behind(text).split("; ");
      const start = points.find(({ name }) => behind(text).startsWith(`Từ ${name} `));
      const from = place(figure, start ?? { x: 0, y: 0 });
      return [
        points.map((point) => place(figure, point)),
        points.map((point) =>
          point === start ? from : move(from, told.find((each) => each.endsWith(` là điểm ${point.name}`)) ?? ""),
        ),
      ];
    },
  },
  {
    name: "letters on a cube laid out flat",
    isShown: (figure) => forms(figure) === "area label",
    read(figure, text) {
      const areas = marksOf(figure, "area").map(({ corners }) => corners);
      const size = Math.abs((areas[0]?.[1]?.x ?? 0) - (areas[0]?.[0]?.x ?? 0));
      const number = (value: number) => Math.floor(value / size) + 1;
      const shown = marksOf(figure, "label").map(({ x, y, text: letter }) => `${number(y)} ${number(x)} ${letter}`);
      const read = Array.from(text.matchAll(/Hàng (\d): ([^.]+)\./gu), ([, row, cells = ""]) =>
        Array.from(cells.matchAll(/ô (\d) ghi (\p{Lu})/gu), ([, column, letter]) => `${row} ${column} ${letter}`),
      );
      return [shown.toSorted(), read.flat().toSorted()];
    },
  },
];

function figuresOf({ make, name }: Activity, count: number): Figure[] {
  return Array.from({ length: count }, (_, seed) => make(seed, createRng(`${name}/drawn/${seed}`))).flatMap(
    (question) => [...question.figures, ...(question.kind === "figure-choice" ? question.view.figures : [])],
  );
}

const isDiagram = (figure: Figure): figure is DiagramFigure => figure.type === "diagram";

const all = listActivities()
  .filter((activity) => figuresOf(activity, glimpses).some(({ type }) => type === "diagram" || type === "shapes"))
  .flatMap((activity) => figuresOf(activity, seeds));
const diagrams = all.filter(isDiagram);

describe("whoever does not see a drawing is told as much as is seen", () => {
  test.each(kinds)("$name", ({ isShown, read }) => {
    const figures = diagrams.filter(isShown);
    expect(figures.length).toBeGreaterThanOrEqual(seeds / 8);
    for (const figure of figures) {
      const [shown, told] = read(figure, toPublicFigure(figure).alt);
      expect(told, JSON.stringify(figure)).toEqual(shown);
    }
  });

  test("measures and words beside the lines", () => {
    // Numbers of columns and rows are told as such, and the names of streets are what is asked for.
    const figures = diagrams.filter(
      (figure) => marksOf(figure, "picture").length === 0 && !figure.alt.startsWith("Bản đồ có bốn đường phố"),
    );
    const written = figures.flatMap((figure) => {
      const told = toPublicFigure(figure).alt;
      const texts = [...marksOf(figure, "label"), ...marksOf(figure, "length")].map(({ text }) => text);
      return texts.map((text) => ({ text: text === "?" ? "chưa biết" : text, told }));
    });
    expect(written.length).toBeGreaterThanOrEqual(seeds);
    for (const { text, told } of written) expect(told).toContain(text);
  });

  test("squares of strips of paper", () => {
    const figures = all.flatMap((figure) =>
      figure.type === "shapes" && figure.alt.includes("băng giấy") ? [figure] : [],
    );
    const onGrid = figures.filter(({ parts }) => parts.some(({ form }) => form === "lines"));
    expect(onGrid.length).toBeGreaterThanOrEqual(seeds / 8);
    expect(onGrid.length).toBeLessThan(figures.length);
    for (const figure of onGrid) {
      const [left = 0, next = 0] = figure.parts.flatMap((part) =>
        part.form === "lines" ? part.lines.map(({ from }) => from.x) : [],
      );
      const strips = figure.parts.flatMap((part) => (part.form === "polygon" ? [part] : []));
      const shown = strips.map(({ paint, corners }) => {
        const xs = corners.map(({ x }) => (x - left) / (next - left));
        return [paintName[paint], Math.min(...xs), Math.max(...xs)];
      });
      const told = behind(toPublicFigure(figure).alt);
      const read = Array.from(told.matchAll(/giấy ([^:]+): ô ([\d, ]+)/gu), ([, paint, squares = ""]) => {
        const numbers = squares.split(", ").map(Number);
        return [paint, Math.min(...numbers) - 1, Math.min(...numbers) - 1 + numbers.length];
      });
      expect(read, told).toEqual(shown);
    }
  });
});
