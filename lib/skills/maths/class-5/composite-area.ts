import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import type { CompositeShape } from "./composite-shape.ts";
import { cutTrapezoid, cutTriangle } from "./cut-composites.ts";
import { rectangleAndEnds, rectangleWithCircle, squareWithCircle } from "./round-composites.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";
import { rectangleAndTriangle, twoRectangles } from "./whole-composites.ts";

/** One part alone, or the two taken together the wrong way. */
function commonMistakes({ cut, parts: [first, second] }: CompositeShape): Distractor<number>[] {
  const [one, other] = [first.name.toLowerCase(), second.name.toLowerCase()];
  return cut !== null
    ? [
        mistake("PARTIAL", first.area, `Đó là diện tích cả ${one}. Con trừ đi phần bị cắt nhé!`),
        mistake("PARTIAL", second.area, "Đó mới là diện tích phần bị cắt. Con tính phần còn lại nhé!"),
        mistake("OP", first.area + second.area, "Con đã cộng. Cắt đi một phần thì diện tích bé hơn, con trừ nhé!"),
      ]
    : [
        mistake("PARTIAL", first.area, `Đó mới là diện tích ${one}. Con cộng thêm ${other} nhé!`),
        mistake("PARTIAL", second.area, `Đó mới là diện tích ${other}. Con cộng thêm ${one} nhé!`),
        mistake("OP", Math.abs(first.area - second.area), "Con đã trừ. Hai hình ghép lại thì con cộng diện tích nhé!"),
      ];
}

/** Short, so that the drawing, where the measures stand, has room on a phone. */
function promptsOf({ cut, square, said }: CompositeShape, isRound: boolean): string[] {
  const number = isRound ? " (dùng số 3,14)" : "";
  if (said !== undefined) return [`Tính diện tích hình gồm ${said}${number}.`];
  return cut !== null
    ? [
        `Tấm bìa bị cắt đi ${cut}. Tính diện tích phần còn lại${number}.`,
        `Tấm bìa bị cắt đi ${cut}. Diện tích phần còn lại là bao nhiêu${number}?`,
        `Tính diện tích tấm bìa còn lại sau khi cắt đi ${cut}${number}.`,
      ]
    : [
        `Tính diện tích hình ghép${number}.`,
        `Diện tích cả hình là bao nhiêu ${units[square].spoken}${number}?`,
        `Cả hình có diện tích bao nhiêu${number}?`,
      ];
}

function shapeQuestion(rng: Rng, shape: CompositeShape, isRound = false): Question {
  const { square, parts, cut, before, hints, figure, told } = shape;
  const [first, second] = parts;
  const isCut = cut !== null;
  const text = (area: number) => decimalText(area, 3);
  const value = (area: number) => decimalMeasureValue(area, 3, square);
  const area = isCut ? first.area - second.area : first.area + second.area;
  const worked = parts.map((part) => `${part.name}: ${part.sum} = ${text(part.area)} (${square}).`);
  const end = `${isCut ? "Phần còn lại" : "Cả hình"}: ${text(first.area)} ${isCut ? "−" : "+"} ${text(second.area)} = ${text(area)} (${square}).`;
  return decimalMeasureQuestion(rng, {
    unit: square,
    // An area that was not halved may be as long as 128,25 where the answer is 63.
    leastDigits: 5,
    prompt: rng.pick(promptsOf(shape, isRound)),
    figures: [figure],
    answer: value(area),
    distractors: [...shape.mistakes, ...commonMistakes(shape)].map((each) => ({ ...each, value: value(each.value) })),
    wrong: "Con tính diện tích từng hình một, ghi kết quả ra nháp rồi tính lại nhé!",
    hints,
    explanation: [before, ...worked, end].filter((each) => each !== undefined).join(" "),
    praise: "calculate",
    identity: `composite ${told.join(", ")}`,
  });
}

/** Areas of shapes that are put together or cut (curriculum, c5-composite-area): rectangles and triangles; with decimals, a part cut out; with circles. */
export const compositeArea = defineGeometrySkill({
  id: "c5-composite-area",
  classId: "5",
  title: "Diện tích hình ghép",
  generate: byDifficulty({
    1: [(rng) => shapeQuestion(rng, rectangleAndTriangle(rng)), (rng) => shapeQuestion(rng, twoRectangles(rng))],
    2: [(rng) => shapeQuestion(rng, cutTrapezoid(rng)), (rng) => shapeQuestion(rng, cutTriangle(rng))],
    3: [
      (rng) => shapeQuestion(rng, rectangleAndEnds(rng), true),
      (rng) => shapeQuestion(rng, rectangleAndEnds(rng), true),
      (rng) => shapeQuestion(rng, squareWithCircle(rng), true),
      (rng) => shapeQuestion(rng, rectangleWithCircle(rng), true),
    ],
  }),
});
