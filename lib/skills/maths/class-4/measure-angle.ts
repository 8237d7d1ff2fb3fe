import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { LitRing, ProtractorFigure } from "#lib/questions/figures/protractor.ts";
import { markEvery, type Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { rightLaid } from "#lib/questions/kinds/protractor/show.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { protractorQuestion } from "#lib/skills/drafts/protractor-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { protractorText } from "#lib/text/protractor-text.ts";

const degreeText = (degrees: number) => measure(String(degrees), "°");

/** Corner and points on the sides, as the textbook names them. */
const nameSets = [
  ["O", "A", "B"],
  ["O", "M", "N"],
  ["O", "P", "Q"],
  ["I", "H", "K"],
  ["E", "D", "G"],
  ["B", "A", "C"],
  ["M", "K", "N"],
  ["T", "S", "V"],
] as const satisfies readonly ProtractorView["names"][];

/** Room for the protractor with the names of the points, and for a side that is turned with its grip. */
const sheets = {
  read: { width: 216, middle: 108 },
  lay: { width: 216, middle: 108 },
  turn: { width: 236, middle: 118 },
};
const above = 121;
const below = 25;

/** An angle that opens from a side which lies level or a little tilted, to the right of the corner or to the left of it. */
interface Opening {
  readonly names: ProtractorView["names"];
  readonly degrees: number;
  /** The ring that has its 0 at the first side. */
  readonly ring: Ring;
  readonly tilt: number;
}

function sidesOf({ degrees, ring, tilt }: Opening, made = degrees): readonly [number, number] {
  return ring === "inner" ? [tilt, tilt + made] : [180 + tilt, 180 + tilt - made];
}

function sheetOf(task: ProtractorView["task"], opening: Opening): Omit<ProtractorView, "laid"> {
  const { width, middle } = sheets[task];
  const low = Math.round(100 * Math.sin((Math.abs(opening.tilt) * Math.PI) / 180));
  return {
    ...{ task, width, height: above + low + below },
    names: opening.names,
    corner: { x: middle, y: above },
    sides: sidesOf(opening),
  };
}

/** The angle with the protractor as it belongs, for help. */
function drawn(view: Omit<ProtractorView, "laid">, lit: LitRing | null, isCornerLit = false): ProtractorFigure {
  const { width, height, names, corner, sides } = view;
  const laid = rightLaid({ corner, sides });
  const alt = protractorText.angle(protractorText.name(...names));
  return { type: "protractor", width, height, names, corner, sides, laid, lit, isCornerLit, alt };
}

function wordsOf({ names: [corner, one, other] }: Opening) {
  return { angle: `góc ${one}${corner}${other}`, corner, first: `${corner}${one}`, second: `${corner}${other}` };
}

/** The ring on which an angle that lies as `view` says is counted from its first side. */
const readingOf = ({ ring, degrees }: Opening): LitRing => ({ ring, number: degrees });

/** What is said of a protractor that lies wrong. */
function layingFeedback(corner: string) {
  return {
    centre: `Tâm thước chưa trùng với đỉnh ${corner}. Con đặt lại thước nhé!`,
    line: "Vạch 0 của thước chưa nằm trên cạnh nào của góc. Con xoay thước nhé!",
    outside: "Có một cạnh nằm ngoài thước. Con xoay để thước phủ lên cả góc nhé!",
  } as const;
}

const rings = { inner: "vòng số trong", outer: "vòng số ngoài" } as const;

/** "Góc AOB bằng bao nhiêu độ?": the protractor lies right, the first side at the 0 of the inner ring. */
function buildReadQuestion(rng: Rng): Question {
  const opening: Opening = {
    names: rng.pick(nameSets),
    degrees: rng.pick([60, 90, 120]),
    ring: "inner",
    tilt: 0,
  };
  const { angle, corner, first, second } = wordsOf(opening);
  const { degrees, ring } = opening;
  const sheet = sheetOf("read", opening);
  return protractorQuestion(rng, {
    prompt: rng.pick([
      `Con chạm vào số đo của ${angle} trên thước nhé!`,
      `G${angle.slice(1)} bằng bao nhiêu độ? Con chạm vào số trên thước.`,
    ]),
    view: { ...sheet, laid: rightLaid(sheet) },
    degrees,
    sides: sheet.sides,
    feedback: {
      ...layingFeedback(corner),
      ring: `Con đọc nhầm vòng số. Cạnh ${first} ở vạch 0 của ${rings[ring]}, con đọc ở vòng đó nhé!`,
      near: `Con đọc lệch ${degreeText(markEvery)}. Con nhìn kĩ vạch mà cạnh ${second} đi qua nhé!`,
      mark: `Con tìm vạch mà cạnh ${second} đi qua, rồi đọc số ở ${rings[ring]}.`,
    },
    hints: [
      {
        say: `Cạnh ${first} nằm ở vạch 0 của ${rings[ring]}. Con đọc theo vòng số đó.`,
        figures: [drawn(sheet, { ring, number: 0 })],
      },
      `Từ vạch 0 ở cạnh ${first}, con dò theo ${rings[ring]} đến vạch mà cạnh ${second} đi qua.`,
    ],
    explanation: {
      say: `Cạnh ${first} ở vạch 0 của ${rings[ring]}, cạnh ${second} ở vạch ${degrees} của vòng đó: ${angle} bằng ${degreeText(degrees)}.`,
      figures: [drawn(sheet, readingOf(opening))],
    },
    praise: "protractor",
    identity: `read ${degrees} ${angle}`,
  });
}

/** Where the protractor lies at first, away from the corner: that is seen in its hole. */
const moved = [-30, -20, 20, 30] as const;
const lifted = [-20, 20, 30] as const;

function layQuestion(rng: Rng, opening: Opening): Question {
  const { angle, corner, first, second } = wordsOf(opening);
  const { degrees, ring, tilt } = opening;
  const sheet = sheetOf("lay", opening);
  const start = {
    x: sheet.corner.x + rng.pick(moved),
    y: sheet.corner.y + rng.pick(lifted),
    turn: tilt === 0 ? rng.pick([-20, -10, 10, 20]) : 0,
  };
  return protractorQuestion(rng, {
    prompt: rng.pick([
      `Con đặt thước lên ${angle}, rồi chạm vào số đo của góc.`,
      `Con đo ${angle} bằng thước, rồi chạm vào số đo nhé!`,
    ]),
    view: { ...sheet, laid: start },
    degrees,
    sides: sheet.sides,
    feedback: {
      ...layingFeedback(corner),
      ring:
        degrees === 180
          ? "Vạch 0 là chỗ bắt đầu đo. Con đọc số ở vạch mà cạnh kia đi qua nhé!"
          : "Con đọc nhầm vòng số. Con đọc ở vòng số có một cạnh ở vạch 0 nhé!",
      near: `Con đọc lệch ${degreeText(markEvery)}. Con nhìn kĩ vạch mà cạnh đi qua nhé!`,
      mark: "Một cạnh ở vạch 0. Con tìm vạch mà cạnh kia đi qua, rồi đọc số ở đó.",
    },
    hints: [
      {
        say: `Con kéo tâm thước đến đỉnh ${corner}, rồi xoay cho vạch 0 nằm trên một cạnh.`,
        figures: [drawn(sheet, null, true)],
      },
      "Con đọc ở vòng số có một cạnh ở vạch 0: số ở vạch mà cạnh kia đi qua là số đo của góc.",
    ],
    explanation: {
      say: `Đặt tâm thước ở đỉnh ${corner}, cạnh ${first} ở vạch 0 của ${rings[ring]} thì cạnh ${second} ở vạch ${degrees}: ${angle} bằng ${degreeText(degrees)}.`,
      figures: [drawn(sheet, readingOf(opening))],
    },
    praise: "protractor",
    identity: `lay ${degrees} ${ring} ${tilt} ${angle}`,
  });
}

/** A side lies level, to the right or to the left of the corner; the protractor lies beside the corner, and turned. */
function buildLayQuestion(rng: Rng): Question {
  const degrees = rng.pick([60, 90, 120, 180]);
  const ring = degrees === 180 ? "inner" : rng.pick(["inner", "outer"] as const);
  return layQuestion(rng, { names: rng.pick(nameSets), degrees, ring, tilt: 0 });
}

const tilts = [-20, -10, 10, 20] as const;

/** No side lies level. */
function buildTiltedQuestion(rng: Rng): Question {
  return layQuestion(rng, {
    names: rng.pick(nameSets),
    degrees: rng.pick([60, 90, 120]),
    ring: rng.pick(["inner", "outer"] as const),
    tilt: rng.pick(tilts),
  });
}

/** "Con xoay cạnh OB để góc AOB bằng 120°.": the protractor lies right. */
function buildTurnQuestion(rng: Rng): Question {
  const opening: Opening = {
    names: rng.pick(nameSets),
    degrees: rng.pick([60, 90, 120]),
    ring: rng.pick(["inner", "outer"] as const),
    tilt: 0,
  };
  const { angle, corner, first, second } = wordsOf(opening);
  const { degrees, ring } = opening;
  const made = rng.pick([20, 40, 150, 160]);
  const sheet = sheetOf("turn", opening);
  const laid = rightLaid(sheet);
  const target = degreeText(degrees);
  const way = `Từ vạch 0 ở cạnh ${first}, con dò theo ${rings[ring]} đến vạch ${degrees}.`;
  return protractorQuestion(rng, {
    prompt: rng.pick([
      `Con xoay cạnh ${second} để ${angle} bằng ${target} nhé!`,
      `Con xoay cạnh ${second} cho được ${angle} bằng ${target}.`,
    ]),
    view: { ...sheet, sides: sidesOf(opening, made), laid },
    degrees,
    sides: sheet.sides,
    feedback: {
      ...layingFeedback(corner),
      ring: `Góc này bằng ${degreeText(180 - degrees)}: con đọc nhầm vòng số. Con đọc ở vòng có cạnh ${first} ở vạch 0 nhé!`,
      near: `Góc này lệch ${degreeText(markEvery)}. Con nhìn kĩ vạch mà cạnh ${second} đi qua nhé!`,
      mark: `Con dò theo ${rings[ring]}, từ vạch 0 ở cạnh ${first} đến vạch ${degrees} nhé!`,
    },
    hints: [
      {
        say: `Cạnh ${first} nằm ở vạch 0 của ${rings[ring]}. Con đọc theo vòng số đó.`,
        figures: [drawn(sheet, { ring, number: 0 })],
      },
      way,
    ],
    explanation: {
      say: `Cạnh ${first} ở vạch 0 của ${rings[ring]}, cạnh ${second} đến vạch ${degrees} của vòng đó: ${angle} bằng ${target}.`,
      figures: [drawn(sheet, readingOf(opening))],
    },
    praise: "make-angle",
    identity: `turn ${degrees} ${ring} ${angle}`,
  });
}

/** Angles measured with a protractor (curriculum, c4-measure-angle): it lies right; it is laid; no side is level, or a side is turned. */
export const measureAngle = defineGeometrySkill({
  id: "c4-measure-angle",
  classId: "4",
  title: "Đo góc bằng thước đo góc",
  generate: byDifficulty({
    1: [buildReadQuestion],
    2: [buildLayQuestion],
    3: [buildTiltedQuestion, buildTurnQuestion],
  }),
});
