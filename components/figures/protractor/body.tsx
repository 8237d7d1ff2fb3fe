import { SvgWords } from "#components/figures/svg-words.tsx";
import type { LitRing } from "#lib/questions/figures/protractor.ts";
import {
  type Laid,
  numberAt,
  pointTowards,
  type Ring,
  protractorRadius as radius,
  ringRadius,
} from "#lib/questions/figures/protractor-marks.ts";

const middle = { x: 0, y: 0 };
const tens = Array.from({ length: 19 }, (_, mark) => mark * 10);
const fives = tens.slice(1).map((degrees) => degrees - 5);
const sizes = { outer: 9.2, inner: 7.8 } as const;
/** The bar below the half-disc, the hole above it, and by how much numbers at the straight edge stand above it. */
const foot = 9;
const hole = { radius: ringRadius.inside, foot: -7 };
const lift = 5;

const body = `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0V${foot - 3}q0 3 -3 3H${3 - radius}q-3 0 -3 -3z`;
const across = Math.sqrt(hole.radius ** 2 - hole.foot ** 2);
const window = `M${-across} ${hole.foot}A${hole.radius} ${hole.radius} 0 0 1 ${across} ${hole.foot}z`;

const tick = (degrees: number, from: number, to: number) => {
  const [outer, inner] = [pointTowards(middle, degrees, from), pointTowards(middle, degrees, to)];
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
};

/** A number that stands out: the one a pupil chose, by how it was marked, or one that helps. */
export interface LitNumber {
  readonly ring: Ring;
  readonly place: number;
  readonly look: "own" | "again" | "right" | "help";
}

const looks: Readonly<Record<LitNumber["look"], string>> = {
  own: "fill-hue",
  again: "fill-again",
  right: "fill-right",
  help: "fill-again",
};

function placeOfNumber(ring: Ring, place: number) {
  const { x, y } = pointTowards(middle, place, ringRadius[ring]);
  return place % 180 === 0 ? { x, y: y - lift } : { x, y };
}

/** The 0 of a lit ring and the number up to which it is lit. */
export function litNumbers(lit: LitRing | null): readonly LitNumber[] {
  if (lit === null) return [];
  const { ring, number } = lit;
  const ends = number === 0 ? [0] : [0, number];
  return ends.map((each) => ({ ring, place: numberAt(ring, each), look: "help" }));
}

interface BodyProps {
  laid: Laid;
  numbers: readonly LitNumber[];
  /** A ring that stands out from its 0 up to a number. */
  lit: LitRing | null;
  /** The ring that the keys go along. */
  focused?: Ring | null;
}

/** A protractor with two rings of numbers, through which the sides of an angle are seen. */
export function ProtractorBody({ laid, numbers, lit, focused = null }: BodyProps) {
  const rings = ["outer", "inner"] as const;
  return (
    <g transform={`translate(${laid.x} ${laid.y}) rotate(${-laid.turn})`}>
      <path
        d={`${body}${window}`}
        fillRule="evenodd"
        fillOpacity="0.55"
        strokeWidth="1.600"
        strokeLinejoin="round"
        className="fill-star-light stroke-star-edge"
      />
      {focused !== null && <Band reach={ringRadius[focused]} />}
      <path
        d={fives.map((degrees) => tick(degrees, 86, 83)).join("")}
        strokeWidth="0.700"
        className="stroke-star-edge"
      />
      <path
        d={tens.map((degrees) => tick(degrees, 87.5, 81.5)).join("")}
        strokeWidth="1.200"
        className="stroke-star-ink"
      />
      <path d={`M${-radius} 0H${radius}M0 -6V6`} strokeWidth="0.900" className="stroke-star-ink" />
      {lit !== null && lit.number > 0 && <LitWay {...lit} />}
      {rings.flatMap((ring) =>
        tens.map((place) => {
          const found = numbers.find((each) => each.ring === ring && each.place === place);
          return found === undefined && <RingNumber key={`${ring} ${place}`} ring={ring} place={place} />;
        }),
      )}
      {numbers.map(({ ring, place, look }) => (
        <g key={`${ring} ${place} ${look}`}>
          <circle
            cx={placeOfNumber(ring, place).x}
            cy={placeOfNumber(ring, place).y}
            r={ring === "outer" ? 10 : 9}
            className={looks[look]}
          />
          <RingNumber ring={ring} place={place} className="fill-white" />
        </g>
      ))}
    </g>
  );
}

interface NumberProps {
  ring: Ring;
  place: number;
  className?: string;
}

/** The rings differ in colour, so that one is followed with the eye. */
function RingNumber({ ring, place, className }: NumberProps) {
  const usual = ring === "outer" ? "fill-star-ink" : "c4 fill-solid";
  return (
    <SvgWords
      text={String(numberAt(ring, place))}
      {...placeOfNumber(ring, place)}
      size={sizes[ring]}
      className={className ?? `${usual} stroke-star-light [paint-order:stroke] [stroke-width:1.6]`}
    />
  );
}

/** A whole ring, behind its numbers. */
function Band({ reach }: { reach: number }) {
  return (
    <path d={`M${reach} 0A${reach} ${reach} 0 0 0 ${-reach} 0`} fill="none" strokeWidth="15" className="stroke-star" />
  );
}

/** The way along a ring from its 0 to a number. */
function LitWay({ ring, number }: LitRing) {
  const reach = ring === "outer" ? radius - 1.5 : hole.radius + 2.5;
  const [from, to] = ring === "inner" ? [0, number] : [180, 180 - number];
  const [start, end] = [pointTowards(middle, from, reach), pointTowards(middle, to, reach)];
  return (
    <path
      d={`M${start.x} ${start.y}A${reach} ${reach} 0 0 ${ring === "inner" ? 0 : 1} ${end.x} ${end.y}`}
      fill="none"
      strokeWidth="2.800"
      strokeLinecap="round"
      className="animate-fade stroke-again"
    />
  );
}
