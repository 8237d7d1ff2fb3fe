import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type CompareLevel, compareLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "So sánh",
  trackTitle: (range: number): string => `So sánh trong phạm vi ${range}`,
  howToPlay: toLine("Con so sánh rồi chọn dấu, hoặc xếp các số theo thứ tự."),
} as const;

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
