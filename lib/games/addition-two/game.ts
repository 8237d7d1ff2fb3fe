import { defineGame } from "#lib/games/define-game.ts";
import { type AdditionTwoLevel, additionTwoLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { additionTwoText as text } from "./text.ts";

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
