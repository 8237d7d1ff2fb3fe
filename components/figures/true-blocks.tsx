import type { Place, PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import { blockSides, layTrueBlocks } from "#lib/questions/figures/true-blocks.ts";
import { placeValueBoardText } from "#lib/text/place-value-board-text.ts";

/** Units of the drawing for the side of a cube. */
const cube = 10;

const sizes: Readonly<Record<Place, { readonly width: number; readonly height: number }>> = {
  hundreds: { width: blockSides.plate * cube, height: blockSides.plate * cube },
  tens: { width: blockSides.cube * cube, height: blockSides.rod * cube },
  ones: { width: blockSides.cube * cube, height: blockSides.cube * cube },
};

/** Hundreds, tens and ones in their true proportion: a plate is as high as a rod, which is as long as ten cubes. */
export function TrueBlocks({ figure }: { figure: PlaceBlocksFigure }) {
  const { width, height, mats } = layTrueBlocks(figure);
  return (
    <svg role="img" aria-label={figure.alt} viewBox={`0 0 ${width * cube} ${height * cube}`} className="min-h-0 w-full">
      {mats.map((mat) => (
        <g key={mat.place}>
          <rect
            x={mat.x * cube + 1}
            y="1"
            width={mat.width * cube - 2}
            height={height * cube - 2}
            rx="10"
            className="fill-surface"
          />
          <text
            x={(mat.x + mat.width / 2) * cube}
            y="24"
            fontSize="20"
            textAnchor="middle"
            className="fill-ink font-head font-bold"
          >
            {placeValueBoardText.placeName(mat.place)}
          </text>
          {mat.spots.map(({ x, y }) => (
            <Block key={`${x} ${y}`} place={mat.place} x={x * cube} y={y * cube} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Block({ place, x, y }: { place: Place; x: number; y: number }) {
  const { width, height } = sizes[place];
  const rows = Array.from({ length: height / cube - 1 }, (_, at) => `M${x} ${y + (at + 1) * cube}h${width}`);
  const columns = Array.from({ length: width / cube - 1 }, (_, at) => `M${x + (at + 1) * cube} ${y}v${height}`);
  return (
    <>
      <rect {...{ x, y, width, height }} strokeWidth="1.6" className="fill-locked stroke-ink" />
      <path d={[...rows, ...columns].join("")} strokeWidth="0.7" className="stroke-ink" />
    </>
  );
}
