import { Coins } from "#components/figures/tokens/coins.tsx";
import { Dice } from "#components/figures/tokens/dice.tsx";
import type { CardPart, CoinPart, DiePart } from "#lib/questions/figures/shape-part.ts";

/** The field each of them is drawn into; below a coin stands which side it is. */
const sides = { coin: 130, die: 96, card: 112 } as const;

type TokenPart = CoinPart | DiePart | CardPart;

/** What lies up when something is tossed, rolled or drawn. */
export function Token({ part }: { part: TokenPart }) {
  const { x, y, size } = part;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / sides[part.form]})`}>
      <Face part={part} />
    </g>
  );
}

function Face({ part }: { part: TokenPart }) {
  if (part.form === "coin") return <Coins faces={[part.face]} />;
  if (part.form === "die") return <Dice faces={[part.dots]} />;
  return (
    <>
      <rect x="-42" y="-52" width="84" height="104" rx="14" strokeWidth="3" className="fill-card stroke-solid" />
      <text y="19" fontSize="54" textAnchor="middle" className="fill-ink font-head font-extrabold">
        {part.number}
      </text>
    </>
  );
}
