import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { drawnOver, isTurnedOver, rightAngleAt, type Segment, sideAt, thick } from "./drawn-over.ts";
import { drawPolygon } from "./polygons.ts";

const relations = ["song song", "vuông góc"] as const;

type Relation = (typeof relations)[number];

const rules = {
  "song song": "Hai đường thẳng song song thì kéo dài mãi cũng không cắt nhau.",
  "vuông góc": "Hai đường thẳng vuông góc thì cắt nhau và khít góc vuông của ê ke.",
} as const;

/** Shapes with four sides, and which of them lie side by side or meet at a right angle, by their places around the shape. */
const shapes = [
  {
    shape: "rectangle",
    parallel: [
      [0, 2],
      [1, 3],
    ],
    perpendicular: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
  },
  {
    shape: "right trapezoid",
    parallel: [[0, 2]],
    perpendicular: [
      [2, 3],
      [3, 0],
    ],
  },
  {
    shape: "parallelogram",
    parallel: [
      [0, 2],
      [1, 3],
    ],
    perpendicular: [],
  },
  { shape: "trapezoid", parallel: [[0, 2]], perpendicular: [] },
  { shape: "right quadrilateral", parallel: [], perpendicular: [[2, 3]] },
  { shape: "right triangle", parallel: [], perpendicular: [[1, 2]] },
] as const;

type Pairs = readonly (readonly [one: number, other: number])[];

/** The pairs drawn over a shape: sides that lie side by side carry the number of their pair, others their right angle. */
function markPairs(corners: readonly Point[], pairs: Pairs, relation: Relation): DiagramMark[] {
  return pairs.flatMap(([one, other], place) => {
    if (relation === "vuông góc") return [rightAngleAt(corners, other)];
    return [one, other].flatMap((at): DiagramMark[] => {
      const side = sideAt(corners, at);
      return [
        thick(side),
        { form: "length", ...side, text: String(place + 1), side: isTurnedOver(corners) ? 1 : -1, hasArrows: false },
      ];
    });
  });
}

const seen = {
  "song song": (pairs: readonly string[]) => pairs.map((pair, place) => `${pair} ghi số ${place + 1}`).join("; "),
  "vuông góc": () => "mỗi chỗ hai cạnh vuông góc có dấu góc vuông",
} as const;

