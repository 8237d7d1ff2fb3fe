import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { truePolygonDiagram } from "#lib/questions/diagrams/true-polygon-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { buildAroundSidesQuestion, forgotten, tenLess } from "./build-around-sides-question.ts";
import { laidOut } from "./laid-out-sides.ts";

const range = [1, 1000] as const;

const shapes = {
  3: { name: "hình tam giác", Name: "Hình tam giác" },
  4: { name: "hình tứ giác", Name: "Hình tứ giác" },
} as const;

/** Which of the sides around a quadrilateral are equal: those with one stroke, and those with two. */
const equalSides: readonly (readonly (0 | 1 | 2)[])[] = [
  [1, 1, 2, 2],
  [0, 1, 0, 1],
  [1, 1, 0, 1],
];

/** So many sides of a real triangle or quadrilateral, no two of one length. */
function distinctSides(rng: Rng, count: number, most: number): readonly number[] {
  const longest = rng.int(10, most);
  const least = Math.max(5, Math.ceil(longest * 0.6));
  return rng.shuffle(Array.from({ length: longest - least + 1 }, (_, place) => least + place)).slice(0, count);
}

/** Sides with as many strokes are equal; all others differ. */
function sidesWith(rng: Rng, strokes: readonly (0 | 1 | 2)[]): number[] {
  const names = strokes.map((count, place) => (count === 0 ? `plain ${place}` : `strokes ${count}`));
  const different = [...new Set(names)];
  const lengths = distinctSides(rng, different.length, 60);
  return names.map((name) => lengths[different.indexOf(name)] ?? 0);
}

/** What stands for a screen reader: "hai cạnh bằng nhau dài 12 cm, một cạnh dài 9 cm". */
function tellSides(sides: readonly number[], unit: Unit): string {
  const counts = ["", "một cạnh dài", "hai cạnh bằng nhau dài", "ba cạnh bằng nhau dài"];
  return [...Map.groupBy(sides, (side) => side)]
    .map(([side, all]) => `${counts[all.length]} ${measure(String(side), unit)}`)
    .join(", ");
}

