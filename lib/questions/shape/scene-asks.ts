import { scenes } from "./scenes.ts";
import type { FlatSort } from "./sort.ts";

type Scene = (typeof scenes)[number];

export interface SceneAsk {
  readonly scene: Scene;
  readonly sort: FlatSort;
  readonly count: number;
}

const sorts: readonly FlatSort[] = ["circle", "square", "rectangle", "triangle"];

/** Fewer are seen at once, more are tiring. */
const [least, most] = [2, 7];

function countIn({ parts }: Scene, sort: FlatSort): number {
  return parts.filter((part) => part.sort === sort).length;
}

/** Every question a scene is good for. A square is a rectangle too: rectangles are asked about where no square is. */
export const sceneAsks: readonly SceneAsk[] = scenes.flatMap((scene) =>
  sorts
    .map((sort) => ({ scene, sort, count: countIn(scene, sort) }))
    .filter(({ count }) => count >= least && count <= most)
    .filter(({ sort }) => sort !== "rectangle" || countIn(scene, "square") === 0),
);
