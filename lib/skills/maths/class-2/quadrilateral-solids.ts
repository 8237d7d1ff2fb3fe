import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { ThingName } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { Question } from "#lib/questions/question.ts";
import { fieldFigure } from "#lib/questions/shape/field-figure.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pickQuestion } from "#lib/skills/drafts/pick-question.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import {
  buildCountFlatQuestion,
  buildFlatNameQuestion,
  buildNotFlatQuestion,
  buildWhichFlatQuestion,
} from "./build-flat-question.ts";
import { buildTowerCountQuestion, buildTowerDifferenceQuestion } from "./build-tower-question.ts";
import { drawSolid, numberedSolids, type Solid, solidFacts, solidNames, solids } from "./solid-names.ts";

const doubts: Readonly<Record<Solid, string>> = {
  cylinder: "Khối trụ có hai đáy tròn. Con nhìn lại nhé!",
  ball: "Khối cầu tròn đều, không có mặt phẳng.",
  cube: "Khối lập phương có các mặt đều là hình vuông.",
  box: "Khối hộp chữ nhật có mặt là hình chữ nhật. Con xem lại nhé!",
};

function nameDistractors() {
  return solids.map((other) => mistake("FIELD", wordsValue(solidNames[other]), doubts[other]));
}

/** One solid: "Khối này là khối gì?" */
function buildSolidNameQuestion(rng: Rng): Question {
  const solid = rng.pick(solids);
  const part = drawSolid(rng, solid, rng.pick(paints));
  return choiceQuestion(rng, {
    prompt: rng.pick(["Khối này là khối gì?", "Con gọi tên khối này nhé!"]),
    figures: [fieldFigure([part], [], "Một khối.")],
    answer: wordsValue(solidNames[solid]),
    distractors: nameDistractors(),
    hints: ["Khối này có lăn được không? Các mặt là hình gì?", "Con nhớ lại từng khối đã học nhé!"],
    explanation: `${solidFacts[solid]}. Đó là ${solidNames[solid]}.`,
    praise: "shape",
    identity: `solid ${JSON.stringify(part)}`,
  });
}

