import type { PriceTagsFigure } from "#lib/questions/figures/price-tags.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { Label } from "./label.tsx";
import { Picture } from "./picture.tsx";
import { Tag } from "./price-tags/tag.tsx";

const width = 320;
const noteHeight = 26;
type Good = PriceTagsFigure["goods"][number];

interface PlacedGood {
  good: Good;
  width: number;
  answer: string | null;
}

/** Goods with their prices: up to three side by side, four in two rows. */
export function PriceTags({ figure, answer: given = null }: { figure: PriceTagsFigure; answer?: string | null }) {
  const { goods, alt } = figure;
  const prices = goods.map(({ price }) => price);
  const answer = gapAnswer(prices, given) === null ? null : given;
  const columns = goods.length === 4 ? 2 : goods.length;
  const room = width / columns;
  const hasPictures = goods.some(({ picture }) => picture !== null);
  const isWide = goods.length === 4;
  const row =
    (isWide ? 84 : standingHeight(hasPictures)) + (goods.some(({ note }) => note !== undefined) ? noteHeight : 0);
  const Placed = isWide ? LyingGood : StandingGood;
  return (
    <FigureSvg alt={alt} width={width} height={row * Math.ceil(goods.length / columns)}>
      {goods.map((good, place) => (
        <g key={good.name} transform={`translate(${(place % columns) * room} ${Math.floor(place / columns) * row})`}>
          <Placed good={good} width={room} answer={answer} />
        </g>
      ))}
    </FigureSvg>
  );
}

function standingHeight(hasPictures: boolean): number {
  return hasPictures ? 156 : 110;
}

/** Picture, name and tag, one below the other. */
function StandingGood({ good: { picture, name, price, note }, width: room, answer }: PlacedGood) {
  const middle = room / 2;
  const top = picture === null ? 0 : 64;
  return (
    <>
      {picture !== null && <Picture name={picture} x={middle - 31} y={0} size={62} />}
      <Label text={name} x={middle} y={top + 18} width={room - 8} size={17} />
      <Tag price={price} x={middle} y={top + 71} width={Math.min(room - 6, 132)} answer={answer} />
      {note !== undefined && <Label text={note} x={middle} y={top + 106} width={room - 8} size={17.5} />}
    </>
  );
}

/** A picture at the left of its name and tag. */
function LyingGood({ good: { picture, name, price, note }, width: room, answer }: PlacedGood) {
  const start = picture === null ? 4 : 50;
  const middle = (start + room - 3) / 2;
  return (
    <>
      {picture !== null && <Picture name={picture} x={2} y={19} size={46} />}
      <Label text={name} x={middle} y={18} width={room - start - 4} size={15.5} />
      <Tag price={price} x={middle} y={61} width={room - start - 3} answer={answer} />
      {note !== undefined && <Label text={note} x={middle} y={96} width={room - start - 4} size={15.5} />}
    </>
  );
}
