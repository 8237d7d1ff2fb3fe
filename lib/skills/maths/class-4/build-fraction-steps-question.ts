import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, inLowestTerms, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import {
  type Addends,
  addendsText,
  broughtText,
  ideaOfAddends,
  pickAddends,
  sumOf,
  workedAddends,
} from "./fraction-addends.ts";

/** The one that is brought to the bottom of the other, and the one that stays. */
function changedOf({ all, common }: Addends): readonly [changed: Fraction, kept: Fraction] {
  const [first = { top: 1, bottom: 2 }, second = first] = all;
  return first.bottom === common ? [second, first] : [first, second];
}

/** Wrong new tops, and wrong tops of the sum. */
function stepMistakes(addends: Addends): Distractor<readonly (string | null)[]>[] {
  const { common } = addends;
  const [{ top, bottom }, kept] = changedOf(addends);
  const by = common / bottom;
  const own = top * by;
  const again = (sum: number) => [String(own), String(sum)];
  return [
    mistake(
      "PARTIAL",
      [String(top), null],
      `Mẫu số ${bottom} nhân với ${by} được ${common}. Tử số cũng phải nhân với ${by}.`,
    ),
    ...(top + common - bottom === own
      ? []
      : [
          mistake(
            "OP",
            [String(top + common - bottom), null],
            "Mẫu số nhân với mấy thì tử số cũng nhân với bấy nhiêu, không phải cộng.",
          ),
        ]),
    mistake("PARTIAL", again(top + kept.top), "Con đã cộng tử số cũ. Con cộng tử số mới nhé!"),
    ...(kept.top === 1
      ? []
      : [mistake("OP", again(own * kept.top), "Con đã nhân hai tử số. Con xem lại dấu của phép tính nhé!")]),
    mistake(
      "PARTIAL",
      again(inLowestTerms(sumOf(addends)).top),
      `Con đã rút gọn rồi. Ở đây mẫu số là ${common}, con viết tử số chưa rút gọn nhé!`,
    ),
  ];
}

/** "1/6 + …/6 = …/6" for 1/6 + 2/3: the two new tops are typed. */
export function buildFractionStepsQuestion(rng: Rng): Question {
  const addends = pickAddends(rng, "unlike");
  const { all, common, result } = addends;
  const [changed, kept] = changedOf(addends);
  const { top, bottom } = changed;
  const box = (name: string): BoxesPart => ({ type: "fraction", top: wholeBox(name, 2), bottom: String(common) });
  const still: BoxesPart = { type: "text", text: writtenFraction(kept) };
  const own = box("tử số sau khi quy đồng");
  const [left, right] = all[0] === changed ? [own, still] : [still, own];
  const text = addendsText(addends);
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con quy đồng mẫu số rồi tính ${text}, viết các tử số vào ô trống.`,
      `Tính ${text}: con điền tử số sau khi quy đồng và tử số của tổng.`,
    ]),
    parts: [left, { type: "text", text: "+" }, right, { type: "text", text: "=" }, box("tử số của tổng")],
    values: [String((top * common) / bottom), String(result)],
    distractors: stepMistakes(addends),
    wrong: [
      `Con xem ${bottom} nhân với mấy thì được ${common}, rồi nhân tử số với số đó.`,
      "Con cộng lại hai tử số sau khi quy đồng nhé!",
    ],
    hints: [
      ideaOfAddends(addends),
      `Con tìm xem ${bottom} nhân với mấy thì được ${common}, rồi nhân tử số ${top} với số đó.`,
    ],
    explanation: `${workedAddends(addends)}.`,
    praise: "fraction",
    answer: `${broughtText(addends)} = ${writtenFraction(sumOf(addends))}`,
    identity: `steps ${text}`,
  });
}
