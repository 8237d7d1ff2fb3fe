import type { ReactNode } from "react";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { AxisHop } from "./axis/axis-hop.tsx";
import { axisLayout } from "./axis/axis-layout.ts";
import { AxisPointer } from "./axis/axis-pointer.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { SvgLabel } from "./svg-label.tsx";

interface AxisProps {
  figure: AxisFigure;
  answer?: string | null;
  /** Drawn on the same sheet, in its units. */
  children?: ReactNode;
}

/** A line with marks at given places; crowded labels take turns on two rows. */
export function Axis({ figure, answer: given = null, children }: AxisProps) {
  const { marks, pointers, hops, alt } = figure;
  const { width, height, top, size, start, xOf, rowOf, leadOf, liftOf } = axisLayout(figure);
  const texts = [...marks, ...pointers, ...hops].map(({ label }) => label);
  const answer = gapAnswer(texts, given);
  const common = { base: top, size: 18, answer };
  return (
    <FigureSvg {...{ alt, width, height }}>
      <path
        d={`M${start} ${top}H${width - 4}m-8 -7 8 7 -8 7`}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        className="stroke-ink"
      />
      <path
        d={marks.map(({ at }) => (leadOf(at) === null ? "" : `M${xOf(at)} ${top}V${leadOf(at)}`)).join("")}
        strokeWidth="1.5"
        className="stroke-field"
      />
      {marks.map(({ at, label, isLarge }) => (
        <g key={at}>
          <path
            d={`M${xOf(at)} ${top - (isLarge ? 9 : 6)}v${isLarge ? 18 : 12}`}
            strokeWidth={isLarge ? 3 : 2}
            strokeLinecap="round"
            className="stroke-ink"
          />
          {label !== null && <SvgLabel text={label} x={xOf(at)} y={rowOf(at)} size={size} answer={answer} />}
        </g>
      ))}
      {hops.map((hop, place) => (
        <AxisHop
          key={`${hop.from}-${hop.to}`}
          {...common}
          start={xOf(hop.from)}
          end={xOf(hop.to)}
          label={hop.label}
          lift={liftOf(hop.from)}
          delay={place * 200}
        />
      ))}
      {pointers.map(({ at, label }) => (
        <AxisPointer key={at} {...common} x={xOf(at)} label={label} />
      ))}
      {children}
    </FigureSvg>
  );
}
