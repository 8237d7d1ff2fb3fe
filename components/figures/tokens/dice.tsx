import { Label } from "#components/figures/label.tsx";
import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { timesText } from "#lib/text/chance-text.ts";

type DiceThing = Extract<ChanceThing, { form: "dice" }>;

const pitch = 96;
const off = 21;

/** Where the pips of each face are: columns and rows of a grid of three. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** Dice, the face that lies up turned to the pupil, and below it how often it came up where that is told. */
export function Dice({ faces, counts = [] }: Pick<DiceThing, "faces" | "counts">) {
  const dice = faces.map((face, at) => ({ face, count: counts[at], x: (at - (faces.length - 1) / 2) * pitch }));
  return dice.map(({ face, count, x }) => (
    <g key={x} transform={`translate(${x} ${counts.length === 0 ? 0 : -14})`}>
      <rect x="-40" y="-36" width="80" height="80" rx="17" fill="#b5ab9c" />
      <rect x="-40" y="-42" width="80" height="80" rx="17" fill="#fffdf8" stroke="#5f5648" strokeWidth="2.600" />
      {(pips[face] ?? []).map(([column, row]) => (
        <circle
          key={`${column} ${row}`}
          cx={column * off}
          cy={row * off - 2}
          r={face === 1 ? 11 : 8}
          fill={face === 1 ? "#d2432d" : "#2d2244"}
        />
      ))}
      {count !== undefined && <Label text={timesText(count)} x={0} y={64} width={90} size={20} />}
    </g>
  ));
}
