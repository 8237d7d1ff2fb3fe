import { defineGame } from "#lib/games/define-game.ts";
import { type ClockTwoLevel, clockTwoLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { clockTwoText as text } from "./text.ts";

/** Hours and minutes, parts of the day, lengths of time (curriculum, c2-clock-quarter, going on to c3-clock-minutes). */
export const clockTwoGame = defineGame<ClockTwoLevel>({
  id: "clock-two",
  root: "game2",
  name: "clock",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "clock-two", range: null, classId: "2", title: text.title, levels: clockTwoLevels }],
  generate: makeRound,
});
