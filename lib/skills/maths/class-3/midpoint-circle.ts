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
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildCentreQuestion,
  buildCountRadiiQuestion,
  buildLineNameQuestion,
  buildWhichLineQuestion,
} from "./build-circle-parts-question.ts";
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

/** Equal circles side by side, from end to end in a frame. */
function inRow(count: number, text: string) {
  const radius = count === 2 ? 48 : 40;
  const left = 160 - count * radius;
  const [top, right] = [90 - radius, 160 + count * radius];
  const middles = Array.from({ length: count }, (_, place) => ({ x: left + radius * (place * 2 + 1), y: 90 }));
  const [first = { x: 0, y: 0 }] = middles;
  const marks: DiagramMark[] = [
    {
      form: "area",
      corners: [
        { x: left, y: 90 + radius },
        { x: right, y: 90 + radius },
        { x: right, y: top },
        { x: left, y: top },
      ],
      tone: "none",
    },
    ...middles.map((at): DiagramMark => ({ form: "circle", ...at, radius, tone: "first" })),
    { form: "line", from: first, to: { x: left + radius * 2, y: 90 }, look: "solid", ends: "plain" },
    { form: "length", from: first, to: { x: left + radius * 2, y: 90 }, text, side: 1, hasArrows: false },
    ...middles.map((at): DiagramMark => ({ form: "point", ...at, name: null, nameAt: 0, isDrawn: true })),
  ];
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks,
    alt: `${count} hình tròn bằng nhau, bán kính ${text}, xếp khít trong khung.`,
  } as const;
}

/** The circles in a row, each with its radius and its diameter. */
function inRowMeasured(count: number, radius: number): DiagramFigure {
  const figure = inRow(count, measure(String(radius), "cm"));
  const text = measure(String(radius * 2), "cm");
  const across = figure.marks.flatMap((mark): DiagramMark[] => {
    if (mark.form !== "circle") return [];
    const y = mark.y + mark.radius;
    const [from, to] = [
      { x: mark.x - mark.radius, y },
      { x: mark.x + mark.radius, y },
    ];
    return [{ form: "length", from, to, text, side: -1, hasArrows: false }];
  });
  return { ...figure, marks: [...figure.marks, ...across], alt: "Dưới mỗi hình tròn ghi đường kính của hình đó." };
}

/** "Có 3 hình tròn bằng nhau, bán kính 4 cm, xếp khít trong hình chữ nhật. Chiều dài là bao nhiêu xăng-ti-mét?" Typed. */
function buildRowQuestion(rng: Rng): Question {
  const count = rng.pick([2, 3]);
  const radius = rng.int(3, 20);
  const text = measure(String(radius), "cm");
  const across = radius * 2;
  const answer = across * count;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Có ${count} hình tròn bằng nhau, bán kính ${text}, xếp khít trong hình chữ nhật. Chiều dài hình chữ nhật là bao nhiêu xăng-ti-mét?`,
      `Hộp có ${count} chiếc bánh tròn bằng nhau xếp khít, mỗi chiếc có bán kính ${text}. Chiều dài mặt hộp là bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [inRow(count, text)],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", radius * count, "Con mới tính mỗi hình tròn một bán kính. Con cần đường kính nhé!"),
      mistake(
        "PARTIAL",
        across,
        `${measure(String(across), "cm")} mới là đường kính của một hình tròn. Trong khung có mấy hình?`,
      ),
      mistake("OP", radius * (count * 2 - 1), "Con đếm lại số bán kính nối liền nhau nhé!"),
      mistake("OP", answer + radius, "Số này dài hơn cả khung. Con đếm lại số bán kính nối liền nhau nhé!"),
    ],
    hints: [
      "Đường kính gấp 2 lần bán kính. Con tính đường kính một hình tròn trước.",
      `Chiều dài bằng ${count} đường kính nối liền nhau.`,
    ],
    explanation: {
      say: `Đường kính là ${radius} × 2 = ${across} (cm). Chiều dài là ${across} × ${count} = ${answer} (cm).`,
      figures: [inRowMeasured(count, radius)],
    },
    praise: "calculate",
    identity: `row ${count} ${radius}`,
  });
}

/** "Hộp dài 24 cm xếp khít 3 chiếc bánh tròn bằng nhau. Bán kính mỗi chiếc bánh là bao nhiêu xăng-ti-mét?" Typed. */
function buildRowRadiusQuestion(rng: Rng): Question {
  const count = rng.pick([2, 3]);
  const radius = rng.int(2, 10);
  const [across, length] = [radius * 2, radius * 2 * count];
  const text = measure(String(length), "cm");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hộp dài ${text} xếp khít ${count} chiếc bánh tròn bằng nhau. Bán kính mỗi chiếc bánh là bao nhiêu xăng-ti-mét?`,
      `Hình chữ nhật dài ${text} xếp khít ${count} hình tròn bằng nhau. Bán kính mỗi hình tròn là bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [{ ...inRow(count, "?"), alt: `${count} hình tròn bằng nhau xếp khít trong khung, bán kính chưa biết.` }],
    answer: radius,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", across, "Đó mới là đường kính. Bán kính bằng một nửa đường kính."),
      mistake("PARTIAL", length / 2, "Trong khung có nhiều hình. Con tìm đường kính của một hình trước nhé!"),
      mistake("DATUM", length, "Đó là chiều dài đã cho. Con tìm bán kính nhé!"),
    ],
    hints: withoutLeaks(radius, [
      "Chiều dài bằng các đường kính nối liền nhau. Con tìm đường kính của một hình trước.",
      "Bán kính bằng một nửa đường kính.",
    ]),
    explanation: {
      say: `Đường kính là ${length} : ${count} = ${across} (cm). Bán kính là ${across} : 2 = ${radius} (cm).`,
      figures: [inRowMeasured(count, radius)],
    },
    praise: "calculate",
    identity: `row radius ${count} ${radius}`,
  });
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
