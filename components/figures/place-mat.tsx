import { memo } from "react";
import type { Place } from "#lib/questions/figures/place-blocks.ts";

const top = 24;
const height = 132;
const cube = 10;

/** Where block number `at` of a place stands on its mat. */
const spots: Readonly<Record<Place, (at: number) => { x: number; y: number }>> = {
  hundreds: (at) => ({ x: 6 + (at % 3) * 37, y: top + (at - (at % 3)) * 12 }),
  tens: (at) => ({ x: 6 + at * 12.1 + (at > 9 ? 4 : 0), y: top + 2 }),
  ones: (at) => ({ x: 8 + Math.floor(at / 5) * 13 + (at > 9 ? 2 : 0), y: top + 88 - (at % 5) * 13 }),
};
const sizes: Readonly<Record<Place, { width: number; height: number }>> = {
  hundreds: { width: 32, height: 32 },
  tens: { width: cube, height: 100 },
  ones: { width: cube, height: cube },
};
const paints: Readonly<Record<Place, string>> = {
  hundreds: "c1 fill-solid stroke-lip",
  tens: "c4 fill-solid stroke-lip",
  ones: "fill-star stroke-star-lip",
};

/** Around ten of the blocks. */
const rings = {
  tens: { x: 3.5, y: top - 1, width: 124, height: 106 },
  ones: { x: 4, y: top + 32, width: 31, height: 72 },
} as const;

interface PlaceMatProps {
  place: Place;
  name: string;
  width: number;
  count: number;
  /** So many are outlined where none lies yet. */
  wanted: number;
  isMarked: boolean;
  isTenRinged: boolean;
}

/** The blocks of one place; drawn anew only when they change. */
export const PlaceMat = memo(function PlaceMat(props: PlaceMatProps) {
  const { place, name, width, count, wanted, isMarked, isTenRinged } = props;
  const all = Array.from({ length: Math.max(count, wanted) }, (_, at) => at);
  return (
    <>
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="12" className="fill-surface" />
      {isMarked && (
        <rect
          x="2"
          y="2"
          width={width - 4}
          height={height - 4}
          rx="12"
          strokeWidth="3"
          className="animate-fade fill-none stroke-again"
        />
      )}
      <text x={width / 2} y="18.5" fontSize="17" fontWeight="700" textAnchor="middle" className="fill-ink font-head">
        {name}
      </text>
      {all.map((at) =>
        at < count ? <Block key={at} place={place} at={at} /> : <Outline key={at} place={place} at={at} />,
      )}
      {isTenRinged && place !== "hundreds" && (
        <rect {...rings[place]} rx="9" strokeWidth="3" className="animate-fade fill-none stroke-again" />
      )}
    </>
  );
});

function Block({ place, at }: { place: Place; at: number }) {
  const { x, y } = spots[place](at);
  return (
    <g className="animate-pop pivot">
      <rect x={x} y={y} {...sizes[place]} rx="2" strokeWidth="1" className={paints[place]} />
      <path d={notchesOf(place, x, y)} strokeWidth="0.8" className="stroke-card" />
    </g>
  );
}

function Outline({ place, at }: { place: Place; at: number }) {
  const { x, y } = spots[place](at);
  return (
    <rect
      x={x}
      y={y}
      {...sizes[place]}
      rx="2"
      strokeWidth="1.4"
      strokeDasharray="3 2"
      className="animate-fade fill-none stroke-again"
    />
  );
}

/** The cubes a rod or a plate is made of. */
function notchesOf(place: Place, x: number, y: number): string {
  const nine = Array.from({ length: 9 }, (_, notch) => notch + 1);
  if (place === "tens") return nine.map((notch) => `M${x} ${y + notch * cube}h${cube}`).join("");
  if (place === "ones") return "";
  return nine.map((notch) => `M${x} ${y + notch * 3.2}h32M${x + notch * 3.2} ${y}v32`).join("");
}
