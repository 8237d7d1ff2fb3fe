import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type SubtractionLevel, subtractionLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Phép trừ",
  trackTitle: (range: number): string => `Trừ trong phạm vi ${range}`,
  howToPlay: toLine("Con xem bớt đi mấy, còn lại mấy. Con chọn hoặc viết kết quả."),
} as const;

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
