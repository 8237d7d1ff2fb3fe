import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { type SceneAsk, sceneAsks } from "./scene-asks.ts";
import type { ShapeSetting } from "./shape-setting.ts";

const [width, height] = [300, 180];
const largestNumber = 10;

function mistakesOf({ scene, sort, count }: SceneAsk): Mistake[] {
  const all: Mistake = { code: "FIELD", value: scene.parts.length, feedback: text.mistakeAll(sort) };
  return [
    { code: "OFF1", value: count - 1, feedback: text.mistakeSkipped },
    { code: "OFF1", value: count + 1, feedback: text.mistakeTwice },
    count > 3
      ? { code: "OFF1", value: count - 2, feedback: text.mistakeSkipped }
      : { code: "OFF1", value: count + 2, feedback: text.mistakeTwice },
    ...(all.value > count + 1 ? [all] : []),
  ];
}

function sceneFigure({ scene, sort }: SceneAsk, isOnlySort: boolean, numbered: number): ShapesFigure {
  const asked = scene.parts.filter((part) => part.sort === sort);
  return {
    type: "shapes",
    width,
    height,
    parts: scene.parts.map(({ sort: own, part }) => (isOnlySort && own !== sort ? { ...part, look: "pale" } : part)),
    labels: asked.slice(0, numbered).map(({ middle }, place) => ({
      x: Math.round(middle.x),
      y: Math.round(middle.y),
      label: String(place + 1),
    })),
    alt: text.sceneAlt,
  };
}

/** "Trong hình có mấy hình tam giác?" of a picture put together from shapes. */
export function buildSceneQuestion({ isTyped = false, rng }: ShapeSetting): Question {
  const ask = rng.pick(sceneAsks);
  const { scene, sort, count } = ask;
  const body = {
    prompt: text.promptCount(sort),
    figures: [sceneFigure(ask, false, 0)],
    hints: [
      { ...text.hintOnly(sort), figures: [sceneFigure(ask, true, 0)] },
      { ...text.hintNumbered, figures: [sceneFigure(ask, true, count - 1)] },
    ],
    explanation: { ...text.explainCount(sort, count), figures: [sceneFigure(ask, true, count)] },
    praise: rng.pick(text.praiseCount),
    answer: numberAsLine(count),
    identity: `scene ${scene.name} ${sort}`,
  };
  const mistakes = mistakesOf(ask);
  return isTyped
    ? { kind: "number", ...body, ...numberBox(count, mistakes, largestNumber) }
    : { kind: "choice", ...body, ...numberChoices(rng, count, mistakes, largestNumber) };
}
