import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { LengthUnit, LongThing, UnitLengthsFigure } from "#lib/questions/figures/unit-lengths.ts";
import { drawLaid } from "#lib/questions/kinds/lay-units/draw.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { layUnitsQuestion } from "#lib/skills/drafts/lay-units-question.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { unitLengthsText as text } from "#lib/text/unit-lengths-text.ts";

interface Measurable {
  readonly thing: LongThing;
  /** How many units it may be long. */
  readonly from: number;
  readonly to: number;
}

/** What is measured with each unit at school and at home, as long as it is there. */
const measurables: Readonly<Record<LengthUnit, readonly Measurable[]>> = {
  span: [
    { thing: "table", from: 4, to: 10 },
    { thing: "bench", from: 2, to: 9 },
    { thing: "shelf", from: 3, to: 10 },
  ],
  step: [
    { thing: "rug", from: 3, to: 9 },
    { thing: "bed", from: 4, to: 10 },
    { thing: "mat", from: 2, to: 5 },
  ],
  stick: [
    { thing: "strip", from: 2, to: 10 },
    { thing: "ribbon", from: 3, to: 10 },
    { thing: "tray", from: 2, to: 5 },
  ],
};

const units = ["span", "step", "stick"] as const;

interface Measured {
  readonly thing: LongThing;
  readonly length: number;
}

function pickMeasured(rng: Rng, unit: LengthUnit, least: number, most: number): Measured {
  const fitting = measurables[unit].filter(({ from, to }) => from <= most && to >= least);
  const { thing, from, to } = rng.pick(fitting);
  return { thing, length: rng.int(Math.max(from, least), Math.min(to, most)) };
}

const nameOf = (thing: LongThing) => text.things[thing];

/** A sheet is at least so many units wide, so that a short thing does not look like a long one. */
const narrowest = 6;

/** Things with all their units, numbered where that is asked for. */
function drawMeasured(unit: LengthUnit, things: readonly Measured[], isCounted: boolean): UnitLengthsFigure {
  const [one, other] = things.map(({ thing }) => thing);
  if (one === undefined) throw new Error("nothing is measured");
  return {
    type: "unit-lengths",
    unit,
    rows: things.map(({ thing, length }) => ({ thing, length, laid: length, counted: isCounted ? length : 0 })),
    across: Math.max(narrowest, ...things.map(({ length }) => length)),
    alt: other === undefined ? text.thing(one) : text.twoThings(one, other),
  };
}

/** "Mặt bàn dài mấy gang tay?", with every unit drawn. */
function buildCountQuestion(rng: Rng): Question {
  const unit = rng.pick(units);
  const { thing, length } = pickMeasured(rng, unit, 2, 5);
  const [name, word] = [nameOf(thing), text.units[unit]];
  const figure = drawMeasured(unit, [{ thing, length }], false);
  const [row] = figure.rows;
  if (row === undefined) throw new Error("nothing is drawn");
  return numberQuestion(rng, {
    prompt: rng.pick([`${capital(name)} dài mấy ${word}?`, `Con đếm xem ${name} dài mấy ${word}.`]),
    figures: [figure],
    answer: length,
    range: [1, 10],
    distractors: [
      mistake("OFF1", length - 1, `Con đếm sót rồi. Con chỉ tay vào từng ${word} nhé!`),
      mistake("OFF1", length + 1, `Con đếm thừa rồi. Con chỉ tay vào từng ${word} nhé!`),
      mistake("OFF1", length + 2, `Con đếm thừa rồi. Con chỉ tay vào từng ${word} nhé!`),
    ],
    hints: [
      `Các ${word} nối tiếp nhau, từ đầu này đến đầu kia.`,
      { say: `Con đếm tiếp các ${word} còn lại nhé!`, figures: [{ ...figure, rows: [{ ...row, counted: 1 }] }] },
    ],
    explanation: {
      say: `Con đếm được ${length} ${word}. ${capital(name)} dài ${length} ${word}.`,
      figures: [drawMeasured(unit, [{ thing, length }], true)],
    },
    praise: "count",
    identity: `units ${unit} ${thing} ${length}`,
    isTyped: true,
  });
}

