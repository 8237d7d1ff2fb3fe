import { paints } from "#components/figures/shapes/paints.ts";
import type { LengthUnit } from "#lib/questions/figures/unit-lengths.ts";

/** How far a unit hangs down from the line. */
export function unitHeight(unit: LengthUnit, width: number): number {
  return { span: width * 0.78, step: 36, stick: 22 }[unit];
}

interface UnitProps {
  unit: LengthUnit;
  /** From its left end to its right one. */
  width: number;
  /** Neighbours differ a little, so that it is seen where one ends. */
  isOdd: boolean;
}

/** A unit with its ends exactly at 0 and at its width, hanging from the line at 0. */
export function Unit({ unit, width, isOdd }: UnitProps) {
  switch (unit) {
    case "span":
      return <Span width={width} isOdd={isOdd} />;
    case "step":
      return <Step width={width} isOdd={isOdd} />;
    case "stick":
      return <Stick width={width} isOdd={isOdd} />;
    default:
      return unit satisfies never;
  }
}

type Drawn = Omit<UnitProps, "unit">;

/** The fingers of a hand that is spread between 0 and 60; thumb and little finger reach its ends. */
const fingers = "M23 31 5 8M25 26 18 6M30 25V5M35 26l7-20M37 31 55 8";

/** A hand as far as it spreads. */
function Span({ width, isOdd }: Drawn) {
  const [skin, edge] = [isOdd ? "#ffd9b0" : "#f6bd8a", "#8b5e2c"];
  return (
    <g transform={`scale(${width / 60})`} strokeLinecap="round" strokeLinejoin="round">
      <path d={fingers} fill="none" stroke={edge} strokeWidth="10" />
      <path d="M22 30q8-9 16 0l2 8-4 6H24l-4-6z" fill={skin} stroke={edge} strokeWidth="5" />
      <path d={fingers} fill="none" stroke={skin} strokeWidth="7" />
      <path d="M22 30q8-9 16 0l2 8-4 6H24l-4-6z" fill={skin} />
    </g>
  );
}

/** A bow from where one foot stands to where the next one does, and the foot. */
function Step({ width, isOdd }: Drawn) {
  const { fill, edge } = isOdd ? paints.blue : paints.green;
  const foot = Math.min(24, width * 0.62);
  return (
    <>
      <path
        d={`M1.5 2Q${width / 2} 26 ${width - 1.5} 2`}
        fill="none"
        stroke={edge}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g
        transform={`translate(${(width - foot) / 2} 20) scale(${foot / 24})`}
        fill={fill}
        stroke={edge}
        strokeWidth="2"
      >
        <path d="M8 2q9-4 14 1 3 5-2 8-6 2-12 0z" />
        <path d="M6 1.5Q0 2 1 6.5t5 4.5z" />
      </g>
    </>
  );
}

/** A counting stick with its two ends. */
function Stick({ width, isOdd }: Drawn) {
  const { fill, light, edge } = isOdd ? paints.yellow : paints.red;
  return (
    <g transform="translate(0 8)">
      <rect x="0.75" y="0" width={width - 1.5} height="11" rx="4" fill={fill} stroke={edge} strokeWidth="1.5" />
      <path d={`M5 3.5H${width - 5}`} stroke={light} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
