import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, isSamePoint, minus, plus, shortest } from "#lib/questions/kinds/draw/grid.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { tellSlant } from "#lib/skills/families/drawn-ways.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type HeightKind, type HeightTriangle, pickTriangle, sheet } from "./height-triangles.ts";

const trios = ["ABC", "MNP", "DEG", "HIK"] as const;

/** The letters of the apex and of the two ends of the base. */
interface Letters {
  readonly apex: string;
  readonly ends: readonly [string, string];
  readonly base: string;
  readonly all: string;
}

function pickLetters(rng: Rng): Letters {
  const all = rng.pick(trios);
  const [apex = "", ...ends] = rng.shuffle([...all]);
  const [first = "", second = ""] = ends;
  return { apex, ends: [first, second], base: [first, second].toSorted().join(""), all };
}

const strokeTo = (from: GridPoint, to: GridPoint): Stroke => [from.x, from.y, to.x, to.y];

/** The side along which the height stands where the angle at the base is right, and the other one. */
function sidesOf({ base, foot }: HeightTriangle, { apex, ends: [first, second] }: Letters) {
  const [upright, leaning] = isSamePoint(base.from, foot) ? [first, second] : [second, first];
  return { upright: `${apex}${upright}`, leaning: `${apex}${leaning}` };
}

/** What is said to each way of drawing a height wrong. */
function sentencesOf(kind: HeightKind, triangle: HeightTriangle, letters: Letters) {
  const { apex, base } = letters;
  const isOutside = kind === "obtuse";
  const ground = isOutside ? "phần kéo dài của đáy" : "đáy";
  return {
    short: `Con vẽ chưa đủ. Đường cao nối từ đỉnh ${apex} đến ${ground}.`,
    past: `Con vẽ dài quá rồi. Đường cao nối từ đỉnh ${apex} và dừng lại ở ${ground}.`,
    end: `Đường cao ứng với đáy ${base} phải vẽ từ đỉnh ${apex}, không vẽ từ đầu mút của đáy.`,
    median: "Con đã nối đỉnh với trung điểm của đáy. Đường cao phải vuông góc với đáy.",
    side:
      kind === "right"
        ? `Cạnh ${sidesOf(triangle, letters).leaning} không vuông góc với đáy ${base}. Con tìm cạnh vuông góc với đáy nhé!`
        : "Đây là một cạnh của hình tam giác. Đường cao phải vuông góc với đáy.",
    turned: `Đoạn thẳng này chưa vuông góc với đáy ${base}. Con đặt lại ê ke nhé!`,
    beside: `Đoạn thẳng này vuông góc với ${isOutside ? "đường thẳng chứa đáy" : "đáy"} rồi, nhưng chưa đi qua đỉnh ${apex}.`,
    base: isOutside
      ? `Đó là đường thẳng chứa đáy ${base}. Con vẽ tiếp từ đỉnh ${apex} nhé!`
      : `Đó là đáy ${base}. Con vẽ từ đỉnh ${apex} nhé!`,
    extra: `Con vẽ thừa nét. Chỉ có một đường cao ứng với đáy ${base}.`,
  };
}

type Said = ReturnType<typeof sentencesOf>;

/** Ways of drawing a height wrong: too short, too long, from another corner, to another point of the base. */
function mistakesOf({ apex, base, foot }: HeightTriangle, said: Said): readonly Distractor<readonly Stroke[]>[] {
  const down = minus(foot, apex);
  const [step, along] = [shortest(down), shortest(minus(base.to, base.from))];
  const ends = [base.from, base.to];
  const middle = { x: (base.from.x + base.to.x) / 2, y: (base.from.y + base.to.y) / 2 };
  const isCrossing = Number.isInteger(middle.x) && Number.isInteger(middle.y);
  const turned = [1, -1, 2, -2].map((by) => plus(foot, { x: along.x * by, y: along.y * by }));
  const besides = [plus(apex, along), minus(apex, along)];
  const fromEnds = ends.flatMap((end) => [strokeTo(end, plus(end, down)), strokeTo(end, minus(end, down))]);
  return [
    mistake("PARTIAL", [strokeTo(apex, minus(foot, step))], said.short),
    mistake("OFF1", [strokeTo(apex, plus(foot, step))], said.past),
    mistake("OFF1", [strokeTo(minus(apex, step), foot)], said.past),
    ...fromEnds.map((stroke) => mistake("FIELD", [stroke], said.end)),
    ...(isCrossing ? [mistake("FIELD", [strokeTo(apex, middle)], said.median)] : []),
    ...ends.map((end) => mistake("FIELD", [strokeTo(apex, end)], said.side)),
    ...turned.map((end) => mistake("OFF1", [strokeTo(apex, end)], said.turned)),
    ...besides.map((point) => mistake("PARTIAL", [strokeTo(point, plus(point, down))], said.beside)),
    mistake("DATUM", [strokeTo(base.from, base.to)], said.base),
    ...fromEnds.map((stroke) => mistake("OFF1", [strokeTo(apex, foot), stroke], said.extra)),
  ];
}

