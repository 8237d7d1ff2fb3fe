import { defineGame } from "#lib/games/define-game.ts";
import { type AdditionLevel, additionLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { additionGameText as text } from "./text.ts";

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
