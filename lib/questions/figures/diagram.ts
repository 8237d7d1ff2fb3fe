import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeDiagram } from "#lib/questions/figures/describe-diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A drawing as on the board: lines, angles, measured shapes, solids, nets, maps and squared paper. */
export interface DiagramFigure {
  readonly type: "diagram";
  /** Size of the field; 320 by 180 fills a phone's card, y grows downward. */
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly marks: readonly DiagramMark[];
  readonly alt: string;
}

function toPoint({ x, y }: Point): Point {
  return { x, y };
}

type Form = DiagramMark["form"];
type Mark<Name extends Form> = Extract<DiagramMark, { form: Name }>;

const marks: { readonly [Name in Form]: (mark: Mark<Name>) => Mark<Name> } = {
  area: ({ corners, tone }) => ({ form: "area", corners: corners.map(toPoint), tone }),
  circle: ({ x, y, radius, tone }) => ({ form: "circle", x, y, radius, tone }),
  oval: ({ x, y, rx, ry, tone }) => ({ form: "oval", x, y, rx, ry, tone }),
  line: ({ from, to, look, ends }) => ({ form: "line", from: toPoint(from), to: toPoint(to), look, ends }),
  curve: ({ points, look }) => ({ form: "curve", points: points.map(toPoint), look }),
  arc: ({ x, y, radius, from, to }) => ({ form: "arc", x, y, radius, from, to }),
  "right-angle": ({ at, towards: [first, second] }) => ({
    form: "right-angle",
    at: toPoint(at),
    towards: [toPoint(first), toPoint(second)],
  }),
  ticks: ({ from, to, count }) => ({ form: "ticks", from: toPoint(from), to: toPoint(to), count }),
  point: ({ x, y, name, nameAt, isDrawn }) => ({ form: "point", x, y, name, nameAt, isDrawn }),
  label: ({ x, y, text }) => ({ form: "label", x, y, text }),
  length: ({ from, to, text, side, hasArrows }) => ({
    form: "length",
    from: toPoint(from),
    to: toPoint(to),
    text,
    side,
    hasArrows,
  }),
  grid: ({ x, y, size, columns, rows, printed }) => ({
    ...{ form: "grid", x, y, size, columns, rows },
    ...(printed !== undefined && { printed }),
  }),
  protractor: ({ x, y, radius }) => ({ form: "protractor", x, y, radius }),
  picture: ({ picture, x, y, size }) => ({ form: "picture", picture, x, y, size }),
};

type Typed<Name extends Form> = { [Each in Name]: { form: Each } & Mark<Each> }[Name];

function toMark<Name extends Form>(mark: Typed<Name>): Mark<Name> {
  return marks[mark.form](mark);
}

function toPublic(figure: DiagramFigure): DiagramFigure {
  return {
    type: "diagram",
    width: figure.width,
    height: figure.height,
    marks: figure.marks.map((mark) => toMark(mark)),
    alt: figure.alt,
  };
}

export const diagramFigure = defineFigure({ toPublic, describe: describeDiagram });
