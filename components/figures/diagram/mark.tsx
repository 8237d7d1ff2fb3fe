import { use } from "react";
import { OnPaper } from "#components/figures/on-paper.ts";
import { Picture } from "#components/figures/picture.tsx";
import type { DiagramMark, DiagramTone, LineLook } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { ArcMark, RightAngleMark, TicksMark } from "./angle-marks.tsx";
import { ArrowHead } from "./arrow-head.tsx";
import { BoxWords } from "./box-words.tsx";
import type { LabelBox } from "./label-boxes.ts";
import { LengthMark } from "./length-mark.tsx";
import { Protractor } from "./protractor.tsx";
import { way } from "./way.ts";

const outline = 2.4;

interface MarkProps {
  mark: DiagramMark;
  /** Where its words stand, if it has some. */
  box: LabelBox | undefined;
  /** Stands for the "?" once it is known. */
  answer: string | null;
}

/** How far a line without ends goes on past its points. */
const past = 20;

interface LineStroke {
  readonly stroke: { readonly className: string; readonly strokeWidth: number; readonly strokeDasharray?: string };
  /** How the head of its arrow is painted. */
  readonly head: string;
}

const lineStroke: Readonly<Record<LineLook, LineStroke>> = {
  solid: { stroke: { className: "stroke-hue", strokeWidth: 2.6 }, head: "fill-hue stroke-hue" },
  thick: { stroke: { className: "stroke-lip", strokeWidth: 5 }, head: "fill-lip stroke-lip" },
  pale: { stroke: { className: "stroke-field", strokeWidth: 2 }, head: "fill-field stroke-field" },
  dashed: {
    stroke: { className: "stroke-hue", strokeWidth: 2.2, strokeDasharray: "6 5" },
    head: "fill-hue stroke-hue",
  },
};

/** In print, where a set square is laid to it, a line is as thin as it is drawn by hand. */
const printedThick: LineStroke = {
  stroke: { className: "stroke-ink", strokeWidth: 2.2 },
  head: "fill-ink stroke-ink",
};

/** A straight line with its ends. */
function LineMark({ from, to, look, ends }: Extract<DiagramMark, { form: "line" }>) {
  const { along } = way(from, to);
  const isPrinted = use(OnPaper) !== null;
  const { stroke, head } = isPrinted && look === "thick" ? printedThick : lineStroke[look];
  const size = 7 + stroke.strokeWidth * 1.8;
  const move = (point: Point, by: number): Point => ({ x: point.x + along.x * by, y: point.y + along.y * by });
  const over = ends === "through" ? past : 0;
  const start = move(from, ends === "arrows" ? size / 2 : -over);
  const end = move(to, ends === "arrow" || ends === "arrows" ? -size / 2 : over);
  return (
    <g>
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} strokeLinecap="round" fill="none" {...stroke} />
      {(ends === "arrow" || ends === "arrows") && <ArrowHead tip={to} back={from} size={size} className={head} />}
      {ends === "arrows" && <ArrowHead tip={from} back={to} size={size} className={head} />}
    </g>
  );
}

/** How surfaces are painted: two tones of the page's hue, and cream between them. */
const toneClass: Readonly<Record<DiagramTone, string>> = {
  none: "fill-none stroke-hue",
  first: "fill-soft stroke-hue",
  second: "fill-star-light stroke-hue",
  third: "fill-softlip stroke-hue",
};

/** One thing on a drawing. */
export function Mark({ mark, box, answer }: MarkProps) {
  switch (mark.form) {
    case "area":
      return (
        <path
          d={`M${mark.corners.map(toPair).join("L")}Z`}
          strokeWidth={outline}
          strokeLinejoin="round"
          className={toneClass[mark.tone]}
        />
      );
    case "circle":
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} strokeWidth={outline} className={toneClass[mark.tone]} />;
    case "oval":
      return (
        <ellipse
          {...{ cx: mark.x, cy: mark.y, rx: mark.rx, ry: mark.ry }}
          strokeWidth={outline}
          className={toneClass[mark.tone]}
        />
      );
    case "line":
      return <LineMark {...mark} />;
    case "label":
      return box !== undefined && <BoxWords box={box} answer={answer} />;
    case "length":
      return box !== undefined && <LengthMark mark={mark} box={box} answer={answer} />;
    case "point":
      return (
        <>
          {mark.isDrawn && <circle cx={mark.x} cy={mark.y} r="4" className="fill-ink" />}
          {box !== undefined && <BoxWords box={box} answer={null} />}
        </>
      );
    default:
      return <FineMark mark={mark} />;
  }
}

type Written = "area" | "circle" | "oval" | "line" | "label" | "length" | "point";

function FineMark({ mark }: { mark: Exclude<DiagramMark, { form: Written }> }) {
  switch (mark.form) {
    case "curve":
      return <Curve {...mark} />;
    case "arc":
      return <ArcMark {...mark} />;
    case "right-angle":
      return <RightAngleMark {...mark} />;
    case "ticks":
      return <TicksMark {...mark} />;
    case "grid":
      return <path d={gridPath(mark)} strokeWidth="1.4" strokeLinecap="square" className="stroke-hue opacity-35" />;
    case "protractor":
      return <Protractor {...mark} />;
    case "picture":
      return <Picture name={mark.picture} x={mark.x - mark.size / 2} y={mark.y - mark.size / 2} size={mark.size} />;
  }
}

/** A smooth curve through points; it closes without a corner where the last point is the first again. */
function curvePath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isClosed = points.length > 2 && Math.hypot(first.x - last.x, first.y - last.y) < 0.5;
  const before = isClosed ? points.at(-2) : first;
  const after = isClosed ? points[1] : last;
  const at = (place: number) => points[place] ?? (place < 0 ? before : after) ?? last;
  const bends = points.slice(1).map((end, place) => {
    const [back, start, next] = [at(place - 1), at(place), at(place + 2)];
    const out = `${start.x + (end.x - back.x) / 6} ${start.y + (end.y - back.y) / 6}`;
    const into = `${end.x - (next.x - start.x) / 6} ${end.y - (next.y - start.y) / 6}`;
    return `C${out} ${into} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}${isClosed ? "Z" : ""}`;
}

function Curve({ points, look }: Extract<DiagramMark, { form: "curve" }>) {
  return <path d={curvePath(points)} fill="none" strokeLinecap="round" {...lineStroke[look].stroke} />;
}

function toPair({ x, y }: Point): string {
  return `${x} ${y}`;
}

function gridPath({ x, y, size: square, columns, rows }: Extract<DiagramMark, { form: "grid" }>): string {
  const upright = Array.from({ length: columns + 1 }, (_, at) => `M${x + at * square} ${y}v${rows * square}`);
  const lying = Array.from({ length: rows + 1 }, (_, at) => `M${x} ${y + at * square}h${columns * square}`);
  return [...upright, ...lying].join("");
}
