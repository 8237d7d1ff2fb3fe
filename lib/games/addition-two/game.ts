import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type AdditionTwoLevel, additionTwoLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Phép cộng có nhớ",
  trackTitle: (range: number): string => `Cộng có nhớ trong phạm vi ${range}`,
  howToPlay: toLine("Con cộng cho tròn chục trước. Đặt tính thì tính từ cột đơn vị, nhớ 1 sang chục."),
} as const;

const ranges = [20, 100] as const;

/** Sums that go over a ten, up to 20 in the head and up to 100 in columns (curriculum, class 2, "Số và phép tính"). */
export const additionTwoGame = defineGame<AdditionTwoLevel>({
  id: "addition-two",
  root: "game2",
  name: "addition",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: ranges.map((range) => ({
    levelName: `addition-two-${range}`,
    range: String(range),
    classId: "2",
    title: text.trackTitle(range),
    levels: additionTwoLevels[range],
  })),
  generate: makeRound,
});
