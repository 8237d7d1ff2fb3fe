import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { drawPolygon } from "./polygons.ts";

const relations = ["song song", "vuông góc"] as const;

const rules = {
  "song song": "Hai đường song song thì kéo dài mãi cũng không cắt nhau.",
  "vuông góc": "Hai đường vuông góc thì cắt nhau và khít góc của ê ke.",
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

/** "Hình ABCD có mấy cặp cạnh song song với nhau?" */
export function buildSidePairsQuestion(rng: Rng): Question {
  const relation = rng.pick(relations);
  const pairsOf = (each: (typeof shapes)[number]) => (relation === "song song" ? each.parallel : each.perpendicular);
  const chosen = rng.pick(shapes.filter((each) => pairsOf(each).length > 0));
  const { name, corners, figure } = drawPolygon(rng, chosen.shape);
  const side = (at: number) => `${name[at]}${name[(at + 1) % name.length]}`;
  const pairs = pairsOf(chosen).map(([one, other]) => `${side(one)} và ${side(other)}`);
  const answer = pairs.length;
  const others = (relation === "song song" ? chosen.perpendicular : chosen.parallel).length;
  const otherName = relation === "song song" ? "vuông góc" : "song song";
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
      mistake("OP", answer * 2, "Con đếm mỗi cặp hai lần rồi. Một cặp gồm hai cạnh."),
      mistake("DATUM", corners.length, "Đó là số cạnh của hình. Con đếm từng cặp cạnh nhé!"),
      mistake("OFF1", answer + 1, "Con đếm thừa một cặp. Con kiểm tra lại từng cặp nhé!"),
      mistake("OFF1", answer - 1, "Con còn sót một cặp. Con xét hết các cạnh nhé!"),
    ],
    hints: [
      rules[relation],
      relation === "song song" ? "Con xét từng cặp cạnh đối diện." : "Con đặt ê ke vào từng đỉnh của hình.",
    ],
    explanation: `Các cặp cạnh ${relation}: ${pairs.join("; ")}. Có ${answer} cặp.`,
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
  return linesDiagram({ lines: rng.shuffle(lines), alt: "Một số đường thẳng cắt nhau hoặc không cắt nhau." });
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
  const figure = drawLines(rng, along, across);
  const groups = [along, across].filter((count) => count > 1);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trong hình vẽ có bao nhiêu cặp đường thẳng ${relation} với nhau?`,
      `Con đếm số cặp đường thẳng ${relation} trong hình vẽ.`,
    ]),
    figures: [figure],
    answer,
    range: [0, 99],
    distractors: [
      mistake("FIELD", other, `Con đếm cặp đường thẳng ${otherName} rồi. Đề bài hỏi cặp ${relation}.`),
      mistake("OP", answer * 2, "Con đếm mỗi cặp hai lần rồi. Một cặp gồm hai đường thẳng."),
      mistake("DATUM", lines, "Đó là số đường thẳng. Con đếm từng cặp đường thẳng nhé!"),
      mistake("OFF1", answer + 1, `Con đếm thừa một cặp. Đường chéo không ${relation} với đường nào cả.`),
      mistake("OFF1", answer - 1, "Con còn sót một cặp. Con ghép từng đường với các đường còn lại nhé!"),
    ],
    hints: [rules[relation], "Con chọn một đường, ghép nó với từng đường còn lại, rồi sang đường tiếp theo."],
    explanation:
      relation === "song song"
        ? `${groups.map((count) => `${count} đường cùng hướng tạo thành ${pairsAmong(count)} cặp`).join(", ")}. Có tất cả ${answer} cặp song song.`
        : `Mỗi đường trong ${along} đường cùng hướng vuông góc với ${across} đường cắt ngang: ${along} × ${across} = ${answer} (cặp).`,
    praise: "shape",
    identity: `lines ${relation} ${JSON.stringify(figure.marks)}`,
  });
}
