import { Picture } from "#components/figures/picture.tsx";
import type { BalancePan, GoodName } from "#lib/questions/figures/balance.ts";
import { Weight } from "./weight.tsx";

const weightsInRow = 3;
const pitch = 40;
const rowHeight = 46;

/** Where the weights stand, from the left: rows of three, the upper ones on the lower. */
function placesOf(count: number, scale: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / weightsInRow);
    const inRow = Math.min(weightsInRow, count - row * weightsInRow);
    return { x: ((place % weightsInRow) - (inRow - 1) / 2) * pitch * scale, y: -row * rowHeight };
  });
}

function goodPlace(goods: number, weights: number, place: number): string {
  if (goods === 2) return `translate(${place === 0 ? -30 : 30} 0) scale(0.82)`;
  return weights > 0 ? "translate(-21 0) scale(0.86)" : "translate(0 0)";
}

/** Animals fill their picture to its edges. */
const small: readonly GoodName[] = ["chicken", "duck"];

/** Something that is weighed, about 68 wide, standing on 0, 0. */
function Good({ good }: { good: GoodName }) {
  const [size, foot] = small.includes(good) ? [64, 2] : [76, 4];
  return <Picture name={good} x={-size / 2} y={foot - size} size={size} />;
}

/** What lies on a pan whose middle is 0, 0. */
export function PanLoad({ goods, weights, unit }: BalancePan & { unit: "kg" | "g" }) {
  // One or two weights have room to be read well.
  const scale = goods.length === 0 && weights.length <= 2 ? 1.3 : 1;
  const spots = placesOf(weights.length, scale);
  const items = weights.map((weight, place) => ({ weight, place, spot: spots[place] ?? { x: 0, y: 0 } }));
  const things = goods.map((thing, place) => ({ thing, place }));
  const aside = goods.length > 0 ? 35 : 0;
  return (
    <>
      {things.map(({ thing, place }) => (
        <g key={place} transform={goodPlace(goods.length, weights.length, place)}>
          <Good good={thing.good} />
        </g>
      ))}
      {items.map(({ weight, place, spot }) => (
        <g key={`${place}-${weight}`} transform={`translate(${spot.x + aside} ${spot.y}) scale(${scale})`}>
          <g className="animate-pop pivot">
            <Weight weight={weight} unit={unit} />
          </g>
        </g>
      ))}
    </>
  );
}