/** "Khối nào là khối trụ?" A cube is a box, too: it never stands beside one that is asked for. */
function buildWhichSolidQuestion(rng: Rng): Question {
  const solid = rng.pick(["cylinder", "ball", "cube"] as const);
  const colours = rng.shuffle(paints);
  const figure = (each: Solid, place: number) => {
    const paint = colours[place] ?? "red";
    return fieldFigure([drawSolid(rng, each, paint)], [], `${capital(shapeText.inPaint("solid", paint))}.`);
  };
  const right = figure(solid, 0);
  const others = solids.filter((other) => other !== solid);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Khối nào là ${solidNames[solid]}?`, `Con tìm ${solidNames[solid]} nhé!`]),
    right,
    answer: solidNames[solid],
    distractors: others.map((other, place) =>
      mistake("FIELD", figure(other, place + 1), `Đây là ${solidNames[other]}.`),
    ),
    hints: ["Khối này có lăn được không? Các mặt là hình gì?", "Con nhớ lại từng khối đã học nhé!"],
    explanation: `${solidFacts[solid]}. Đó là ${solidNames[solid]}.`,
    praise: "shape",
    identity: `which ${solid} ${JSON.stringify(right.parts)}`,
  });
}

/** Several solids: "Có mấy khối trụ?" */
function buildCountSolidsQuestion(rng: Rng): Question {
  const solid = rng.pick(["cylinder", "ball"] as const);
  const count = rng.int(1, 4);
  const others = solids.filter((other) => other !== solid);
  const rest = Array.from({ length: 6 - count }, () => rng.pick(others));
  const all = rng.shuffle([...Array.from({ length: count }, () => solid), ...rest]);
  const parts = all.map((each, place) => ({
    ...drawSolid(rng, each, rng.pick(paints)),
    x: 55 + (place % 3) * 105,
    y: 52 + Math.floor(place / 3) * 104,
  }));
  const figure: ShapesFigure = {
    type: "shapes",
    width: 320,
    height: 208,
    parts,
    labels: [],
    alt: "Nhiều khối khác nhau.",
  };
  const counted = parts.filter((_, place) => all[place] === solid);
  const name = solidNames[solid];
  return numberQuestion(rng, {
    prompt: rng.pick([`Trong hình có mấy ${name}?`, `Con đếm xem có mấy ${name}.`]),
    figures: [figure],
    answer: count,
    distractors: [
      mistake("OFF1", count - 1, "Con còn bỏ sót một khối."),
      mistake("FIELD", 6 - count, "Con chỉ đếm những khối đề bài hỏi nhé!"),
      mistake("OFF1", count + 1, "Con đếm thừa rồi. Con nhìn kĩ từng khối nhé!"),
      mistake("FIELD", 6, "Con chỉ đếm những khối đề bài hỏi nhé!"),
    ],
    range: [0, 10],
    isTyped: true,
    hints: [`${solidFacts[solid].replace("Khối này", "Khối đó")}.`, "Con nhìn kĩ từng khối rồi đếm."],
    explanation: { say: `Con đếm được ${count} ${name}.`, figures: [numberedSolids(figure, name, counted)] },
    praise: "count",
    identity: `count ${solid} ${JSON.stringify(parts)}`,
  });
}

const things = [
  ["can", "cylinder"],
  ["drum", "cylinder"],
  ["ball", "ball"],
  ["die", "cube"],
  ["puzzle-cube", "cube"],
  ["brick", "box"],
  ["fridge", "box"],
  ["matchbox", "box"],
] as const satisfies readonly (readonly [ThingName, Solid])[];

/** A thing is drawn: "Đồ vật này có dạng khối gì?" */
function buildThingQuestion(rng: Rng): Question {
  const [thing, solid] = rng.pick(things);
  return choiceQuestion(rng, {
    prompt: "Đồ vật trong hình có dạng khối gì?",
    figures: [
      fieldFigure(
        [{ form: "thing", thing, x: 50, y: 50, size: 100 }],
        [],
        shapeText.thingAlt(shapeText.thingName(thing)),
      ),
    ],
    answer: wordsValue(solidNames[solid]),
    distractors: nameDistractors(),
    hints: ["Con xem đồ vật có mặt phẳng hay tròn."],
    explanation: `${solidFacts[solid].replace("Khối này", "Đồ vật này")}. Nó có dạng ${solidNames[solid]}.`,
    praise: "shape",
    identity: `thing ${thing}`,
  });
}

/** Six things to tap: "Con tìm tất cả đồ vật có dạng khối trụ nhé!" */
function buildFindThingsQuestion(rng: Rng): Question {
  const solid = rng.pick(["cylinder", "cube", "box"] as const);
  const own = things.filter(([, each]) => each === solid);
  // A cube is a box, too: it never stands where boxes are looked for.
  const other = things.filter(([, each]) => each !== solid && !(solid === "box" && each === "cube"));
  const fitting = Array.from({ length: rng.int(2, 4) }, () => rng.pick(own));
  const rest = Array.from({ length: 6 - fitting.length }, () => rng.pick(other));
  const name = solidNames[solid];
  const all = rng.shuffle([...fitting, ...rest]);
  return pickQuestion(rng, {
    prompt: rng.pick([`Con tìm mọi đồ vật có dạng ${name}.`, `Những đồ vật nào có dạng ${name}?`]),
    tiles: all.map(([thing, each]) => ({
      part: { form: "thing", thing, x: 50, y: 50, size: 100 },
      name: shapeText.thingName(thing),
      wrong: each === solid ? null : `Đồ vật này có dạng ${solidNames[each]}.`,
    })),
    missed: "Con còn bỏ sót đồ vật. Con nhìn lại từng hình nhé!",
    counted: "đồ vật",
    hints: [`${solidFacts[solid].replace("Khối này", "Khối đó")}.`, "Con xem từng đồ vật có mặt phẳng hay tròn."],
    explanation: `Có ${fitting.length} đồ vật có dạng ${name}.`,
    identity: `find things ${solid} ${all.map(([thing]) => thing).join()}`,
  });
}

/** Quadrilaterals, cylinders and balls (curriculum, c2-quadrilateral-solids): named; turned and counted; things that are drawn, and a tower. */
export const quadrilateralSolids = defineGeometrySkill({
  id: "c2-quadrilateral-solids",
  classId: "2",
  title: "Hình tứ giác, khối trụ, khối cầu",
  generate: byDifficulty({
    1: [buildSolidNameQuestion, buildWhichSolidQuestion, buildFlatNameQuestion, buildWhichFlatQuestion],
    2: [buildCountFlatQuestion, buildCountSolidsQuestion, buildCountSolidsQuestion, buildNotFlatQuestion],
    3: [buildThingQuestion, buildFindThingsQuestion, buildTowerCountQuestion, buildTowerDifferenceQuestion],
  }),
});
