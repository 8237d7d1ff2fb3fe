import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { drawnOver, rightAngleAt, type Segment, sidesDrawn, thick } from "./drawn-over.ts";

const streets = ["Lê Lợi", "Trần Phú", "Bà Triệu", "Lê Duẩn", "Mê Linh", "Lê Lai"] as const;

const hints = {
  "song song": [
    "Hai đường thẳng song song thì kéo dài mãi cũng không cắt nhau.",
    "Con tìm đường luôn cách đều đường đó.",
  ],
  "vuông góc": [
    "Hai đường thẳng vuông góc thì cắt nhau và tạo thành góc vuông.",
    "Con đặt ê ke vào chỗ hai đường cắt nhau xem có khít không.",
  ],
} as const;

type Four = readonly [one: string, two: string, across: string, slant: string];

/** Two streets side by side, one across them, one slanting; upright or lying. */
function drawMap([one, two, across, slant]: Four, isUpright: boolean) {
  const line = (
    from: readonly [number, number],
    to: readonly [number, number],
    text: string,
    along: readonly [number, number],
  ) => ({ from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, name: { text, along, side: -1 as const } });
  const lines = isUpright
    ? [
        line([60, 168], [60, 12], one, [0.7, 1]),
        line([150, 168], [150, 12], two, [0.7, 1]),
        line([12, 64], [308, 64], across, [0.48, 0.82]),
        line([176, 170], [306, 14], slant, [0.1, 0.35]),
      ]
    : [
        line([308, 50], [12, 50], one, [0.46, 0.76]),
        line([308, 132], [12, 132], two, [0.5, 0.76]),
        line([70, 168], [70, 12], across, [0.35, 0.6]),
        line([190, 170], [270, 14], slant, [0.35, 0.65]),
      ];
  return { lines, figure: linesDiagram({ lines, alt: "Bản đồ có bốn đường phố thẳng, mỗi đường ghi tên." }) };
}

/** Two streets that stand out; where they cross, the right angle. Streets that cross at one lie and stand upright. */
function streetMarks([one, other]: readonly Segment[]): DiagramMark[] {
  if (one === undefined || other === undefined) return [];
  const isUpright = ({ from, to }: Segment) => from.x === to.x;
  const [upright, lying] = isUpright(one) ? [one, other] : [other, one];
  const at = { x: upright.from.x, y: lying.from.y };
  const right: DiagramMark = { form: "right-angle", at, towards: [upright.to, { x: 320, y: at.y }] };
  return [thick(one), thick(other), ...(isUpright(one) === isUpright(other) ? [] : [right])];
}

