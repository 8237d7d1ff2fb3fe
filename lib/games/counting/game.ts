import { defineGame } from "#lib/games/define-game.ts";
import { type CountingLevel, countingLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { countingText as text } from "./text.ts";

/** Counting things from 0 to 20 (curriculum, c1-count-to-10 and c1-count-to-20). */
export const countingGame = defineGame<CountingLevel>({
  id: "counting",
  root: "game",
  name: "counting",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "counting", range: null, classId: "1", title: text.title, levels: countingLevels }],
  generate: makeRound,
});
