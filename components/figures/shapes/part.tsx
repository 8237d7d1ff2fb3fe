import type { OvalPart, PolygonPart, ShapeLook, ShapePart } from "#lib/questions/figures/shape-part.ts";
import { Ball } from "./ball.tsx";
import { Block } from "./block.tsx";
import { Cylinder } from "./cylinder.tsx";
import { paints } from "./paints.ts";

import { Thing } from "./thing.tsx";

const lineWidth = 2.5;

/** One part of a drawing of shapes. */
export function Part({ part }: { part: ShapePart }) {
  switch (part.form) {
    case "oval":
      return <ellipse cx={part.x} cy={part.y} rx={part.rx} ry={part.ry} {...paintProps(part)} />;
    case "polygon":
      return <polygon points={part.corners.map(({ x, y }) => `${x},${y}`).join(" ")} {...paintProps(part)} />;
    case "lines":
      return (
        <path
          d={part.lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
          strokeWidth="3.2"
          strokeLinecap="round"
          className="fill-transparent stroke-ink"
        />
      );
    case "block":
      return <Block block={part} />;
    case "cylinder":
      return <Cylinder cylinder={part} />;
    case "ball":
      return <Ball ball={part} />;
    case "thing":
      return <Thing part={part} />;
    case "gap":
      return <Gap x={part.x} y={part.y} size={part.size} />;
    case "frame":
      return (
        <rect
          x={part.x}
          y={part.y}
          width={part.width}
          height={part.height}
          rx="10"
          strokeWidth="2.5"
          strokeDasharray="7 5"
          className="animate-fade fill-again-surface stroke-again"
        />
      );
    default:
      return part satisfies never;
  }
}

const strokes: Readonly<Record<Exclude<ShapeLook, "full">, string>> = {
  pale: "fill-transparent stroke-softlip",
  traced: "animate-fade fill-transparent stroke-again",
};

function paintProps({ paint, look }: Pick<OvalPart | PolygonPart, "paint" | "look">) {
  const line = { strokeWidth: look === "traced" ? lineWidth * 2 : lineWidth, strokeLinejoin: "round" } as const;
  if (look === "full") {
    return { ...line, fill: paints[paint].fill, stroke: paints[paint].edge };
  }
  return { ...line, className: strokes[look] };
}

function Gap({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size / 5}
        strokeWidth="2.5"
        strokeDasharray="6 5"
        className="fill-surface stroke-solid"
      />
      <text
        x={x}
        y={y + size * 0.25}
        fontSize={size * 0.7}
        textAnchor="middle"
        className="fill-hue font-head font-extrabold"
      >
        ?
      </text>
    </>
  );
}
