import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type AdditionLevel, additionLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Phép cộng",
  trackTitle: (range: number): string => `Cộng trong phạm vi ${range}`,
  howToPlay: toLine("Con xem hình và tính nhé. Con chọn hoặc viết kết quả."),
} as const;

const ranges = [5, 10, 20, 100] as const;

/** Sums up to 5, 10, 20 and 100 without carrying (curriculum, class 1, "Số và phép tính"). */
export const additionGame = defineGame<AdditionLevel>({
  id: "addition",
  root: "game",
  name: "addition",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: ranges.map((range) => ({
    levelName: `addition-${range}`,
    range: String(range),
    classId: "1",
    title: text.trackTitle(range),
    levels: additionLevels[range],
  })),
  generate: makeRound,
});
