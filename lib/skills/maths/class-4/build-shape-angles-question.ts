import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import type { AngleKind } from "./angle-kinds.ts";
import { bowAt, drawnOver, rightAngleAt } from "./drawn-over.ts";
import { drawPolygon, type PolygonName } from "./polygons.ts";

const shapes = [
  "right trapezoid",
  "parallelogram",
  "trapezoid",
  "right quadrilateral",
  "obtuse triangle",
  "right triangle",
  "house",
] as const satisfies readonly PolygonName[];

const kinds = ["góc nhọn", "góc vuông", "góc tù"] as const satisfies readonly AngleKind[];

/** Below 0 where the angle at a corner is wider than a right one, above 0 where it is narrower. */
function narrowness(corners: readonly Point[], at: number): number {
  const [own, before, after] = [corners[at], corners.at(at - 1), corners[(at + 1) % corners.length]];
  if (own === undefined || before === undefined || after === undefined) throw new Error("A shape without corners");
  return (before.x - own.x) * (after.x - own.x) + (before.y - own.y) * (after.y - own.y);
}

function kindAt(corners: readonly Point[], at: number): (typeof kinds)[number] {
  const narrow = narrowness(corners, at);
  if (narrow === 0) return "góc vuông";
  return narrow > 0 ? "góc nhọn" : "góc tù";
}

/** The small square of a right angle, one bow in a narrow one, two in a wide one. */
function markOf(corners: readonly Point[], at: number): DiagramMark[] {
  const kind = kindAt(corners, at);
  if (kind === "góc vuông") return [rightAngleAt(corners, at)];
  return (kind === "góc tù" ? [21, 15] : [21]).map((radius) => bowAt(corners, at, radius));
}

const alts = {
  "góc nhọn": "góc nhọn vẽ một cung",
  "góc vuông": "góc vuông có dấu vuông",
  "góc tù": "góc tù vẽ hai cung",
} as const;

function drawCounted(rng: Rng) {
  const { name, corners, figure } = drawPolygon(rng, rng.pick(shapes));
  const seen = Array.from(name, (corner, at) => ({ corner, kind: kindAt(corners, at) }));
  const cornersOf = (kind: AngleKind) => seen.filter((each) => each.kind === kind).map(({ corner }) => corner);
  const present = kinds.filter((kind) => cornersOf(kind).length > 0);
  const told = (kind: AngleKind) => `${kind}: đỉnh ${listWithAnd(cornersOf(kind))}`;
  const marked = (shown: readonly AngleKind[]) => {
    const marks = seen.flatMap(({ kind }, at) => (shown.includes(kind) ? markOf(corners, at) : []));
    const told = kinds.filter((kind) => shown.includes(kind)).map((kind) => alts[kind]);
    return drawnOver(figure, marks, `Hình ${name}: ${listWithAnd(told)}.`);
  };
  return { name, corners, figure, cornersOf, present, told, marked };
}

const hints = [
  "Con đi vòng quanh hình, so từng góc với góc vuông của ê ke.",
  "Góc hẹp hơn góc vuông của ê ke là góc nhọn, vừa khít là góc vuông, mở rộng hơn là góc tù.",
];

/** "Hình ABCD có mấy góc tù?" */
function buildOneKindQuestion(rng: Rng): Question {
  const { name, corners, figure, cornersOf, present, told, marked } = drawCounted(rng);
  const kind = rng.pick(present);
  const answer = cornersOf(kind).length;
  const others = present.filter((each) => each !== kind);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Hình ${name} trong hình vẽ có mấy ${kind}?`, `Con đếm số ${kind} của hình ${name}.`]),
    figures: [figure],
    answer,
    range: [0, 9],
    distractors: [
      ...others.map((each) =>
        mistake("FIELD", cornersOf(each).length, `Con so từng góc với góc vuông của ê ke nhé! Đề bài hỏi ${kind}.`),
      ),
      mistake("DATUM", corners.length, `Đó là số góc của cả hình. Con chỉ đếm ${kind} thôi nhé!`),
      mistake("OFF1", answer + 1, "Con đếm thừa một góc. Con đặt ê ke vào từng góc nhé!"),
      mistake("OFF1", answer - 1, "Con còn sót một góc. Con đặt ê ke vào từng góc nhé!"),
    ],
    hints,
    explanation: {
      say: `Hình ${name} có ${present.map(told).join("; ")}. Vậy có ${answer} ${kind}.`,
      figures: [marked([kind])],
    },
    praise: "shape",
    identity: `count ${kind} ${name} ${JSON.stringify(corners)}`,
  });
}

/** "Hình ABCD có mấy góc nhọn, mấy góc vuông, mấy góc tù?" */
function buildAllKindsQuestion(rng: Rng): Question {
  const { name, corners, figure, cornersOf, present, told, marked } = drawCounted(rng);
  const counts = present.map((kind) => String(cornersOf(kind).length));
  const unit = present.map((kind, place) => (place < present.length - 1 ? `${kind},` : kind));
  const answer = counts.map((count, place) => `${count} ${unit[place]}`).join(" ");
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Hình ${name} có ${present.map((kind) => `mấy ${kind}`).join(", ")}?`,
      `Con gọi tên các góc của hình ${name}, rồi đếm ${listWithAnd(present)}.`,
    ]),
    figures: [figure],
    parts: counts.flatMap((_, place): BoxesPart[] => [
      { type: "box", box: wholeBox(`số ${present[place]}`, 2) },
      { type: "text", text: unit[place] ?? "" },
    ]),
    values: counts,
    distractors: [
      mistake("SWAP", counts.toReversed(), "Con viết vào nhầm ô rồi. Con xem lại tên góc của từng ô nhé!"),
      ...present.map((kind, place) =>
        mistake(
          "DATUM",
          counts.map((_, at) => (at === place ? String(corners.length) : null)),
          `Con đếm cả hình rồi. Ô này chỉ ghi số ${kind}.`,
        ),
      ),
    ],
    wrong: present.map((kind) => `Con đếm lại ${kind}: đặt ê ke vào từng góc của hình nhé!`),
    answer,
    hints,
    explanation: {
      say: `Hình ${name} có ${present.map(told).join("; ")}. Vậy có ${answer}.`,
      figures: [marked(present)],
    },
    praise: "shape",
    identity: `kinds ${name} ${JSON.stringify(corners)}`,
  });
}

/** All angles of one shape: how many of one kind, or of each. */
export function buildShapeAnglesQuestion(rng: Rng): Question {
  return rng.pick([buildOneKindQuestion, buildAllKindsQuestion])(rng);
}
