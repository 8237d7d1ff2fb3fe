import type { Frame } from "#scripts/rive/scene.ts";

/** The art's field of 200 by 258 with room around it for a hop; stills and .riv files share it, so that they coincide. */
export const characterFrame: Frame = { x: -24, y: -70, width: 248, height: 294 };
