import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";

const middle = { x: 160, y: 100 };
const radius = 74;

/** Degrees anticlockwise from the right. */
function onRim(degrees: number) {
  const turn = (degrees * Math.PI) / 180;
  return { x: middle.x + radius * Math.cos(turn), y: middle.y - radius * Math.sin(turn) };
}

interface Rim {
  readonly name: string;
  readonly degrees: number;
}

interface Drawing {
  readonly centre: Rim;
  readonly rim: readonly Rim[];
  readonly lines: readonly (readonly [Rim, Rim])[];
  /** Lines that are spoken of, drawn thick. */
  readonly thick?: readonly (readonly [Rim, Rim])[];
  readonly alt: string;
}

function draw({ centre, rim, lines, thick = [], alt }: Drawing): DiagramFigure {
  const place = (point: Rim) => (point === centre ? middle : onRim(point.degrees));
  const line = (look: "solid" | "thick", [from, to]: readonly [Rim, Rim]): DiagramMark => {
    return { form: "line", from: place(from), to: place(to), look, ends: "plain" };
  };
  return {
    type: "diagram",
    width: 320,
    height: 200,
    marks: [
      { form: "circle", ...middle, radius, tone: "first" },
      ...lines.map((each) => line("solid", each)),
      ...thick.map((each) => line("thick", each)),
      ...rim.map(
        (point): DiagramMark => ({
          form: "point",
          ...onRim(point.degrees),
          name: point.name,
          nameAt: point.degrees % 360,
          isDrawn: true,
        }),
      ),
      { form: "point", ...middle, name: centre.name, nameAt: centre.degrees, isDrawn: true },
    ],
    alt,
  };
}

/** A circle with a diameter AB, a radius OC and the chords AC and DE. */
function pickCircle(rng: Rng) {
  const turn = rng.int(0, 11) * 30 + 10;
  const names = rng.shuffle(["A", "B", "C", "D", "E", "G", "H", "M", "N", "P"]);
  const [a, b, c, d, e] = [0, 180, rng.int(75, 105), rng.int(212, 235), rng.int(305, 330)].map((degrees, place) => ({
    name: names[place] ?? "",
    degrees: (degrees + turn) % 360,
  }));
  if (!(a && b && c && d && e)) throw new Error("Five points");
  const centre = { name: rng.pick(["O", "I", "K"]), degrees: (turn + 270) % 360 };
  const lines = [
    [a, b],
    [centre, c],
    [a, c],
    [d, e],
  ] as const;
  const rim = [a, b, c, d, e];
  const shown = (thick: Drawing["thick"] & {}, alt: string) => draw({ centre, rim, lines, thick, alt });
  return {
    shownDiameter: shown([[a, b]], `Đường kính ${a.name}${b.name} đi qua tâm ${centre.name} được tô đậm.`),
    shownRadius: shown([[centre, c]], `Bán kính ${centre.name}${c.name} đi từ tâm ${centre.name} được tô đậm.`),
    shownCentre: draw({
      centre,
      rim,
      lines: [],
      thick: rim.map((point) => [centre, point] as const),
      alt: `Các đoạn thẳng từ điểm ${centre.name} ra đường bao quanh dài bằng nhau.`,
    }),
    figure: draw({ centre, rim: [a, b, c, d, e], lines, alt: `Hình tròn tâm ${centre.name} và các đoạn thẳng.` }),
    hidden: draw({ centre, rim: [a, b, c, d, e], lines, alt: "Một hình tròn có các điểm và các đoạn thẳng." }),
    centre: centre.name,
    diameter: a.name + b.name,
    radius: centre.name + c.name,
    chords: [a.name + c.name, d.name + e.name] as const,
    rim: [a.name, b.name, c.name, d.name],
    turn,
  };
}

const idea =
  "Bán kính nối tâm với một điểm trên đường bao quanh. Đường kính đi qua tâm, hai đầu ở trên đường bao quanh.";

