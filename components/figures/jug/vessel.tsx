import { useId } from "react";
import { groupNumber } from "#lib/core/group-number.ts";
import type { LiquidName, Vessel as VesselData, VesselForm } from "#lib/questions/figures/jug.ts";
import { jugText } from "#lib/text/jug-text.ts";

const bottom = 196;
const topMark = 46;
const body = "M48 34h92v150q0 14 -14 14h-64q-14 0 -14 -14z";

const liquids: Readonly<Record<LiquidName, { readonly body: string; readonly rim: string }>> = {
  water: { body: "#6cc1f2", rim: "#2f8fd0" },
  oil: { body: "#f7c64b", rim: "#d29a1a" },
  milk: { body: "#fdf3e3", rim: "#c9b48f" },
};

function Top({ form }: { form: VesselForm }) {
  switch (form) {
    case "can":
      return (
        <>
          <path d="M74 34v-10q0 -8 8 -8h26q8 0 8 8v10" fill="none" stroke="#6b8a9f" strokeWidth="7" />
          <rect x="120" y="18" width="18" height="16" rx="4" fill="#e0604f" />
        </>
      );
    case "bucket":
      return (
        <>
          <path d="M50 36q44 -56 88 0" fill="none" stroke="#8394ab" strokeWidth="5" />
          <rect x="42" y="30" width="104" height="9" rx="4.500" fill="#8394ab" />
        </>
      );
    case "bottle":
      return (
        <>
          <path d="M62 34q14 -2 14 -12h36q0 10 14 12z" fill="#eef7fd" stroke="#6b8a9f" strokeWidth="4" />
          <rect x="74" y="8" width="40" height="15" rx="5" fill="#2f7fc4" />
        </>
      );
    case "jar":
      return <rect x="54" y="16" width="80" height="18" rx="6" fill="#3f9d6b" />;
  }
}

/** Marks and numbers at the left wall. */
function Marks({
  markMl,
  capacity,
  numberEvery,
  lit,
}: Pick<VesselData, "markMl" | "capacity" | "numberEvery" | "lit">) {
  const pitch = (bottom - topMark) / capacity;
  const marks = Array.from({ length: capacity + 1 }, (_, litre) => ({ litre, y: bottom - litre * pitch }));
  const size = numberEvery === 5 ? 18 : 16;
  const isNumbered = (litre: number) => litre % Math.max(1, numberEvery) === 0;
  const ticks = marks.filter(({ litre }) => litre > 0).map(({ litre, y }) => `M48 ${y}h${isNumbered(litre) ? 22 : 14}`);
  return (
    <>
      <path d={ticks.join("")} strokeWidth="2.500" className="stroke-ink" />
      {lit !== null && (
        <path
          d={`M48 ${bottom - lit * pitch}h92`}
          strokeWidth="6"
          strokeLinecap="round"
          className="animate-fade stroke-again"
        />
      )}
      {marks
        .filter(({ litre }) => isNumbered(litre))
        .map(({ litre, y }) => (
          <text
            key={litre}
            x="40"
            y={y + 5}
            textAnchor="end"
            fontSize={size}
            className={`font-head font-bold tabular-nums ${litre === lit ? "fill-again" : "fill-ink"}`}
          >
            {groupNumber(litre * (markMl ?? 1))}
          </text>
        ))}
      <text x="33" y={topMark - 17} textAnchor="middle" fontSize="18" className="fill-ink font-head font-bold">
        {jugText.units[markMl === undefined ? "litres" : "millilitres"]}
      </text>
    </>
  );
}

/** A see-through vessel; the water rises or falls to a new level. */
export function Vessel({ vessel, className }: { vessel: VesselData; className: string }) {
  const { form, liquid, markMl, capacity, litres, numberEvery, isGuided, label } = vessel;
  // Numbers of four digits need more room beside the wall.
  const room = markMl === undefined ? 0 : 14;
  const clip = useId();
  const level = bottom - (litres * (bottom - topMark)) / capacity;
  return (
    <svg aria-hidden="true" viewBox={`${8 - room} 4 ${154 + room} ${label === null ? 198 : 222}`} className={className}>
      <Top form={form} />
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <path d={body} fill="#eef7fd" />
      <g clipPath={`url(#${clip})`}>
        <g
          transform={`translate(0 ${level})`}
          className="transition-transform duration-300 ease-out motion-reduce:transition-none"
        >
          <rect x="40" width="108" height="200" fill={liquids[liquid].body} />
          <rect x="40" width="108" height="4" fill={liquids[liquid].rim} />
        </g>
      </g>
      <path d={body} fill="none" stroke="#6b8a9f" strokeWidth="4" />
      {label !== null && (
        <text x="94" y="222" fontSize="24" textAnchor="middle" className="fill-hue font-head font-bold">
          {label}
        </text>
      )}
      {numberEvery > 0 && <Marks {...vessel} />}
      {isGuided && (
        <g
          transform={`translate(0 ${level})`}
          className="transition-transform duration-300 ease-out motion-reduce:transition-none"
        >
          <path d="M48 0h94" strokeWidth="4" strokeDasharray="8 6" className="animate-fade stroke-again" />
          <path
            d="M160 -9v18l-15 -9z"
            strokeWidth="3"
            strokeLinejoin="round"
            className="animate-fade fill-again stroke-again"
          />
        </g>
      )}
    </svg>
  );
}
