import { defineGame } from "#lib/games/define-game.ts";
import { type OnesUnitsLevel, onesUnitsLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { onesUnitsText as text } from "./text.ts";

/** Hundreds, tens and ones built, read, swapped and written as a sum (curriculum, class 2, "Số và phép tính"). */
export const onesUnitsGame = defineGame<OnesUnitsLevel>({
  id: "ones-units",
  root: "game2",
  name: "ones-units",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "ones-units", range: null, classId: "2", title: text.title, levels: onesUnitsLevels }],
  generate: makeRound,
});
