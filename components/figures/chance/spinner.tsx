import { use } from "react";
import { Label } from "#components/figures/label.tsx";
import { PaintName, PaintNames } from "#components/figures/paint-name.tsx";
import { pieAt } from "#components/figures/pie-chart/lay-pie.ts";
import { paints } from "#components/figures/shapes/paints.ts";
import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { colourMarks } from "./marble.tsx";

type SpinnerThing = Extract<ChanceThing, { form: "spinner" }>;

const radius = 72;

/** The hand is shorter where the names of colours stand before it. */
const handOnPaper = 0.75;

/** A wheel with a hand that rests in the middle of a sector. */
export function Spinner({ sectors, labels }: Pick<SpinnerThing, "sectors" | "labels">) {
  const parts = sectors.map((paint, at) => ({ paint, at, label: labels[at] ?? null }));
  const share = 1 / sectors.length;
  const isNamed = use(PaintNames);
  return (
    <>
      <circle r={radius + 5} className="fill-wood-dark" />
      {parts.map(({ paint, at }) => {
        const [start, end] = [pieAt(at * share, radius), pieAt((at + 1) * share, radius)];
        return (
          <path
            key={at}
            d={`M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}z`}
            fill={isNamed ? "#fff" : paints[paint].fill}
            stroke={isNamed ? "#000" : "#fffcf5"}
            strokeWidth="2.400"
            strokeLinejoin="round"
          />
        );
      })}
      {parts.map(
        ({ at, label }) =>
          label !== null && (
            <Label
              key={at}
              text={label}
              {...pieAt((at + 0.5) * share, radius * 0.68)}
              width={radius * 0.7}
              size={20}
              className="fill-ink"
            />
          ),
      )}
      {labels.length === 0 &&
        !isNamed &&
        parts.map(({ paint, at }) => {
          const { x, y } = pieAt((at + 0.5) * share, radius * 0.72);
          return (
            <path
              key={at}
              d={colourMarks[paint]}
              transform={`translate(${x} ${y})`}
              fill={paints[paint].light}
              stroke={paints[paint].edge}
              strokeWidth="1.200"
              strokeLinejoin="round"
            />
          );
        })}
      <g transform={`rotate(${share * 180}) scale(${isNamed ? handOnPaper : 1})`}>
        <path
          d="M-4 12L-4 -20H-9L0 -36 9 -20H4V12z"
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-ink stroke-card"
        />
      </g>
      <circle r="8" strokeWidth="2" className="fill-star stroke-ink" />
      {parts.map(({ paint, at }) => (
        <PaintName
          key={at}
          paint={paint}
          {...pieAt((at + 0.5) * share, radius * 0.65)}
          width={radius * 0.56}
          size={13}
        />
      ))}
    </>
  );
}