/** "Trên bản đồ, đường nào song song với đường Lê Lợi?" */
function buildMapQuestion(rng: Rng): Question {
  const [one = "", two = "", across = "", slant = ""] = rng.shuffle(streets);
  const isUpright = rng.int(0, 1) === 0;
  const [asked, partner] = rng.shuffle([one, two]);
  const isParallel = rng.int(0, 1) === 0;
  const relation = isParallel ? "song song" : "vuông góc";
  const [right = "", other = ""] = isParallel ? [partner, across] : [across, partner];
  const street = (name: string) => wordsValue(`đường ${name}`);
  const { lines, figure } = drawMap([one, two, across, slant], isUpright);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trên bản đồ, đường nào ${relation} với đường ${asked}?`,
      `Nhìn bản đồ: đường ${asked} ${relation} với đường nào?`,
    ]),
    figures: [figure],
    answer: street(right),
    choices: 3,
    distractors: [
      mistake("FIELD", street(other), isParallel ? "Hai đường này cắt nhau." : "Hai đường này không cắt nhau."),
      mistake("FIELD", street(slant), "Đường này cắt chéo, không khít góc vuông của ê ke."),
    ],
    hints: hints[relation],
    explanation: {
      say: `${isParallel ? "Hai đường này kéo dài mãi cũng không cắt nhau" : "Hai đường này cắt nhau, tạo thành góc vuông"} nên đường ${asked} ${relation} với đường ${right}.`,
      figures: [
        drawnOver(
          figure,
          streetMarks(lines.filter(({ name }) => name.text === asked || name.text === right)),
          `Bản đồ: hai đường ${asked} và ${right} tô đậm.`,
        ),
      ],
    },
    praise: "shape",
    identity: `map ${relation} ${asked} ${right} ${isUpright} ${slant}`,
  });
}

const quartets = ["ABCD", "MNPQ", "EGHK", "RSTU"] as const;

/** A trapezoid with two right angles and one of its diagonals. */
function drawTrapezoid(rng: Rng, names: readonly string[]) {
  const [short, long] = [rng.int(9, 13) * 10, rng.int(18, 22) * 10];
  const isMirrored = rng.int(0, 1) === 0;
  const [left, right] = [(320 - long) / 2, (320 + long) / 2];
  const x = (at: number) => (isMirrored ? 320 - at : at);
  // A and D lie on the upright side, so that AB and DC lie side by side and BC slants.
  const corners = [
    { x: x(left), y: 35 },
    { x: x(left + short), y: 35 },
    { x: x(right), y: 140 },
    { x: x(left), y: 140 },
  ];
  const alt = `Tứ giác ${names.join("")} và đoạn thẳng ${names[0]}${names[2]}.`;
  return {
    corners,
    figure: namedPolygonDiagram({ corners, names, inner: [[0, 2]], alt }),
    look: `${short} ${long} ${isMirrored}`,
  };
}

/** Said to a wrong segment beside the one asked about: where the two meet, if they do. */
function tellMeeting(relation: keyof typeof hints, asked: string, name: string): string {
  const corner = Array.from(name).find((letter) => asked.includes(letter));
  if (corner === undefined) return "Hai cạnh này không cắt nhau.";
  return relation === "song song"
    ? `${name} và ${asked} cắt nhau ở đỉnh ${corner}.`
    : `${name} và ${asked} cắt nhau ở đỉnh ${corner}, nhưng không khít góc vuông của ê ke.`;
}

/** "Trong hình vẽ, cạnh nào song song với cạnh AB?": a trapezoid with two right angles. */
export function buildTrapezoidQuestion(
  rng: Rng,
  relation: keyof typeof hints = rng.pick(["song song", "vuông góc"] as const),
): Question {
  const letters = Array.from(rng.pick(quartets));
  const [a = "", b = "", c = "", d = ""] = letters;
  const { figure, corners, look } = drawTrapezoid(rng, letters);
  const [top, slant, bottom, upright] = [`${a}${b}`, `${b}${c}`, `${d}${c}`, `${a}${d}`];
  const diagonal = `${a}${c}`;
  const [asked, opposite] = rng.pick([
    [top, bottom],
    [bottom, top],
  ] as const);
  const [answer, other] = relation === "song song" ? [opposite, upright] : [upright, opposite];
  const wrong = [other, slant, diagonal];
  const sides = sidesDrawn({ figure, corners, letters }, [asked, answer]);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong tứ giác ${letters.join("")}, đoạn thẳng nào ${relation} với cạnh ${asked}?`,
      `Tứ giác ${letters.join("")} có cạnh ${asked} ${relation} với đoạn thẳng nào?`,
    ]),
    figures: [figure],
    answer: wordsValue(answer),
    distractors: wrong.map((name) => mistake("FIELD", wordsValue(name), tellMeeting(relation, asked, name))),
    hints: hints[relation],
    explanation: {
      say: `${relation === "song song" ? `Cạnh ${asked} và cạnh ${answer} cùng vuông góc với cạnh ${upright}` : `Cạnh ${asked} và cạnh ${answer} tạo thành góc vuông`} nên ${relation} với nhau.`,
      figures: [
        relation === "song song"
          ? drawnOver(
              sides,
              [0, 3].map((at) => rightAngleAt(corners, at)),
              sides.alt,
            )
          : sides,
      ],
    },
    praise: "shape",
    identity: `trapezoid ${letters.join("")} ${relation} ${asked} ${look}`,
  });
}

/** Lines at right angles and side by side on a map and in a shape. */
export function buildStreetsQuestion(rng: Rng): Question {
  return rng.pick([true, false]) ? buildMapQuestion(rng) : buildTrapezoidQuestion(rng);
}
