import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildEdgeOfSurfaceQuestion, buildEdgeOfVolumeQuestion } from "./build-cube-edge-question.ts";
import { type CubeMeasure, crossFigure, cubeFigure, facesFigure, volumeFigure } from "./cube-figures.ts";
import { solidUnits } from "./solid-units.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

type Units = (typeof solidUnits)[number];

/** Tenths of a unit: whole edges, and such with a half or of less than 2. */
const edges = {
  cm: [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 15, 25, 35, 45],
  dm: [20, 30, 40, 50, 60, 70, 80, 90, 100, 15, 25, 12, 11],
  m: [20, 30, 40, 50, 15, 12, 11, 5, 8],
} as const;

const things: Readonly<Record<CubeMeasure, readonly (readonly [thing: string, ask: string])[]>> = {
  "thể tích": [
    ["Một khối gỗ", "Thể tích khối gỗ là bao nhiêu?"],
    ["Một chiếc hộp", "Thể tích chiếc hộp là bao nhiêu?"],
  ],
  "diện tích xung quanh": [
    ["Một chiếc hộp", "Bạn Mai dán giấy màu kín bốn mặt xung quanh. Diện tích giấy màu là bao nhiêu?"],
    ["Một khối gỗ", "Người ta sơn bốn mặt xung quanh. Diện tích phần sơn là bao nhiêu?"],
  ],
  "diện tích toàn phần": [
    ["Một khối gỗ", "Người ta sơn tất cả các mặt của khối gỗ. Diện tích phần sơn là bao nhiêu?"],
    ["Một hộp quà", "Giấy gói vừa kín tất cả các mặt, không tính mép dán. Diện tích giấy gói là bao nhiêu?"],
  ],
};

/** What the known mistakes make of an edge; the right way is passed over because it is worth as much as the answer. */
function cubeDistractors(edge: number, unit: Unit, what: CubeMeasure): Distractor[] {
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  const face = edge * edge;
  const sides = mistake(
    "PARTIAL",
    write(face * 4, 2),
    what === "thể tích"
      ? "Đó là diện tích bốn mặt. Thể tích thì con nhân cạnh với cạnh với cạnh."
      : "Con mới tính bốn mặt. Hình lập phương có sáu mặt.",
  );
  const all = mistake(
    "PERIM/AREA",
    write(face * 6, 2),
    what === "thể tích"
      ? "Đó là diện tích sáu mặt. Thể tích thì con nhân cạnh với cạnh với cạnh."
      : "Con đã tính sáu mặt. Xung quanh chỉ có bốn mặt.",
  );
  const volume = mistake("PERIM/AREA", write(face * edge, 3), `Con đã tính thể tích. Đề bài hỏi ${what}.`);
  const one = mistake(
    "PARTIAL",
    write(face, 2),
    what === "thể tích"
      ? "Con mới tính một mặt. Con nhân thêm một cạnh nữa nhé!"
      : `Con mới tính một mặt. Con đếm xem ${what === "diện tích xung quanh" ? "xung quanh" : "hình"} có mấy mặt nhé!`,
  );
  const rest = [
    one,
    mistake("OP", write(edge * 3, 1), "Con đã lấy cạnh nhân với 3. Con nhớ lại cách tính nhé!"),
    mistake("OP", write(edge * 12, 1), "Con đã tính tổng độ dài 12 cạnh. Con đọc lại câu hỏi nhé!"),
  ];
  if (what === "thể tích") return [all, sides, ...rest];
  return what === "diện tích xung quanh" ? [all, volume, ...rest] : [sides, volume, ...rest];
}

interface Way {
  readonly what: CubeMeasure;
  readonly unitPlace: 1 | 2;
  readonly idea: string;
  /** How many faces are counted; null for what it holds. */
  readonly faces: 4 | 6 | null;
  readonly answer: (edge: number) => readonly [scaled: number, places: number];
}

const ways = {
  volume: {
    what: "thể tích",
    unitPlace: 2,
    idea: "Thể tích hình lập phương bằng cạnh nhân cạnh nhân cạnh.",
    faces: null,
    answer: (edge) => [edge ** 3, 3],
  },
  lateral: {
    what: "diện tích xung quanh",
    unitPlace: 1,
    idea: "Xung quanh hình lập phương có 4 mặt là hình vuông bằng nhau.",
    faces: 4,
    answer: (edge) => [edge ** 2 * 4, 2],
  },
  total: {
    what: "diện tích toàn phần",
    unitPlace: 1,
    idea: "Hình lập phương có 6 mặt là hình vuông bằng nhau.",
    faces: 6,
    answer: (edge) => [edge ** 2 * 6, 2],
  },
} as const satisfies Record<string, Way>;