interface Words {
  readonly hint: string;
  readonly reason: string;
}

/** The height of a slanted base goes as far across as the base goes up, and the other way round. */
function hintToSlant({ apex: top, base: { from, to }, foot }: HeightTriangle, { apex, base }: Letters): string {
  const along = shortest(minus(to, from));
  const [across, down] = [Math.abs(along.x), Math.abs(along.y)];
  const way = tellSlant(minus(foot, top));
  return across === down
    ? `Đáy ${base} đi theo đường chéo của các ô vuông. Từ ${apex}, con đi ${way} theo đường chéo kia.`
    : `Trên đáy ${base}, cứ đi ngang ${across} ô thì đi dọc ${down} ô. Từ ${apex}, con đổi hai số đó cho nhau, rồi đi ${way}.`;
}

/** What leads to the height, by where it stands. */
function wordsOf(kind: HeightKind, triangle: HeightTriangle, letters: Letters): Words {
  const { apex, base } = letters;
  if (kind === "right") {
    const { upright } = sidesOf(triangle, letters);
    return {
      hint: "Hình tam giác này có góc vuông. Con dùng ê ke tìm xem cạnh nào đã vuông góc với đáy.",
      reason: `Cạnh ${upright} vuông góc với ${base} nên ${upright} cũng là`,
    };
  }
  if (kind === "obtuse") {
    return {
      hint: `Đường cao này nằm ngoài hình tam giác. Con tưởng tượng kéo dài đáy ${base} rồi mới đặt ê ke.`,
      reason: `Kéo dài đáy ${base}. Đoạn thẳng vẽ từ ${apex}, vuông góc với phần kéo dài của đáy là`,
    };
  }
  return {
    hint:
      kind === "slanted"
        ? hintToSlant(triangle, letters)
        : `Con đặt một cạnh góc vuông của ê ke dọc theo ${base}, rồi trượt đến khi cạnh kia đi qua ${apex}.`,
    reason: `${apex} là đỉnh đối diện với đáy ${base}. Đoạn thẳng vẽ từ ${apex}, vuông góc với ${base} là`,
  };
}

function viewOf({ apex, base }: HeightTriangle, { apex: letter, ends }: Letters): DrawView {
  const side = { isEndless: false, isBase: false };
  return {
    ...{ ...sheet, tool: "segment", most: 4, circle: null, proof: "right angles" },
    points: [
      { ...apex, name: letter },
      { ...base.from, name: ends[0] },
      { ...base.to, name: ends[1] },
    ],
    lines: [
      { ...base, ...side, isBase: true },
      { from: apex, to: base.from, ...side },
      { from: apex, to: base.to, ...side },
    ],
  };
}

function heightQuestion(rng: Rng, kind: HeightKind): Question {
  const triangle = pickTriangle(rng, kind);
  const letters = pickLetters(rng);
  const { apex, base, all } = letters;
  const { hint, reason } = wordsOf(kind, triangle, letters);
  const answer = `đường cao từ đỉnh ${apex} đến đáy ${base}`;
  return drawQuestion(rng, {
    prompt: rng.pick([
      `Hình tam giác ${all} có đáy ${base}. Con vẽ đường cao ứng với đáy ${base}.`,
      `Con vẽ đường cao từ đỉnh ${apex} của hình tam giác ${all}.`,
      `Trong hình tam giác ${all}, con vẽ đường cao ứng với đáy ${base}.`,
    ]),
    view: viewOf(triangle, letters),
    goal: { type: "height", apex: triangle.apex, base: triangle.base },
    drawing: [strokeTo(triangle.apex, triangle.foot)],
    answer,
    distractors: mistakesOf(triangle, sentencesOf(kind, triangle, letters)),
    wrong: `Con bắt đầu vẽ từ đỉnh ${apex}, vuông góc với đáy ${base} nhé!`,
    hints: ["Đường cao đi từ đỉnh đối diện với đáy và vuông góc với đáy.", hint],
    explanation: `${reason} ${answer}.`,
    praise: "lines",
    identity: `${kind} ${JSON.stringify(triangle)}`,
  });
}

const height = (kind: HeightKind) => (rng: Rng) => heightQuestion(rng, kind);

/** The height of a triangle is drawn (curriculum, c5-draw-height): on a level base; a side, or on an upright base; outside, or on a slanted base. */
export const drawHeight = defineGeometrySkill({
  id: "c5-draw-height",
  classId: "5",
  title: "Vẽ đường cao của hình tam giác",
  generate: byDifficulty({
    1: [height("level")],
    2: [height("right"), height("upright")],
    3: [height("obtuse"), height("slanted")],
  }),
});
