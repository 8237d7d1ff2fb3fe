import { defineGame } from "#lib/games/define-game.ts";
import { type CompareLevel, compareLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { compareGameText as text } from "./text.ts";

const ranges = [10, 20, 100] as const;

/** Comparing and ordering numbers up to 10, 20 and 100 (curriculum, c1-compare-10, c1-compare-100, c1-order-numbers). */
export const compareGame = defineGame<CompareLevel>({
  id: "compare",
  root: "game",
  name: "compare",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: ranges.map((range) => ({
    levelName: `compare-${range}`,
    range: String(range),
    classId: "1",
    title: text.trackTitle(range),
    levels: compareLevels[range],
  })),
  generate: makeRound,
});
