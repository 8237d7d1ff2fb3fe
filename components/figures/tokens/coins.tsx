import { Label } from "#components/figures/label.tsx";
import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { coinText } from "#lib/text/chance-text.ts";

type CoinsThing = Extract<ChanceThing, { form: "coins" }>;

const pitch = 96;
const petals = [-72, -36, 0, 36, 72];

/** Coins with what lies up written below: a lotus for heads, a number for tails; how often each came up where that is told. */
export function Coins({ faces, counts = [] }: Pick<CoinsThing, "faces" | "counts">) {
  const coins = faces.map((face, at) => ({ face, count: counts[at], x: (at - (faces.length - 1) / 2) * pitch }));
  return coins.map(({ face, count, x }) => (
    <g key={x} transform={`translate(${x} -14)`}>
      <circle cy="4" r="42" fill="#a66d0c" />
      <circle r="42" fill="#ffc53d" stroke="#8a5a06" strokeWidth="2.600" />
      <circle r="34" fill="#ffd978" stroke="#c98713" strokeWidth="2" />
      {face === "heads" ? <Lotus /> : <Label text="1000" x={0} y={0} width={60} size={24} className="fill-wood-ink" />}
      <Label text={captionOf(face, count)} x={0} y={64} width={90} size={count === undefined ? 20 : 18} />
    </g>
  ));
}

function captionOf(face: CoinsThing["faces"][number], count: number | undefined): string {
  return count === undefined ? coinText[face] : `${coinText[face]}: ${count}`;
}

function Lotus() {
  return petals.map((turn) => (
    <path
      key={turn}
      d="M0 14Q-11 -4 0 -22Q11 -4 0 14z"
      fill="#fff6d8"
      stroke="#8a5a06"
      strokeWidth="2"
      strokeLinejoin="round"
      transform={`translate(0 4) rotate(${turn} 0 14)`}
    />
  ));
}
