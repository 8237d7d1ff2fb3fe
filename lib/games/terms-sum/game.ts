import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type TermsSumLevel, termsSumLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Số hạng và tổng",
  howToPlay: toLine("Hai số hạng cộng lại thì được tổng. Con gọi tên từng số và tìm số còn thiếu nhé!"),
} as const;

/** The names of the numbers in a sum and a difference, and how one is found from the others (curriculum, class 2). */
export const termsSumGame = defineGame<TermsSumLevel>({
  id: "terms-sum",
  root: "game2",
  name: "terms-sum",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "terms-sum", range: null, classId: "2", title: text.title, levels: termsSumLevels }],
  generate: makeRound,
});
