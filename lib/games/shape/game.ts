import { defineGame } from "#lib/games/define-game.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { type ShapeLevel, shapeLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

/** Flat shapes and solids of class 1 (curriculum, c1-flat-shapes, c1-solid-shapes, c1-count-shapes). */
export const shapeGame = defineGame<ShapeLevel>({
  id: "shape",
  root: "game",
  name: "shape",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "shape", range: null, classId: "1", title: text.title, levels: shapeLevels }],
  generate: makeRound,
});
