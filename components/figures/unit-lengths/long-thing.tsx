import type { LongThing } from "#lib/questions/figures/unit-lengths.ts";

interface Look {
  readonly fill: string;
  readonly edge: string;
  /** Lines that tell what it is: along it, or across it every so many units. */
  readonly mark: string;
  readonly along: readonly number[];
  readonly every: number | null;
}

const looks: Readonly<Record<LongThing, Look>> = {
  table: { fill: "#e3b06a", edge: "#8b5e2c", mark: "#c98b45", along: [9, 18, 27], every: null },
  bench: { fill: "#ebc288", edge: "#8b5e2c", mark: "#b57b38", along: [12, 23], every: null },
  shelf: { fill: "#c98b45", edge: "#5d3a12", mark: "#f3d3a2", along: [6], every: 13 },
  rug: { fill: "#f2664f", edge: "#8f2213", mark: "#ffd23f", along: [6, 29], every: 22 },
  bed: { fill: "#9a6b3f", edge: "#5d3a12", mark: "#5fbb52", along: [], every: 16 },
  mat: { fill: "#ffe58a", edge: "#9a6300", mark: "#efb21c", along: [7, 14, 21, 28], every: null },
  strip: { fill: "#7cc96f", edge: "#1f6421", mark: "#b9e6ae", along: [5], every: null },
  ribbon: { fill: "#f58ab8", edge: "#962c61", mark: "#ffc4dc", along: [6, 29], every: null },
  tray: { fill: "#9ed3fb", edge: "#0f4f8a", mark: "#4ea6ee", along: [6, 29], every: null },
};

export const thingHeight = 35;

/** A long thing seen from above, its ends exactly at 0 and at its length. */
export function DrawnThing({ thing, length }: { thing: LongThing; length: number }) {
  const { fill, edge, mark, along, every } = looks[thing];
  const count = every === null ? 0 : Math.floor((length - 8) / every);
  const first = every === null ? 0 : (length - (count - 1) * every) / 2;
  const places = Array.from({ length: count }, (_, place) => first + place * (every ?? 0));
  return (
    <>
      <rect x="1" width={length - 2} height={thingHeight} rx="3" fill={fill} />
      <path
        d={along.map((y) => `M4 ${y}H${length - 4}`).join("")}
        stroke={mark}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {places.map((x) => (
        <Mark key={x} thing={thing} x={x} mark={mark} />
      ))}
      <rect x="1" width={length - 2} height={thingHeight} rx="3" fill="none" stroke={edge} strokeWidth="2" />
    </>
  );
}

/** A book of a shelf, a lozenge of a rug, a flower of a bed. */
function Mark({ thing, x, mark }: { thing: LongThing; x: number; mark: string }) {
  if (thing === "rug") return <path d={`M${x} 10l7 7.5-7 7.5-7-7.5z`} fill={mark} />;
  if (thing === "bed") {
    return (
      <>
        <circle cx={x} cy="17" r="6" fill={mark} />
        <circle cx={x} cy="17" r="3" fill="#f58ab8" />
      </>
    );
  }
  return <rect x={x - 4} y="10" width="8" height="20" rx="1.5" fill={mark} />;
}
