import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { truePolygonDiagram } from "#lib/questions/diagrams/true-polygon-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { total } from "#lib/skills/total.ts";
import { laidOut } from "./laid-out-sides.ts";

export const forgotten = "Con còn quên một cạnh. Con cộng đủ các cạnh nhé!";

/** Sides a real triangle or quadrilateral can have: none is as long as the others together. */
function pickSides(rng: Rng, count: 3 | 4, [least, most]: readonly [number, number]): number[] {
  const longest = rng.int(least, most);
  const others = Array.from({ length: count - 1 }, () => rng.int(Math.ceil(longest * 0.6), longest));
  return rng.shuffle([longest, ...others]);
}

/** Ten too little: a carry forgotten where it is 1, some of it where it is more, else a slip in the tens. */
export function tenLess(sides: readonly number[], perimeter: number) {
  if (sides.every((side) => side < 10)) return mistake("OFF10", perimeter - 10, "Con cộng lại lần lượt từng cạnh nhé!");
  const carry = Math.floor(total(sides.map((side) => side % 10)) / 10);
  if (carry === 0) return mistake("OFF10", perimeter - 10, "Con cộng lại các chữ số hàng chục nhé!");
  return mistake(
    "CARRY",
    perimeter - 10,
    carry === 1 ? "Con quên số nhớ sang hàng chục rồi. Con cộng lại nhé!" : "Con xem lại số nhớ sang hàng chục nhé!",
  );
}

interface Sides {
  readonly count: 3 | 4;
  readonly units: readonly Unit[];
  /** Between these two numbers the longest side lies. */
  readonly longest: readonly [number, number];
}

/** "Hình tam giác có ba cạnh dài 5 cm, 6 cm và 8 cm. Chu vi hình tam giác là bao nhiêu?" */
export function buildAroundSidesQuestion(rng: Rng, { count, units: among, longest }: Sides): Question {
  const name = count === 3 ? "hình tam giác" : "hình tứ giác";
  const unit = rng.pick(among);
  const sides = pickSides(rng, count, longest);
  const perimeter = total(sides);
  const texts = sides.map((side) => measure(String(side), unit));
  const listed = `${texts.slice(0, -1).join(", ")} và ${texts.at(-1)}`;
  const prompts = [
    `${name === "hình tam giác" ? "Hình tam giác" : "Hình tứ giác"} có các cạnh dài ${listed}. Chu vi${sides.length === 3 ? " hình đó" : ""} là bao nhiêu ${units[unit].spoken}?`,
    `Chu vi ${name} trong hình vẽ là bao nhiêu ${units[unit].spoken}?`,
    `Con kiến bò một vòng quanh ${name} trong hình. Con kiến bò được bao nhiêu ${units[unit].spoken}?`,
  ] as const;
  const different = [...new Set(sides)];
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [truePolygonDiagram({ sides, texts, alt: `Một ${name} có các cạnh dài ${listed}.` })],
    answer: perimeter,
    range: [1, 1000],
    isTyped: true,
    distractors: [
      ...different.map((side) => mistake("PARTIAL", perimeter - side, forgotten)),
      ...different.map((side) =>
        mistake("PARTIAL", side, `Đó mới là một cạnh. Con cộng đủ ${count === 3 ? "ba" : "bốn"} cạnh nhé!`),
      ),
      tenLess(sides, perimeter),
    ],
    hints: [
      `Chu vi ${name} là tổng độ dài các cạnh.`,
      `Con cộng độ dài hai cạnh trước, rồi cộng thêm ${count === 3 ? "cạnh thứ ba" : "từng cạnh còn lại"}.`,
    ],
    explanation: { say: `Chu vi là ${sides.join(" + ")} = ${perimeter} (${unit}).`, figures: [laidOut(sides, unit)] },
    praise: "calculate",
    identity: `sides ${sides.join()} ${unit}`,
  });
}
