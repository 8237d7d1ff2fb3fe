import { classNames } from "#components/ui/class-names.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import { placeValueBoardText } from "#lib/text/place-value-board-text.ts";
import { PlaceMat } from "./place-mat.tsx";

interface PlaceMatsProps {
  /** Null leaves the mat of the hundreds out. */
  hundreds: number | null;
  tens: number;
  ones: number;
  marked: readonly Place[];
  /** A ring around ten rods, else around ten cubes; where there are fewer there is none. */
  isTenRinged: boolean;
  /** Room for up to 19 rods. */
  hasLooseTens: boolean;
  /** Writes how many lie on each mat below it. */
  isCounted?: boolean;
  /** Outlines of what belongs onto the marked mats; null for none. */
  wanted: Readonly<Record<Place, number>> | null;
  className: string;
  alt: string;
}

const widths: Readonly<Record<Place, number>> = { hundreds: 118, tens: 118, ones: 64 };
/** Of the mat of rods where there may be ten and more. */
const looseWidth = 244;
const gap = 8;
const height = 132;
/** Room for the digits below the mats. */
const digits = 30;

/** Plates, rods and cubes side by side, each place on a mat of its own with its name. */
export function PlaceMats(props: PlaceMatsProps) {
  const { hundreds, tens, ones, marked, isTenRinged, hasLooseTens, isCounted = false, wanted, className, alt } = props;
  const mats = [
    ...(hundreds === null ? [] : [{ place: "hundreds", count: hundreds } as const]),
    { place: "tens", count: tens } as const,
    { place: "ones", count: ones } as const,
  ];
  const widthOf = (place: Place) => (place === "tens" && hasLooseTens ? looseWidth : widths[place]);
  const starts = mats.map((_, at) => mats.slice(0, at).reduce((sum, { place }) => sum + widthOf(place) + gap, 0));
  const total = mats.reduce((sum, { place }) => sum + widthOf(place) + gap, -gap);
  const ringed = tens > 9 ? "tens" : "ones";
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${total} ${height + (isCounted ? digits : 0)}`}
      className={classNames("min-h-0", className)}
    >
      {mats.map(({ place, count }, at) => (
        <g key={place} transform={`translate(${starts[at] ?? 0} 0)`}>
          <PlaceMat
            place={place}
            name={placeValueBoardText.placeName(place)}
            width={widthOf(place)}
            count={count}
            wanted={wanted !== null && marked.includes(place) ? wanted[place] : 0}
            isMarked={marked.includes(place)}
            isTenRinged={isTenRinged && place === ringed && count > 9}
          />
          {isCounted && (
            <text
              x={widthOf(place) / 2}
              y={height + digits - 5}
              fontSize="27"
              textAnchor="middle"
              className="animate-pop fill-again-ink font-head font-extrabold tabular-nums pivot"
            >
              {count}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
