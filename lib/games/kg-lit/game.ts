import { defineGame } from "#lib/games/define-game.ts";
import { type KgLitLevel, kgLitLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { kgLitText as text } from "./text.ts";

/** Weighing in kilograms and measuring in litres (curriculum, c2-kg-litre). */
export const kgLitGame = defineGame<KgLitLevel>({
  id: "kg-lit",
  root: "game2",
  name: "kg-lit",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "kg-lit", range: null, classId: "2", title: text.title, levels: kgLitLevels }],
  generate: makeRound,
});
