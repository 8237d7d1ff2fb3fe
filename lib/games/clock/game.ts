import { toLine } from "#lib/core/to-line.ts";
import { defineGame } from "#lib/games/define-game.ts";
import { type ClockLevel, clockLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";

const text = {
  title: "Xem đồng hồ",
  howToPlay: toLine("Con xem kim ngắn, kim dài. Con chọn giờ hoặc quay kim đồng hồ."),
} as const;

/** Telling and setting whole hours, then half hours (curriculum, c1-clock-hours). */
export const clockGame = defineGame<ClockLevel>({
  id: "clock",
  root: "game",
  name: "clock",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "clock", range: null, classId: "1", title: text.title, levels: clockLevels }],
  generate: makeRound,
});
