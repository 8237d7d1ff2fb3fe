import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { circleDiagram } from "#lib/questions/diagrams/circle-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildCentreQuestion,
  buildCountRadiiQuestion,
  buildLineNameQuestion,
  buildWhichLineQuestion,
} from "./build-circle-parts-question.ts";
import { buildRowQuestion, buildRowRadiusQuestion } from "./build-circles-in-row-question.ts";
import { buildMidpointChainQuestion } from "./build-midpoint-chain-question.ts";
import {
  buildHalfLengthQuestion,
  buildMidpointFigureQuestion,
  buildMidpointOnGridQuestion,
} from "./build-midpoint-question.ts";

const range = [1, 1000] as const;

/** Not more than 10: twice as much, and half of it, stand in the tables of 2. */
const round = [
  { thing: "Miệng bát hình tròn", unit: "cm", least: 5, most: 9 },
  { thing: "Mặt đồng hồ hình tròn", unit: "cm", least: 7, most: 10 },
  { thing: "Nắp hộp hình tròn", unit: "cm", least: 3, most: 8 },
  { thing: "Bồn hoa hình tròn", unit: "m", least: 3, most: 9 },
  { thing: "Mặt bàn hình tròn", unit: "dm", least: 4, most: 8 },
  { thing: "Hình tròn", unit: "cm", least: 3, most: 10 },
] as const;

/** "Hình tròn có bán kính 6 cm. Đường kính dài bao nhiêu?" and backwards. */
function buildOtherQuestion(rng: Rng): Question {
  const { thing, unit, least, most } = rng.pick([...round, round[5], round[5]]);
  const radius = rng.int(least, most);
  const isRadius = rng.int(0, 1) === 0;
  const [told, asked, name, other] = isRadius
    ? ([radius, radius * 2, "bán kính", "Đường kính"] as const)
    : ([radius * 2, radius, "đường kính", "Bán kính"] as const);
  const text = measure(String(told), unit);
  const rule = isRadius
    ? "Đường kính gấp 2 lần bán kính, con nhân với 2 nhé!"
    : "Bán kính bằng một nửa đường kính, con chia cho 2 nhé!";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có ${name} ${text}. ${other} dài bao nhiêu ${units[unit].spoken}?`,
      `${thing} có ${name} dài ${text}. Hỏi ${other.toLowerCase()} dài bao nhiêu ${units[unit].spoken}?`,
    ]),
    figures: [
      circleDiagram({ drawn: isRadius ? "radius" : "diameter", text, alt: `Hình tròn tâm O có ${name} ${text}.` }),
    ],
    answer: asked,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", isRadius ? radius / 2 : radius * 4, rule),
      mistake("DATUM", told, `Đó là ${name}. Đề bài hỏi ${other.toLowerCase()}.`),
      mistake("OP", told + 2, rule),
      mistake("OP", told - 2, rule),
    ],
    hints: [
      "Đường kính gồm hai bán kính nối liền nhau qua tâm.",
      isRadius ? "Con lấy bán kính nhân với 2." : "Con lấy đường kính chia cho 2.",
    ],
    explanation: {
      say: isRadius
        ? `Đường kính gấp 2 lần bán kính: ${told} × 2 = ${asked} (${unit}).`
        : `Bán kính bằng một nửa đường kính: ${told} : 2 = ${asked} (${unit}).`,
      figures: [measuredBoth(radius, unit)],
    },
    praise: "calculate",
    identity: `other ${name} ${told} ${unit}`,
  });
}

/** A circle with its diameter measured above, and its two radii below. */
function measuredBoth(radius: number, unit: Unit): DiagramFigure {
  const figure = circleDiagram({
    drawn: "diameter",
    text: measure(String(radius * 2), unit),
    alt: "Đường kính của hình tròn gồm hai bán kính bằng nhau.",
  });
  const halves = figure.marks.flatMap((mark): DiagramMark[] => {
    if (mark.form !== "circle") return [];
    const middle = { x: mark.x, y: mark.y };
    const ends = [{ ...middle, x: mark.x - mark.radius }, middle, { ...middle, x: mark.x + mark.radius }];
    return ends.slice(1).map((to, place) => {
      const text = measure(String(radius), unit);
      return { form: "length", from: ends[place] ?? middle, to, text, side: -1, hasArrows: false };
    });
  });
  return { ...figure, marks: [...figure.marks, ...halves] };
}

/** Up to 60 cm: its halves are found by dividing numbers of two digits. */
const buildLongChainQuestion = (rng: Rng) => buildMidpointChainQuestion(rng, 15);

/** Midpoints and circles (curriculum, c3-midpoint-circle): on a grid; radius and diameter; circles in a row, a midpoint of a half. */
export const midpointCircle = defineGeometrySkill({
  id: "c3-midpoint-circle",
  classId: "3",
  title: "Trung điểm, hình tròn",
  generate: byDifficulty({
    1: [
      buildMidpointOnGridQuestion,
      buildMidpointOnGridQuestion,
      buildMidpointFigureQuestion,
      buildCentreQuestion,
      buildHalfLengthQuestion,
    ],
    2: [
      buildWhichLineQuestion,
      buildLineNameQuestion,
      buildCountRadiiQuestion,
      buildOtherQuestion,
      buildOtherQuestion,
      buildOtherQuestion,
    ],
    3: [buildRowQuestion, buildRowRadiusQuestion, buildLongChainQuestion, buildLongChainQuestion],
  }),
});
