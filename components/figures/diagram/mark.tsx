import { pictureSrc } from "#components/figures/picture-src.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { ArcMark, RightAngleMark, TicksMark } from "./angle-marks.tsx";
import { BoxWords } from "./box-words.tsx";
import { curvePath } from "./curve-path.ts";
import type { LabelBox } from "./label-boxes.ts";
import { LengthMark } from "./length-mark.tsx";
import { LineMark } from "./line-mark.tsx";
import { lineStroke } from "./line-stroke.ts";
import { Protractor } from "./protractor.tsx";
import { toneClass } from "./tone-class.ts";

const outline = 2.4;

interface MarkProps {
  mark: DiagramMark;
  /** Where its words stand, if it has some. */
  box: LabelBox | undefined;
  /** Stands for the "?" once it is known. */
  answer: string | null;
}

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
      return (
        <image
          href={pictureSrc(mark.picture)}
          x={mark.x - mark.size / 2}
          y={mark.y - mark.size / 2}
          width={mark.size}
          height={mark.size}
        />
      );
  }
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
