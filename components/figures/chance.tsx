import type { ChanceFigure, ChanceThing } from "#lib/questions/figures/chance.ts";
import { Bag } from "./chance/bag.tsx";
import { BallHeap } from "./chance/ball-heap.tsx";
import { Box } from "./chance/box.tsx";
import { Spinner } from "./chance/spinner.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { Coins } from "./tokens/coins.tsx";
import { Dice } from "./tokens/dice.tsx";

const side = 160;
const box = 168;

function widthOf(thing: ChanceThing): number {
  return thing.form === "dice" || thing.form === "coins" ? Math.max(box, 96 * thing.faces.length) : box;
}

/** What chance is tried with, side by side. */
export function Chance({ figure }: { figure: ChanceFigure }) {
  const { things } = figure;
  const placed = things.map((thing, at) => ({
    thing,
    at,
    x: things.slice(0, at).reduce((sum, each) => sum + widthOf(each) + 10, 0),
  }));
  const width = things.reduce((sum, thing) => sum + widthOf(thing) + 10, -10);
  return (
    <FigureSvg alt={figure.alt} width={width} height={side}>
      {placed.map(({ thing, at, x }) => (
        <g key={at} transform={`translate(${x + widthOf(thing) / 2} ${side / 2})`}>
          <Thing thing={thing} />
        </g>
      ))}
    </FigureSvg>
  );
}

/** Around the point 0, 0. */
function Thing({ thing }: { thing: ChanceThing }) {
  switch (thing.form) {
    case "bag":
      return (
        <Bag>
          <BallHeap balls={thing.balls} />
        </Bag>
      );
    case "box":
      return (
        <Box>
          <BallHeap balls={thing.balls} />
        </Box>
      );
    case "spinner":
      return <Spinner sectors={thing.sectors} labels={thing.labels} />;
    case "dice":
      return <Dice {...thing} />;
    case "coins":
      return <Coins {...thing} />;
    default:
      return thing satisfies never;
  }
}
