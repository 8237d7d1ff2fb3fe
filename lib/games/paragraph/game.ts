import { defineGame } from "#lib/games/define-game.ts";
import { type ParagraphLevel, paragraphLevels } from "./levels.ts";
import { makeRound } from "./make-round.ts";
import { paragraphGameText as text } from "./text.ts";

/** Word problems of one step, answered as in the exercise book (curriculum, class 2: 2.8 to 2.13). */
export const paragraphGame = defineGame<ParagraphLevel>({
  id: "paragraph",
  root: "game2",
  name: "paragraph",
  title: text.title,
  howToPlay: text.howToPlay,
  tracks: [{ levelName: "paragraph", range: null, classId: "2", title: text.title, levels: paragraphLevels }],
  generate: makeRound,
});
