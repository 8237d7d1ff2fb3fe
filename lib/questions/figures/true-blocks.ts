import type { PlaceBlocksFigure } from "./place-blocks.ts";

/** Sides of blocks in their true proportion, counted in cubes. */
export const blockSides = { cube: 1, rod: 10, plate: 10 } as const;

/** Room on a mat and between mats, the height of a name, and the room between blocks, counted in cubes. */
const room = { edge: 1.2, gap: 1, name: 2.6, between: 0.5 } as const;

const platesInRow = 3;
const cubesInColumn = 5;

/** The least width of a mat: its name stands on it. */
const leastWidth = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Mat {
  readonly place: "hundreds" | "tens" | "ones";
  readonly x: number;
  readonly width: number;
  /** The upper left corners of its blocks. */
  readonly spots: readonly Spot[];
}

interface BlocksLayout {
  readonly width: number;
  readonly height: number;
  readonly mats: readonly Mat[];
}

const { edge, between } = room;
const top = room.name + edge;
const pitches = { plate: blockSides.plate + between, rod: blockSides.cube + between, cube: blockSides.cube + between };

function spotsOf(count: number, spotOf: (at: number) => Spot): readonly Spot[] {
  return Array.from({ length: count }, (_, at) => spotOf(at));
}

/** Blocks as they are cut from one piece of wood: ten cubes to a rod, ten rods to a plate. All lengths are counted in cubes. */
export function layTrueBlocks({
  hundreds,
  tens,
  ones,
}: Pick<PlaceBlocksFigure, "hundreds" | "tens" | "ones">): BlocksLayout {
  const plates = hundreds ?? 0;
  const rows = Math.max(1, Math.ceil(plates / platesInRow));
  const piles = [
    ...(hundreds === null
      ? []
      : [
          {
            place: "hundreds" as const,
            across: Math.min(plates, platesInRow) * pitches.plate,
            spots: spotsOf(plates, (at) => ({
              x: (at % platesInRow) * pitches.plate,
              y: Math.floor(at / platesInRow) * pitches.plate,
            })),
          },
        ]),
    {
      place: "tens" as const,
      across: tens * pitches.rod,
      spots: spotsOf(tens, (at) => ({ x: at * pitches.rod, y: 0 })),
    },
    {
      place: "ones" as const,
      across: Math.ceil(ones / cubesInColumn) * pitches.cube,
      spots: spotsOf(ones, (at) => ({
        x: Math.floor(at / cubesInColumn) * pitches.cube,
        y: (at % cubesInColumn) * pitches.cube,
      })),
    },
  ];
  const mats: Mat[] = [];
  for (const { place, across, spots } of piles) {
    const before = mats.at(-1);
    const x = before === undefined ? 0 : before.x + before.width + room.gap;
    const width = Math.max(leastWidth, across - between + 2 * edge);
    mats.push({ place, x, width, spots: spots.map((spot) => ({ x: x + edge + spot.x, y: top + spot.y })) });
  }
  const last = mats.at(-1);
  return {
    width: last === undefined ? 0 : last.x + last.width,
    height: top + rows * pitches.plate - between + edge,
    mats,
  };
}