/** "Hình ABCD có mấy cặp cạnh song song với nhau?" */
export function buildSidePairsQuestion(rng: Rng, relation: Relation): Question {
  const pairsOf = (each: (typeof shapes)[number]) => (relation === "song song" ? each.parallel : each.perpendicular);
  const chosen = rng.pick(shapes.filter((each) => pairsOf(each).length > 0));
  const { name, corners, figure } = drawPolygon(rng, chosen.shape);
  const side = (at: number) => `${name[at]}${name[(at + 1) % name.length]}`;
  const pairs = pairsOf(chosen).map(([one, other]) => `${side(one)} và ${side(other)}`);
  const answer = pairs.length;
  const others = (relation === "song song" ? chosen.perpendicular : chosen.parallel).length;
  const otherName = relation === "song song" ? "vuông góc" : "đối diện không cắt nhau";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Hình ${name} có mấy cặp cạnh ${relation} với nhau?`,
      `Trong hình vẽ, hình ${name} có bao nhiêu cặp cạnh ${relation}?`,
    ]),
    figures: [figure],
    answer,
    range: [0, 9],
    distractors: [
      ...(others === 0
        ? []
        : [mistake("FIELD", others, `Con đếm cặp cạnh ${otherName} rồi. Đề bài hỏi cặp cạnh ${relation}.`)]),
      mistake("PARTIAL", answer * 2, "Con đếm mỗi cặp hai lần rồi. Một cặp gồm hai cạnh."),
      mistake("DATUM", corners.length, "Đó là số cạnh của hình. Con đếm từng cặp cạnh nhé!"),
      mistake("OFF1", answer + 1, "Con đếm thừa rồi. Con kiểm tra lại từng cặp nhé!"),
      mistake("OFF1", answer - 1, "Con còn bỏ sót. Con xét hết các cạnh nhé!"),
    ],
    hints: [
      rules[relation],
      relation === "song song" ? "Con xét từng cặp cạnh đối diện." : "Con đặt ê ke vào từng đỉnh của hình.",
    ],
    explanation: {
      say: `${answer > 1 ? "Các cặp" : "Cặp"} cạnh ${relation}: ${pairs.join("; ")}. Có ${answer} cặp.`,
      figures: [
        drawnOver(figure, markPairs(corners, pairsOf(chosen), relation), `Hình ${name}: ${seen[relation](pairs)}.`),
      ],
    },
    praise: "shape",
    identity: `sides ${relation} ${name} ${JSON.stringify(corners)}`,
  });
}

const middle = { x: 160, y: 90 };

/** Some lines of one direction, some across them at a right angle, one that slants; all turned. */
function drawLines(rng: Rng, along: number, across: number) {
  const turn = rng.pick([0, 0, 15, 345, 90]);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (x: number, y: number) => ({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos });
  const places = (count: number, gap: number) =>
    Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * gap);
  const line = (from: readonly [number, number], to: readonly [number, number]) => ({
    from: at(...from),
    to: at(...to),
    name: null,
  });
  const slant = rng.pick([52, -52]);
  const lines = [
    ...places(along, 34).map((y) => line([-78, y], [78, y])),
    ...places(across, 48).map((x) => line([x, -66], [x, 66])),
    line([-slant, -66], [slant, 66]),
  ];
  const figure = linesDiagram({ lines: rng.shuffle(lines), alt: "Một số đường thẳng cắt nhau hoặc không cắt nhau." });
  const rights = places(along, 34).flatMap((y) =>
    places(across, 48).map(
      (x): DiagramMark => ({ form: "right-angle", at: at(x, y), towards: [at(x + 9, y), at(x, y - 9)] }),
    ),
  );
  const groups = [lines.slice(0, along), lines.slice(along, along + across)].filter(({ length }) => length > 1);
  const numbered = groups.flatMap((group, place) =>
    group.flatMap((each): DiagramMark[] => [
      ...(place === 0 ? [thick(each)] : []),
      { form: "label", ...beyond(each), text: String(place + 1) },
    ]),
  );
  return {
    figure,
    "vuông góc": drawnOver(figure, rights, "Mỗi cặp đường thẳng vuông góc có dấu góc vuông ở chỗ cắt nhau."),
    "song song": drawnOver(figure, numbered, "Các đường thẳng cùng hướng ghi cùng một số."),
  };
}

/** A place a little past the end of a line. */
function beyond({ from, to }: Segment): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + ((to.x - from.x) / long) * 11, y: to.y + ((to.y - from.y) / long) * 11 };
}

const pairsAmong = (count: number) => (count * (count - 1)) / 2;

/** "Trong hình vẽ có bao nhiêu cặp đường thẳng vuông góc với nhau?" */
export function buildLinePairsQuestion(rng: Rng): Question {
  const [along, across] = rng.pick([
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ] as const);
  const relation = rng.pick(relations);
  const [parallel, perpendicular] = [pairsAmong(along) + pairsAmong(across), along * across];
  const [answer, other] = relation === "song song" ? [parallel, perpendicular] : [perpendicular, parallel];
  const [otherName, lines] = [relation === "song song" ? "vuông góc" : "song song", along + across + 1];
  const drawn = drawLines(rng, along, across);
  const groups = [along, across].filter((count) => count > 1);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trong hình vẽ có bao nhiêu cặp đường thẳng ${relation} với nhau?`,
      `Con đếm số cặp đường thẳng ${relation} trong hình vẽ.`,
    ]),
    figures: [drawn.figure],
    answer,
    range: [0, 99],
    distractors: [
      mistake("FIELD", other, `Con đếm cặp đường thẳng ${otherName} rồi. Đề bài hỏi cặp ${relation}.`),
      mistake("PARTIAL", answer * 2, "Con đếm mỗi cặp hai lần rồi. Một cặp gồm hai đường thẳng."),
      mistake("DATUM", lines, "Đó là số đường thẳng. Con đếm từng cặp đường thẳng nhé!"),
      mistake("OFF1", answer + 1, `Con đếm thừa rồi. Đường xiên không ${relation} với đường nào cả.`),
      mistake("OFF1", answer - 1, "Con còn bỏ sót. Con ghép từng đường với các đường còn lại nhé!"),
    ],
    hints: [rules[relation], "Con chọn một đường, ghép nó với từng đường còn lại, rồi sang đường tiếp theo."],
    explanation: {
      figures: [drawn[relation]],
      say:
        relation === "song song"
          ? `${groups.map((count) => `${count} đường cùng hướng tạo thành ${pairsAmong(count)} cặp`).join(", ")}. Có tất cả ${answer} cặp song song.`
          : `Mỗi đường trong ${along} đường cùng hướng vuông góc với ${across} đường cắt ngang: ${along} × ${across} = ${answer} (cặp).`,
    },
    praise: "shape",
    identity: `lines ${relation} ${JSON.stringify(drawn.figure.marks)}`,
  });
}
