import { type ReactNode, use } from "react";
import { OnPaper } from "#components/figures/on-paper.ts";
import { PaintName, PaintNames } from "#components/figures/paint-name.tsx";
import { blockPoint } from "#lib/core/block-point.ts";
import type {
  BallPart,
  BlockPart,
  CylinderPart,
  LinesPart,
  OvalPart,
  PolygonPart,
  ShapeLook,
  ShapePart,
  ThingName,
  ThingPart,
} from "#lib/questions/figures/shape-part.ts";
import { boxThings } from "./box-things.tsx";
import { cubeThings } from "./cube-things.tsx";
import { evenThings } from "./even-things.tsx";
import { longThings } from "./long-things.tsx";
import { paints } from "./paints.ts";
import { rollingThings } from "./rolling-things.tsx";
import { roundThings } from "./round-things.tsx";
import { threeSidedThings } from "./three-sided-things.tsx";
import { Token } from "./token.tsx";

const lineWidth = 2.5;

/** A ball: shade and shine tell it from a circle. */
function Ball({ ball: { x, y, radius, paint } }: { ball: BallPart }) {
  const { light, fill, deep, edge } = paints[paint];
  if (use(PaintNames)) {
    return (
      <>
        <circle cx={x} cy={y} r={radius} fill="#fff" stroke={edge} strokeWidth="2.5" />
        <PaintName paint={paint} x={x} y={y} width={radius * 1.5} size={18} />
      </>
    );
  }
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={deep} stroke={edge} strokeWidth="2.5" />
      <circle cx={x - radius * 0.09} cy={y - radius * 0.1} r={radius * 0.84} fill={fill} />
      <ellipse cx={x - radius * 0.3} cy={y - radius * 0.36} rx={radius * 0.36} ry={radius * 0.28} fill={light} />
    </>
  );
}

type Corner = readonly [right: number, left: number, up: number];

/** A block in three tones: its lit top and the two faces beside its front edge. */
function Block({ block }: { block: BlockPart }) {
  const { width, depth, height, paint } = block;
  const { light, fill, deep, edge } = paints[paint];
  const face = (...corners: readonly Corner[]) =>
    corners
      .map(([right, left, up]) => blockPoint(block, right, left, up))
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" ");
  return (
    <g stroke={edge} strokeWidth="2.5" strokeLinejoin="round">
      <polygon
        points={face([0, 0, height], [width, 0, height], [width, depth, height], [0, depth, height])}
        fill={light}
      />
      <polygon points={face([0, 0, 0], [0, 0, height], [0, depth, height], [0, depth, 0])} fill={fill} />
      <polygon points={face([0, 0, 0], [0, 0, height], [width, 0, height], [width, 0, 0])} fill={deep} />
    </g>
  );
}

/** How much a circle on the floor is flattened, seen from where blocks are seen from. */
const tilt = 0.5;

/** A round block that stands. */
function Cylinder({ cylinder }: { cylinder: CylinderPart }) {
  const { x, y, radius, height, paint } = cylinder;
  const { light, fill, edge } = paints[paint];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const ry = radius * tilt;
  return (
    <g stroke={edge} strokeWidth="2.5" strokeLinejoin="round">
      <path d={`M${x - radius} ${top}V${bottom}A${radius} ${ry} 0 0 0 ${x + radius} ${bottom}V${top}z`} fill={fill} />
      <ellipse cx={x} cy={top} rx={radius} ry={ry} fill={light} />
    </g>
  );
}

/** Each drawn into a field of 100 by 100. */
const drawings: Readonly<Record<ThingName, ReactNode>> = {
  ...roundThings,
  ...evenThings,
  ...threeSidedThings,
  ...longThings,
  ...cubeThings,
  ...boxThings,
  ...rollingThings,
};

/** A thing of every day. */
function Thing({ part: { thing, x, y, size } }: { part: ThingPart }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>{drawings[thing]}</g>;
}

/** Straight lines; thinner in print, where something is laid to them. */
function Lines({ lines }: Pick<LinesPart, "lines">) {
  const isMeasured = use(OnPaper)?.field !== undefined;
  return (
    <path
      d={lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
      strokeWidth={isMeasured ? 1.5 : 3.2}
      strokeLinecap="round"
      className="fill-transparent stroke-ink"
    />
  );
}

/** One part of a drawing of shapes. */
export function Part({ part }: { part: ShapePart }) {
  switch (part.form) {
    case "oval":
      return <Oval oval={part} />;
    case "polygon":
      return <Polygon polygon={part} />;
    case "lines":
      return <Lines lines={part.lines} />;
    case "block":
      return <Block block={part} />;
    case "cylinder":
      return <Cylinder cylinder={part} />;
    case "ball":
      return <Ball ball={part} />;
    case "thing":
      return <Thing part={part} />;
    case "coin":
    case "die":
    case "card":
      return <Token part={part} />;
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

function Oval({ oval }: { oval: OvalPart }) {
  const { x, y, rx, ry } = oval;
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} {...paintProps(oval, use(PaintNames))} />;
}

function Polygon({ polygon }: { polygon: PolygonPart }) {
  const points = polygon.corners.map(({ x, y }) => `${x},${y}`).join(" ");
  return <polygon points={points} {...paintProps(polygon, use(PaintNames))} />;
}

const strokes: Readonly<Record<Exclude<ShapeLook, "full">, string>> = {
  pale: "fill-transparent stroke-softlip",
  traced: "animate-fade fill-transparent stroke-again",
};

function paintProps({ paint, look }: Pick<OvalPart | PolygonPart, "paint" | "look">, isNamed: boolean) {
  const line = { strokeWidth: look === "traced" ? lineWidth * 2 : lineWidth, strokeLinejoin: "round" } as const;
  if (look === "full") {
    return { ...line, fill: isNamed ? "#fff" : paints[paint].fill, stroke: paints[paint].edge };
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