interface Worked {
  readonly bare: string;
  readonly face: string;
  readonly faces: Way["faces"];
  readonly result: string;
}

/** "Diện tích một mặt: 5 × 5 = 25 (dm²). Hình lập phương có 6 mặt: 25 × 6 = 150 (dm²)." */
function explainCube({ bare, face, faces, result }: Worked, [, square, cubic]: Units): string {
  if (faces === null)
    return `Thể tích là ${bare} × ${bare} × ${bare}. ${bare} × ${bare} = ${face}; ${face} × ${bare} = ${result} (${cubic}).`;
  const counted = faces === 6 ? "Hình lập phương" : "Xung quanh hình lập phương";
  return `Diện tích một mặt: ${bare} × ${bare} = ${face} (${square}). ${counted} có ${faces} mặt: ${face} × ${faces} = ${result} (${square}).`;
}

/** Whole edges are asked after first; then such with a comma as well. */
function ask(rng: Rng, { what, unitPlace, idea, faces, answer }: Way, difficulty: Difficulty): Question {
  const units: Units = rng.pick(solidUnits);
  const [unit] = units;
  // With as many units as faces, the area would be the same number as what the cube holds.
  const all = edges[unit].filter((each) => each !== (faces ?? 0) * 10);
  const whole = all.filter((each) => each % 10 === 0);
  const edge = rng.pick(difficulty === 1 ? whole : rng.pick([whole, all]));
  const bare = decimalText(edge, 1);
  const text = measure(bare, unit);
  const face = decimalText(edge * edge, 2);
  const [thing, question] = rng.pick(things[what]);
  const [scaled, places] = answer(edge);
  const build = difficulty === 1 && rng.pick([true, false]) ? choiceQuestion : decimalMeasureQuestion;
  return build(rng, {
    unit: units[unitPlace],
    wrong:
      what === "thể tích"
        ? "Con lấy cạnh nhân với cạnh, rồi nhân với cạnh một lần nữa. Con tính lại từng bước nhé!"
        : "Con tính diện tích một mặt trước, rồi nhân với số mặt. Con tính lại từng bước nhé!",
    prompt: rng.pick([
      `Hình lập phương cạnh ${text} có ${what} là:`,
      `Tính ${what} của hình lập phương trong hình vẽ.`,
      // Boxes of the stories are small ones.
      ...(unit === "m" ? [] : [`${thing} dạng hình lập phương cạnh ${text}. ${question}`]),
    ]),
    figures: [cubeFigure(text)],
    answer: decimalMeasureValue(scaled, places, units[unitPlace]),
    distractors: cubeDistractors(edge, units[unitPlace], what),
    hints:
      what === "thể tích"
        ? [idea, `Con tính ${bare} × ${bare} trước, rồi nhân thêm với ${bare}.`]
        : [
            {
              say: idea,
              figures: [crossFigure],
            },
            `Con tính một mặt ${bare} × ${bare} trước, rồi nhân với số mặt.`,
          ],
    explanation: {
      say: explainCube({ bare, face, faces, result: decimalText(scaled, places) }, units),
      figures: [what === "thể tích" ? volumeFigure(edge, text) : facesFigure(face, units[unitPlace], what)],
    },
    praise: "calculate",
    identity: `${what} ${edge} ${unit}`,
  });
}

/** A cube (curriculum, c5-cube-surface-volume): its four side faces; all six, and its edge from them; what it holds, and its edge from that. */
export const cubeSurfaceVolume = defineGeometrySkill({
  id: "c5-cube-surface-volume",
  classId: "5",
  title: "Hình lập phương: diện tích, thể tích",
  generate(difficulty, rng) {
    if (difficulty === 1) return ask(rng, ways.lateral, difficulty);
    const isBackwards = rng.int(1, 3) === 1;
    if (difficulty === 2) return isBackwards ? buildEdgeOfSurfaceQuestion(rng) : ask(rng, ways.total, difficulty);
    return isBackwards ? buildEdgeOfVolumeQuestion(rng) : ask(rng, ways.volume, difficulty);
  },
});
