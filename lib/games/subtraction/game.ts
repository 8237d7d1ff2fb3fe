import { defineGame } from "#lib/games/define-game.ts";
import { type SubtractionLevel, subtractionLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { subtractionGameText as text } from "./text.ts";

const ranges = [10, 20, 100] as const;

/** Differences up to 10, 20 and 100 that take no ten apart (curriculum, class 1, "Số và phép tính"). */
export const subtractionGame = defineGame<SubtractionLevel>({
  id: "subtraction",
  root: "game",
  name: "subtraction",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: ranges.map((range) => ({
    levelName: `subtraction-${range}`,
    range: String(range),
    classId: "1",
    title: text.trackTitle(range),
    levels: subtractionLevels[range],
  })),
  generate: makeRound,
});
