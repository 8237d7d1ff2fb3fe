import type { SceneFigure, ScenePlace } from "#lib/questions/figures/scene.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

type Setting = SceneFigure["setting"];

/** Where the things of one place stand: the middle of their feet, the height of each, and from one to the next. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly most: number;
}

const floor = 158;

/** What has no spot at a setting cannot be there. */
export const spots: Readonly<Record<Exclude<Setting, "row">, Partial<Record<ScenePlace, Spot>>>> = {
  table: {
    above: { x: 160, y: 76, size: 50, most: 3 },
    below: { x: 160, y: floor, size: 48, most: 2 },
    left: { x: 44, y: floor, size: 56, most: 1 },
    right: { x: 276, y: floor, size: 56, most: 1 },
  },
  box: {
    above: { x: 160, y: 56, size: 50, most: 2 },
    inside: { x: 160, y: floor - 9, size: 50, most: 3 },
    left: { x: 37, y: floor, size: 54, most: 1 },
    right: { x: 283, y: floor, size: 54, most: 1 },
    outside: { x: 283, y: floor, size: 54, most: 1 },
  },
  tree: {
    above: { x: 160, y: 76, size: 44, most: 3 },
    below: { x: 160, y: floor + 5, size: 40, most: 2 },
    left: { x: 44, y: floor, size: 56, most: 1 },
    right: { x: 276, y: floor, size: 56, most: 1 },
  },
};

export interface PlacedThing {
  readonly picture: PictureName;
  /** The middle of its feet. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where each thing stands. */
export function layScene(setting: Setting, things: SceneFigure["things"]): PlacedThing[] {
  if (setting === "row") {
    const size = Math.min(72, 308 / things.length - 5);
    const pitch = 310 / things.length;
    return things.map(({ picture, place }) => ({ picture, x: 5 + (Number(place) - 0.5) * pitch, y: 118, size }));
  }
  return things.flatMap(({ picture, place }, at) => {
    const spot = typeof place === "number" ? undefined : spots[setting][place];
    if (spot === undefined) return [];
    const here = things.filter((thing) => thing.place === place);
    const before = things.slice(0, at).filter((thing) => thing.place === place).length;
    const x = spot.x + (before - (here.length - 1) / 2) * (spot.size + 6);
    return [{ picture, x, y: spot.y, size: spot.size }];
  });
}
