import type { BalancePan } from "#lib/questions/figures/balance.ts";
import { PanLoad } from "./pan-load.tsx";

const pivot = { x: 175, y: 44 };
const arm = 108;
const strings = 97;
/** The beam never stands steeper than this, in degrees; one kilogram can be seen clearly. */
const steepest = 11;
const swing = "transition-transform duration-500 ease-(--ease-spring) motion-reduce:transition-none";

/** Degrees anticlockwise, growing with the difference ever more slowly: the heavier first pan goes down. */
function angleOf(tilt: number): number {
  return Math.sign(tilt) * steepest * (1 - 0.62 ** Math.abs(tilt));
}

interface ScaleProps {
  pans: readonly [BalancePan, BalancePan];
  /** How many kilograms more lie on the first pan. */
  tilt: number;
  unit?: "kg" | "g";
  isGuided: boolean;
  className: string;
}

/** Where the good stands whose weight is told: alone, one of two, or beside a weight. */
function placeOf(goods: number, weights: number, place: number): number {
  if (goods === 2) return place === 0 ? -29 : 29;
  return weights > 0 ? -21 : 0;
}

/** What the goods weigh, written on the bowl below them, whose upper edge is 0. */
function PanMarks({ goods, weights }: BalancePan) {
  const marks = goods.flatMap(({ mark }, place) => (mark === null ? [] : { mark, place }));
  return marks.map(({ mark, place }) => (
    <text
      key={place}
      x={placeOf(goods.length, weights.length, place)}
      y="20"
      textAnchor="middle"
      fontSize={goods.length === 2 ? 19 : 21}
      className="fill-ink font-head font-bold"
    >
      {mark}
    </text>
  ));
}

/** A balance; beam and pans swing to a new tilt. Says nothing aloud: that is for what it stands in. */
export function Scale({ pans, tilt, unit = "kg", isGuided, className }: ScaleProps) {
  const angle = angleOf(tilt);
  const [across, down] = [arm * Math.cos((angle * Math.PI) / 180), arm * Math.sin((angle * Math.PI) / 180)];
  const ends = [
    { x: pivot.x - across, y: pivot.y + down },
    { x: pivot.x + across, y: pivot.y - down },
  ];
  const hung = pans.map((pan, place) => ({ pan, place, end: ends[place] ?? pivot }));
  return (
    <svg aria-hidden="true" viewBox="0 14 350 200" className={className}>
      <path d={`M167 ${pivot.y}h16l6 152h-28z`} fill="#a9793f" />
      <path d="M118 209q0 -16 57 -16t57 16q0 4 -6 4h-102q-6 0 -6 -4z" fill="#8b5e2c" />
      {isGuided && (
        <path
          d={`M4 ${pivot.y + strings}h342`}
          strokeWidth="4"
          strokeDasharray="9 7"
          className="animate-fade stroke-again"
        />
      )}
      <g transform={`translate(${pivot.x} ${pivot.y})`}>
        <g transform={`rotate(${-angle})`} className={swing}>
          <path d={`M${-arm} 0h${2 * arm}`} stroke="#a9793f" strokeWidth="13" strokeLinecap="round" />
          <circle cx={-arm} r="6" fill="#8b5e2c" />
          <circle cx={arm} r="6" fill="#8b5e2c" />
        </g>
        <circle r="15" fill="#8b5e2c" />
        <circle r="6" fill="#ffd077" />
      </g>
      {hung.map(({ pan, place, end }) => (
        <g key={place} transform={`translate(${end.x} ${end.y})`} className={swing}>
          <path
            d={`M-58 ${strings}L0 0L58 ${strings}`}
            fill="none"
            stroke="#8b6a3e"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <g transform={`translate(0 ${strings})`}>
            <PanLoad {...pan} unit={unit} />
          </g>
          <path d={`M-64 ${strings}h128q-6 28 -64 28t-64 -28z`} fill="#ffb524" />
          <path d={`M-64 ${strings}h128q0 3 -1 5h-126q-1 -2 -1 -5z`} fill="#ffd077" />
          <g transform={`translate(0 ${strings})`}>
            <PanMarks {...pan} />
          </g>
        </g>
      ))}
    </svg>
  );
}