/** A quadrilateral of which equal sides are marked, one of them measured. */
function buildMarkedSidesQuestion(rng: Rng): Question {
  const unit = rng.pick(["cm", "m"] as const);
  const strokes = rng.pick(equalSides);
  const sides = sidesWith(rng, strokes);
  const perimeter = total(sides);
  const written = sides.filter((side, place) => sides.indexOf(side) === place);
  const texts = sides.map((side, place) => (sides.indexOf(side) === place ? measure(String(side), unit) : null));
  const told = tellSides(sides, unit);
  const marked = "Các cạnh có số dấu gạch như nhau thì dài bằng nhau.";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${marked} Chu vi hình tứ giác là bao nhiêu ${units[unit].spoken}?`,
      `${marked} Một vòng quanh hình tứ giác dài bao nhiêu ${units[unit].spoken}?`,
    ]),
    figures: [truePolygonDiagram({ sides, texts, strokes, alt: `Một hình tứ giác có ${told}.` })],
    answer: perimeter,
    range,
    distractors: [
      mistake("PARTIAL", total(written), "Con mới cộng các cạnh có ghi số. Cạnh không ghi số cũng phải cộng."),
      ...[...new Set(sides)].map((side) => mistake("PARTIAL", perimeter - side, forgotten)),
      tenLess(sides, perimeter),
    ],
    hints: ["Cạnh không ghi số dài bằng cạnh có số dấu gạch như nó.", "Con viết số đo của cả bốn cạnh rồi cộng lại."],
    explanation: {
      say: `${marked} Chu vi là ${sides.join(" + ")} = ${perimeter} (${unit}).`,
      figures: [laidOut(sides, unit)],
    },
    praise: "calculate",
    identity: `marked ${sides.join()} ${unit}`,
  });
}

function lastSideMistakes(sides: readonly number[], many: string): Distractor<number>[] {
  const [perimeter, answer, known] = [total(sides), sides.at(-1) ?? 0, sides.slice(0, -1)];
  const together = total(known);
  const others = known.length === 2 ? "cạnh" : "hai cạnh";
  const oneOnly = `Con mới bớt một cạnh. Con bớt cả ${others} đã biết kia nữa nhé!`;
  return [
    mistake("PARTIAL", together, `Đó là ${many} cạnh đã biết cộng lại. Con lấy chu vi trừ đi tổng ấy nhé!`),
    mistake("OP", perimeter + together, "Con đã cộng thêm vào chu vi. Con lấy chu vi trừ đi các cạnh đã biết nhé!"),
    ...known.map((side) => mistake("PARTIAL", perimeter - side, oneOnly)),
    ...[10, -10].map((by) => mistake("OFF10", answer + by, "Con tính lại các chữ số hàng chục nhé!")),
  ];
}

/** "Hình tam giác có chu vi 60 cm, hai cạnh dài 18 cm và 22 cm. Cạnh còn lại dài bao nhiêu?" */
function buildLastSideQuestion(rng: Rng): Question {
  const count = rng.pick([3, 4] as const);
  const { name } = shapes[count];
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const sides = distinctSides(rng, count, 50);
  const [perimeter, answer] = [total(sides), sides.at(-1) ?? 0];
  const known = sides.slice(0, -1);
  const together = total(known);
  const texts = known.map((side) => measure(String(side), unit));
  const listed = `${texts.slice(0, -1).join(", ")} và ${texts.at(-1)}`;
  const all = measure(String(perimeter), unit);
  const many = count === 3 ? "hai" : "ba";
  const ask = `bao nhiêu ${units[unit].spoken}?`;
  const told = `Chu vi hình tam giác là ${all}. Hai cạnh dài ${texts.join(" và ")}. Cạnh còn lại dài ${ask}`;
  const seen = `Chu vi ${name} trong hình là ${all}. Cạnh có dấu hỏi dài ${ask}`;
  return typedNumberQuestion(rng, {
    prompt: count === 3 ? rng.pick([told, seen]) : seen,
    figures: [
      truePolygonDiagram({
        sides,
        texts: [...texts, "?"],
        alt: `Một ${name} có ${many} cạnh dài ${listed}, cạnh còn lại chưa biết.`,
      }),
    ],
    answer,
    range,
    distractors: lastSideMistakes(sides, many),
    hints: [
      `Chu vi là tổng độ dài của ${count === 3 ? "ba" : "bốn"} cạnh.`,
      `Con cộng ${many} cạnh đã biết, rồi lấy ${perimeter} trừ đi tổng đó.`,
    ],
    explanation: {
      say: `${capital(many)} cạnh đã biết dài ${known.join(" + ")} = ${together} (${unit}). Cạnh còn lại dài ${perimeter} − ${together} = ${answer} (${unit}).`,
      figures: [laidOut(sides, unit)],
    },
    praise: "calculate",
    identity: `last ${sides.join()} ${unit}`,
  });
}

/** A side in decimetres among those in centimetres. */
function buildMixedSidesQuestion(rng: Rng): Question {
  const count = rng.pick([3, 4] as const);
  const { name, Name } = shapes[count];
  const tens = rng.int(1, 4);
  const others = Array.from({ length: count - 1 }, () => rng.int(tens * 7, tens * 10 + 9));
  const place = rng.int(0, count - 1);
  const sides = others.toSpliced(place, 0, tens * 10);
  const perimeter = total(sides);
  const large = measure(String(tens), "dm");
  const texts = sides.map((side, at) => (at === place ? large : measure(String(side), "cm")));
  const listed = `${texts.slice(0, -1).join(", ")} và ${texts.at(-1)}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${Name} có các cạnh dài ${listed}. Chu vi hình đó là bao nhiêu xăng-ti-mét?`,
      `Chu vi ${name} trong hình vẽ là bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [truePolygonDiagram({ sides, texts, alt: `Một ${name} có các cạnh dài ${listed}.` })],
    answer: perimeter,
    range,
    distractors: [
      mistake("UNIT", perimeter - tens * 9, `Con đổi ${large} ra xăng-ti-mét trước đã nhé!`),
      mistake(
        "UNIT",
        perimeter + tens * 90,
        `${measure("1", "dm")} bằng ${measure("10", "cm")}. Con đổi lại ${large} nhé!`,
      ),
      ...sides.map((side) => mistake("PARTIAL", perimeter - side, forgotten)),
      tenLess(sides, perimeter),
    ],
    hints: [
      `Các cạnh chưa cùng đơn vị. Con đổi ${large} ra xăng-ti-mét trước.`,
      "Đổi xong, con cộng độ dài tất cả các cạnh.",
    ],
    explanation: {
      say: `${large} = ${measure(String(tens * 10), "cm")}. Chu vi là ${sides.join(" + ")} = ${perimeter} (cm).`,
      figures: [laidOut(sides, "cm")],
    },
    praise: "calculate",
    identity: `mixed ${texts.join()}`,
  });
}

/** Around triangles and quadrilaterals (curriculum, c3-perimeter-sides): a triangle; equal sides marked; a side missing, two units. */
export const perimeterSides = defineGeometrySkill({
  id: "c3-perimeter-sides",
  classId: "3",
  title: "Chu vi hình tam giác, hình tứ giác",
  generate: byDifficulty({
    1: [(rng) => buildAroundSidesQuestion(rng, { count: 3, units: ["cm"], longest: [5, 20] })],
    2: [buildMarkedSidesQuestion],
    3: [buildLastSideQuestion, buildMixedSidesQuestion],
  }),
});