/** "Đoạn thẳng nào là bán kính của hình tròn?" */
export function buildWhichLineQuestion(rng: Rng): Question {
  const circle = pickCircle(rng);
  const isRadius = rng.int(0, 1) === 0;
  const [name, other] = isRadius ? (["bán kính", "đường kính"] as const) : (["đường kính", "bán kính"] as const);
  const [right, wrong] = isRadius ? [circle.radius, circle.diameter] : [circle.diameter, circle.radius];
  const atCentre = isRadius ? "có một đầu ở tâm" : "đi qua tâm";
  const notAtCentre = `Đoạn thẳng này không ${isRadius ? "có đầu nào ở tâm" : "đi qua tâm"}.`;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Đoạn thẳng nào là ${name} của hình tròn?`,
      `Trong hình tròn tâm ${circle.centre}, đoạn thẳng nào là ${name}?`,
    ]),
    figures: [circle.figure],
    answer: wordsValue(right),
    distractors: [
      mistake("FIELD", wordsValue(wrong), `Đoạn thẳng này là ${other}.`),
      ...circle.chords.map((chord) => mistake("FIELD", wordsValue(chord), notAtCentre)),
    ],
    hints: [idea, `Con tìm tâm ${circle.centre} trước, rồi xem đoạn thẳng nào ${atCentre}.`],
    explanation: {
      say: isRadius
        ? `${right} nối tâm ${circle.centre} với một điểm trên đường bao quanh nên là bán kính.`
        : `${right} đi qua tâm ${circle.centre} và có hai đầu trên đường bao quanh nên là đường kính.`,
      figures: [isRadius ? circle.shownRadius : circle.shownDiameter],
    },
    praise: "shape",
    identity: `which ${name} ${circle.centre} ${circle.diameter} ${circle.radius} ${circle.turn}`,
  });
}

/** "Trong hình, đoạn thẳng OC gọi là gì của hình tròn?" */
export function buildLineNameQuestion(rng: Rng): Question {
  const circle = pickCircle(rng);
  const isRadius = rng.int(0, 1) === 0;
  const line = isRadius ? circle.radius : circle.diameter;
  const [from, to] = Array.from(line);
  const [right, wrong] = isRadius ? (["bán kính", "đường kính"] as const) : (["đường kính", "bán kính"] as const);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Hình tròn có tâm ${circle.centre}. Đoạn thẳng ${line} là gì của hình tròn?`,
      `Điền vào chỗ chấm: Trong hình tròn tâm ${circle.centre}, ${line} là …`,
    ]),
    figures: [circle.figure],
    answer: wordsValue(right),
    distractors: [
      mistake("FIELD", wordsValue(wrong), `Con xem ${line} có mấy đầu nằm trên đường bao quanh nhé!`),
      mistake("FIELD", wordsValue("tâm"), "Tâm là một điểm, không phải là đoạn thẳng."),
      mistake("FIELD", wordsValue("cạnh"), "Hình tròn không có cạnh. Con xem lại hai đầu của đoạn thẳng nhé!"),
    ],
    hints: [
      "Con xem từng đầu của đoạn thẳng đó nằm ở đâu.",
      isRadius
        ? `Con xem ${from} là điểm gì, ${to} nằm ở đâu.`
        : `Con xem ${from} và ${to} nằm ở đâu. Đoạn thẳng ${line} có đi qua tâm không?`,
    ],
    explanation: {
      say: isRadius
        ? `${line} nối tâm với một điểm trên đường bao quanh nên là bán kính.`
        : `${line} đi qua tâm và có hai đầu trên đường bao quanh nên là đường kính.`,
      figures: [isRadius ? circle.shownRadius : circle.shownDiameter],
    },
    praise: "name",
    identity: `name ${line} ${circle.centre} ${circle.turn}`,
  });
}

/** "Điểm nào là tâm của hình tròn?" */
export function buildCentreQuestion(rng: Rng): Question {
  const circle = pickCircle(rng);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Điểm nào là tâm của hình tròn?", "Tâm của hình tròn trong hình là điểm nào?"]),
    figures: [circle.hidden],
    answer: wordsValue(`điểm ${circle.centre}`),
    distractors: circle.rim.map((name) =>
      mistake("FIELD", wordsValue(`điểm ${name}`), "Điểm này nằm trên đường bao quanh. Tâm ở chính giữa hình tròn."),
    ),
    hints: ["Tâm là điểm ở chính giữa hình tròn.", "Tâm cách đều mọi điểm trên đường bao quanh."],
    explanation: {
      say: `Điểm ${circle.centre} ở chính giữa, cách đều các điểm trên đường bao quanh nên là tâm.`,
      figures: [circle.shownCentre],
    },
    praise: "shape",
    identity: `centre ${circle.centre} ${circle.rim.join("")} ${circle.turn}`,
  });
}

/** "Trong hình có mấy bán kính?": radii and chords are drawn. */
export function buildCountRadiiQuestion(rng: Rng): Question {
  const count = rng.int(2, 5);
  const chords = rng.int(1, 2);
  const turn = rng.int(0, 11) * 30 + 5;
  const names = rng.shuffle(["A", "B", "C", "D", "E", "G", "H"]);
  // Nowhere two of them stand opposite each other: that would be a diameter.
  const rim = [0, 48, 98, 146, 205, 258, 303].map((degrees, place) => ({
    name: names[place] ?? "",
    degrees: (degrees + turn) % 360,
  }));
  const centre = { name: "O", degrees: (turn + 340) % 360 };
  const order = rng.shuffle(rim);
  const radii = order.slice(0, count).map((point) => [centre, point] as const);
  const crossing = Array.from({ length: chords }, (_, place) => {
    const from = rim[(place * 3 + (turn % 3)) % 7];
    const to = rim[(place * 3 + (turn % 3) + 2) % 7];
    if (from === undefined || to === undefined) throw new Error("Seven points");
    return [from, to] as const;
  });
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Trong hình tròn tâm O có vẽ mấy bán kính?",
      "Con đếm xem trong hình có mấy đoạn thẳng là bán kính của hình tròn tâm O.",
    ]),
    figures: [draw({ centre, rim, lines: [...radii, ...crossing], alt: "Hình tròn tâm O có một số đoạn thẳng." })],
    answer: count,
    range: [1, 9],
    isTyped: true,
    distractors: [
      mistake("FIELD", count + chords, "Con đã đếm cả đoạn thẳng không đi qua tâm."),
      mistake("FIELD", chords, "Con đếm các đoạn thẳng có một đầu là tâm O nhé!"),
    ],
    hints: [
      "Bán kính nối tâm O với một điểm trên đường bao quanh hình tròn.",
      "Con chỉ đếm những đoạn thẳng có một đầu là O. Đoạn thẳng không qua O thì bỏ.",
    ],
    explanation: {
      say: `Các bán kính là: ${radii.map(([from, to]) => from.name + to.name).join(", ")}. Có ${count} bán kính.`,
      figures: [draw({ centre, rim, lines: crossing, thick: radii, alt: "Các bán kính đi từ tâm O được tô đậm." })],
    },
    praise: "count",
    identity: `count ${radii.map(([, to]) => to.name + to.degrees).join("")} ${chords}`,
  });
}
