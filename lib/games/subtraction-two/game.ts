import { defineGame } from "#lib/games/define-game.ts";
import { type SubtractionTwoLevel, subtractionTwoLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { subtractionTwoText as text } from "./text.ts";

const ranges = [20, 100] as const;

/** Differences that take a ten apart, up to 20 in the head and up to 100 in columns (curriculum, class 2, "Số và phép tính"). */
export const subtractionTwoGame = defineGame<SubtractionTwoLevel>({
  id: "subtraction-two",
  root: "game2",
  name: "subtraction",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: ranges.map((range) => ({
    levelName: `subtraction-two-${range}`,
    range: String(range),
    classId: "2",
    title: text.trackTitle(range),
    levels: subtractionTwoLevels[range],
  })),
  generate: makeRound,
});
