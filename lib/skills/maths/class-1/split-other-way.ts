import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { sortAlikeQuestion } from "#lib/skills/drafts/sort-question.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { plates, things } from "./plates.ts";

/** Two ways to split are told, and another one is laid; every other one is right. */
export function buildOtherWayQuestion(rng: Rng): Question {
  const whole = rng.int(8, 10);
  const picture = rng.pick(things);
  const { name, unit } = pictureText[picture];
  const halves = Array.from({ length: Math.floor(whole / 2) }, (_, place) => whole - 1 - place);
  const [one = 0, other = 0] = rng.shuffle(halves);
  const all = Array.from({ length: whole + 1 }, (_, blue) => [blue, whole - blue] as const);
  const isTold = ([blue]: readonly [number, number]) => blue === one || blue === other;
  const isTurned = ([, red]: readonly [number, number]) => red === one || red === other;
  // What is shown has something on both plates and is not a told one turned round.
  const isPlain = (way: readonly [number, number]) => way[0] > 0 && way[1] > 0 && !isTold(way) && !isTurned(way);
  const [shown = [0, whole]] = all.filter(isPlain);
  const ways = [shown, ...all.filter((way) => way !== shown && !isTold(way))];
  return sortAlikeQuestion(rng, {
    prompt: `${whole} gồm ${one} và ${whole - one}, hoặc ${other} và ${whole - other}. Con xếp ${whole} ${name} vào hai đĩa theo cách khác.`,
    view: { pile: { type: "alike", picture, total: whole }, trays: plates, each: null },
    ways,
    distractors: all
      .filter(isTold)
      .map((way) => mistake("DATUM", way, "Cách này có trong đề bài rồi. Con tìm cách khác nhé!")),
    missing: `Vẫn còn ${name} chưa xếp. Con xếp hết nhé!`,
    wrong: "Con đếm lại hai đĩa nhé!",
    sum: null,
    hints: [
      `Con xếp hết vào hai đĩa: ${one} ${unit} và ${whole - one} ${unit}.`,
      `Con chuyển bớt ${unit} sang đĩa kia. Cách ấy có trong đề bài chưa?`,
    ],
    explanation: `Một cách khác: đĩa xanh ${shown[0]} ${unit}, đĩa đỏ ${shown[1]} ${unit}. ${whole} gồm ${shown[0]} và ${shown[1]}.`,
    praise: "trays",
    identity: `other ${whole} ${one} ${other} ${picture}`,
  });
}
