import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type OnesUnitsLevel, onesUnitsLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Chục và đơn vị",
  howToPlay: toLine("Thanh dài là 1 chục, khối lẻ là 1 đơn vị. Đủ 10 khối lẻ thì con đổi lấy 1 thanh chục."),
} as const;

/** Hundreds, tens and ones built, read, swapped and written as a sum (curriculum, class 2, "Số và phép tính"). */
export const onesUnitsGame = defineGame<OnesUnitsLevel>({
  id: "ones-units",
  root: "game2",
  name: "ones-units",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "ones-units", range: null, classId: "2", title: text.title, levels: onesUnitsLevels }],
  generate: makeRound,
});
