import { useId } from "react";

export type Season = "green" | "ripe";

const paints = {
  green: { fields: ["#d7ecab", "#c3e28d", "#add672", "#9ccb60"], edge: "#dcf1f4", blade: "#6fae42", grain: "none" },
  ripe: { fields: ["#fbe8a8", "#f7d983", "#efc861", "#e6b84c"], edge: "#cfe08f", blade: "#c1922f", grain: "#fff3c4" },
} as const satisfies Record<Season, unknown>;

/** The upper edge of each of the four fields of a tile, 480 wide, that fits itself at both sides. */
const edges = ["c80-44 160-44 240 0s160 44 240 0", "c80-14 160-14 240 0s160 14 240 0"];
const field = 150;
const tile = { width: 480, height: 4 * field };

const tufts = [
  [70, 92],
  [94, 98],
  [300, 64],
  [324, 70],
  [210, 236],
  [414, 262],
  [438, 268],
  [40, 380],
  [64, 386],
  [276, 404],
  [380, 536],
  [150, 548],
  [174, 554],
] as const;

interface Props {
  /** Green fields under water, or golden ones before the harvest. */
  readonly season: Season;
  /** Height in pixels at which the fields begin; above it stand sky and karst hills. */
  readonly skyline: number;
}

/** Rice terraces that fill their box, one above the other up to the hills. Decoration only. */
export function RiceTerraces({ season, skyline }: Props) {
  const id = useId();
  const { fields, edge } = paints[season];
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      <defs>
        <pattern id={`${id}fields`} y={skyline} {...tile} patternUnits="userSpaceOnUse">
          {[-1, 0, 1, 2, 3, 4].map((place) => (
            <Field key={place} top={place * field} paint={fields[(place + 4) % 4] ?? edge} edge={edge} place={place} />
          ))}
          <Tufts season={season} />
        </pattern>
        <pattern id={`${id}rim`} y={skyline - 40} width={tile.width} height="80" patternUnits="userSpaceOnUse">
          <Field top={40} paint={fields[0]} edge={edge} place={0} />
        </pattern>
      </defs>
      <Hills id={`${id}sky`} height={skyline + 40} />
      <rect y={skyline - 40} width="100%" height="80" fill={`url(#${id}rim)`} />
      <rect y={skyline + 39} width="100%" height="100%" fill={`url(#${id}fields)`} />
    </svg>
  );
}

function Field({
  top,
  paint,
  edge,
  place,
}: {
  readonly top: number;
  readonly paint: string;
  readonly edge: string;
  readonly place: number;
}) {
  const wave = edges[Math.abs(place) % 2];
  return (
    <>
      <path d={`M0 ${top}${wave}v260H0z`} fill={edge} />
      <path d={`M0 ${top + 13}${wave}v260H0z`} fill={paint} />
    </>
  );
}

function Tufts({ season }: { readonly season: Season }) {
  const { blade, grain } = paints[season];
  const starts = tufts.map(([x, y]) => `M${x} ${y}`);
  return (
    <g fill="none" strokeLinecap="round" opacity=".6">
      <path
        d={starts.map((start) => `${start}q-4-12-9-16m9 16q0-14 1-20m-1 20q4-11 9-15`).join("")}
        stroke={blade}
        strokeWidth="3"
      />
      <path d={starts.map((start) => `${start}m-9-16l-2 3m12-7l2 3m7 2l3 2`).join("")} stroke={grain} strokeWidth="4" />
    </g>
  );
}

function Hills({ id, height }: { readonly id: string; readonly height: number }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#bfe6fb" />
        <stop offset="1" stopColor="#fff4d9" />
      </linearGradient>
      <rect width="100%" height={height} fill={`url(#${id})`} />
      <circle cx="66%" cy="112" r="62" fill="#ffe9ae" opacity=".5" />
      <circle cx="66%" cy="112" r="42" fill="#ffe08a" />
      <svg width="100%" height={height} viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M-10 400V280C40 280 60 190 110 180s60 60 90 62 50-96 104-92 64 92 100 100 60-30 96-28 60 46 110 50l40 8c30-10 50-70 96-72s50 40 84 42 56-90 112-84 60 70 96 78 60-40 108-34 64 60 84 70v150z"
          fill="#a9d5cf"
        />
        <path d="M-10 310c80-30 160-64 260-40s160 40 280 18 200-54 330-28 230 40 350 10v180H-10z" fill="#c9e29a" />
      </svg>
    </>
  );
}
