import type { Point } from "#lib/questions/figures/shape-part.ts";
import { diagramMarks } from "./diagram-marks.ts";
import type { DiagramReading } from "./diagram-reading.ts";

/** Whether a point lies on the line between two others, at neither end. */
function isBetween(at: Point, from: Point, to: Point): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [along, aside] = [
    ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length,
    ((at.x - from.x) * (to.y - from.y) - (at.y - from.y) * (to.x - from.x)) / length,
  ];
  return Math.abs(aside) < 1 && along > 2 && along < length - 2;
}

/** What is measured, named and written in drawings without squares. */
export const drawingReadings: readonly DiagramReading[] = [
  {
    name: "lengths between named points",
    isShown: (figure) =>
      ["length line point", "area length point right-angle"].includes(diagramMarks.forms(figure)) &&
      !/\d/u.test(figure.alt),
    read(figure, text) {
      const shown = diagramMarks
        .of(figure, "length")
        .map(({ from, to, text: length }) => [
          diagramMarks.nameAt(figure, from) + diagramMarks.nameAt(figure, to),
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
      const lengths = diagramMarks.of(figure, "length").map(({ from, to, text: length }) => ({
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
      diagramMarks.forms(figure) === "circle line point" ||
      (diagramMarks.forms(figure) === "line point" &&
        diagramMarks.of(figure, "line").every(({ look }) => look !== "thick") &&
        diagramMarks.of(figure, "point").every(({ name, isDrawn }) => isDrawn && name !== null)),
    read(figure, text) {
      const shown = diagramMarks
        .of(figure, "line")
        .filter(({ look }) => look === "solid")
        .map(({ from, to }) => {
          const names = diagramMarks
            .of(figure, "point")
            .filter((point) => isBetween(point, from, to))
            .map(({ name }) => name);
          return [
            diagramMarks.nameAt(figure, from) + diagramMarks.nameAt(figure, to),
            names.length > 0 ? names.join(", ") : null,
          ];
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
    isShown: (figure) => diagramMarks.of(figure, "protractor").length > 0,
    read(figure, text) {
      const [arc] = diagramMarks.of(figure, "arc");
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
    name: "letters on a cube laid out flat",
    isShown: (figure) => diagramMarks.forms(figure) === "area label",
    read(figure, text) {
      const areas = diagramMarks.of(figure, "area").map(({ corners }) => corners);
      const size = Math.abs((areas[0]?.[1]?.x ?? 0) - (areas[0]?.[0]?.x ?? 0));
      const number = (value: number) => Math.floor(value / size) + 1;
      const shown = diagramMarks
        .of(figure, "label")
        .map(({ x, y, text: letter }) => `${number(y)} ${number(x)} ${letter}`);
      const read = Array.from(text.matchAll(/Hàng (\d): ([^.]+)\./gu), ([, row, cells = ""]) =>
        Array.from(cells.matchAll(/ô (\d) ghi (\p{Lu})/gu), ([, column, letter]) => `${row} ${column} ${letter}`),
      );
      return [shown.toSorted(), read.flat().toSorted()];
    },
  },
];
