import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type SubtractionTwoLevel, subtractionTwoLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Phép trừ có nhớ",
  trackTitle: (range: number): string => `Trừ có nhớ trong phạm vi ${range}`,
  howToPlay: toLine("Con trừ cho tròn chục trước. Đặt tính thì tính từ cột đơn vị, nhớ 1 sang chục."),
} as const;

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