/** "Con đo xem mặt bàn dài mấy gang tay." */
function buildLayQuestion(rng: Rng): Question {
  const unit = rng.pick(units);
  const { thing, length } = pickMeasured(rng, unit, 4, 9);
  const [name, word] = [nameOf(thing), text.units[unit]];
  const view = { thing, unit, length };
  return layUnitsQuestion(rng, {
    prompt: rng.pick([`Con đo xem ${name} dài mấy ${word}.`, `${capital(name)} dài mấy ${word}? Con đo nhé!`]),
    view,
    tooFew: `Con chưa đo hết ${name}. Con thêm ${word} nữa nhé!`,
    tooMany: `Con đo quá ${name} rồi. Con bớt ${word} đi nhé!`,
    miscounted: `Con đo đúng rồi. Con đếm lại số ${word} nhé!`,
    hints: [
      `Con thêm từng ${word} cho hết ${name}.`,
      { say: `Con đếm từng ${word} từ trái sang phải nhé!`, figures: [drawLaid(view, length, 2)] },
    ],
    explanation: `Đo ${length} ${word} thì vừa hết ${name}. ${capital(name)} dài ${length} ${word}.`,
    praise: "units",
    identity: `lay ${unit} ${thing} ${length}`,
  });
}

/** "Mặt bàn dài hơn mặt ghế mấy gang tay?" */
function buildMoreQuestion(rng: Rng): Question {
  const unit = rng.pick(units);
  const things: readonly [Measured, Measured] = [pickMeasured(rng, unit, 3, 10), pickMeasured(rng, unit, 3, 10)];
  const [one, other] = things;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const answer = long.length - short.length;
  // Two numbers of which one is twice the other would be told by repeating one of them.
  if (one.thing === other.thing || answer < 1 || answer === short.length) return buildMoreQuestion(rng);
  const word = text.units[unit];
  const isLonger = rng.int(0, 1) === 0;
  const [name, otherName] = isLonger
    ? [nameOf(long.thing), nameOf(short.thing)]
    : [nameOf(short.thing), nameOf(long.thing)];
  return numberQuestion(rng, {
    prompt: `${capital(name)} ${isLonger ? "dài" : "ngắn"} hơn ${otherName} mấy ${word}?`,
    figures: [drawMeasured(unit, things, false)],
    answer,
    range: [0, 20],
    distractors: [
      mistake("OP", long.length + short.length, "Đó là cả hai cộng lại. Con tìm phần hơn thôi nhé!"),
      mistake("DATUM", long.length, `Đó là số ${word} của ${nameOf(long.thing)}. Con tìm phần hơn thôi nhé!`),
      mistake("DATUM", short.length, `Đó là số ${word} của ${nameOf(short.thing)}. Con tìm phần hơn thôi nhé!`),
      mistake("OFF1", answer + 1, `Con đếm thừa rồi. Con đếm lại số ${word} nhé!`),
      mistake("OFF1", answer - 1, `Con đếm sót rồi. Con đếm lại số ${word} nhé!`),
    ],
    hints: [`Mỗi thứ dài mấy ${word}? Con đếm từng hàng nhé!`, "Con lấy số lớn trừ số bé nhé!"],
    explanation: {
      say: `${long.length} − ${short.length} = ${answer}. ${capital(name)} ${isLonger ? "dài" : "ngắn"} hơn ${otherName} ${answer} ${word}.`,
      figures: [drawMeasured(unit, things, true)],
    },
    praise: "compare",
    identity: `more units ${isLonger} ${unit} ${things.map(({ thing, length }) => `${thing} ${length}`).join()}`,
    isTyped: true,
  });
}

/** Lengths in hand spans, steps and counting sticks (curriculum, c1-hand-foot-units): counted; laid by the pupil; compared. */
export const handFootUnits = defineGeometrySkill({
  id: "c1-hand-foot-units",
  classId: "1",
  title: "Đo bằng gang tay, bước chân, que tính",
  generate: byDifficulty({
    1: [buildCountQuestion],
    2: [buildLayQuestion],
    3: [buildMoreQuestion],
  }),
});
