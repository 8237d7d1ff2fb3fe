import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { polylineDiagram } from "#lib/questions/diagrams/polyline-diagram.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { RulerScale } from "#lib/questions/kinds/slider/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { sliderQuestion } from "#lib/skills/drafts/slider-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const cm = (length: number) => measure(String(length), "cm");

/** The last centimetre of the ruler. */
const last = 12;

/** A segment AB to be drawn: where A lies, and how long it is to be, in centimetres. */
interface Segment {
  readonly from: number;
  readonly length: number;
}

interface Task extends Segment {
  readonly start: number;
  readonly prompt: string;
  /** What is measured already. */
  readonly figures?: readonly Figure[];
  /** How its length is found where it is not told. */
  readonly worked?: { readonly say: string; readonly hint: string; readonly wrong: readonly Distractor<number>[] };
  readonly identity: string;
}

function drawQuestion(rng: Rng, { from, length, start, prompt, figures = [], worked, identity }: Task): Question {
  const scale: RulerScale = {
    ...{ type: "ruler", from: 0, to: last, hasMillimetres: false, numberedEvery: 1, laid: "segment" },
    fixed: from * 10,
  };
  const end = from + length;
  const steps =
    from === 0
      ? `Điểm A ở vạch 0 nên điểm B ở vạch ${end}.`
      : `Con đếm ${length} khoảng từ vạch ${from} thì đến vạch ${end}.`;
  return sliderQuestion(rng, {
    prompt,
    figures,
    view: { scale, start: start * 10 },
    answer: end * 10,
    distractors: [
      ...(worked?.wrong ?? []).map((each) => ({ ...each, value: (from + each.value) * 10 })),
      ...(from === 0
        ? []
        : [mistake("READ", length * 10, `Điểm A không ở vạch 0. Con đếm ${length} khoảng từ vạch ${from} nhé!`)]),
      mistake("COUNT-ENDS", (end - 1) * 10, `Con đếm các khoảng nhé, đừng đếm các vạch. Vạch ${from} là chỗ bắt đầu.`),
      mistake("OFF1", (end + 1) * 10, "Con vẽ thừa 1 cm rồi. Con đếm lại từng khoảng nhé!"),
    ],
    tooLow: "Đoạn thẳng AB còn ngắn. Con kéo điểm B sang phải nhé!",
    tooHigh: "Đoạn thẳng AB dài quá rồi. Con kéo điểm B sang trái nhé!",
    hints: [
      worked?.hint ??
        (from === 0
          ? "Điểm A ở vạch 0. Mỗi khoảng trên thước là 1 cm."
          : "Điểm A không ở vạch 0. Con đếm các khoảng, bắt đầu từ điểm A."),
      worked === undefined
        ? "Con kéo điểm B rồi đếm lại các khoảng."
        : "Điểm A ở vạch 0. Mỗi khoảng trên thước là 1 cm.",
    ],
    explanation: `${worked?.say ?? `Đoạn thẳng AB dài ${cm(length)}.`} ${steps}`,
    praise: "draw",
    identity,
  });
}

/** "Con vẽ đoạn thẳng AB dài 7 cm." */
function buildFromZeroQuestion(rng: Rng): Question {
  const length = rng.int(2, 11);
  const start = rng.pick([1, last]);
  const isDecimetre = length === 10 && rng.pick([true, false]);
  const written = isDecimetre ? measure("1", "dm") : cm(length);
  return drawQuestion(rng, {
    ...{ from: 0, length, start },
    prompt: rng.pick([
      `Con vẽ đoạn thẳng AB dài ${written}.`,
      `Con kéo điểm B để đoạn thẳng AB dài ${written}.`,
      `Con dùng thước, vẽ đoạn thẳng AB có độ dài ${written}.`,
    ]),
    ...(isDecimetre && {
      worked: {
        say: `${written} = ${cm(length)}.`,
        hint: `${written} bằng mấy xăng-ti-mét? Con đổi trước rồi vẽ.`,
        wrong: [mistake("UNIT", 1, `Đó mới là ${cm(1)}. Con đổi ${written} ra xăng-ti-mét nhé!`)],
      },
    }),
    identity: `draw ${start} ${written}`,
  });
}

/** "Điểm A ở vạch 2. Con vẽ đoạn thẳng AB dài 7 cm." */
function buildFromMarkQuestion(rng: Rng): Question {
  const from = rng.int(1, 4);
  const length = rng.int(3, Math.min(9, last - from));
  const told = rng.pick([
    `Điểm A ở vạch ${from}. Con vẽ đoạn thẳng AB dài ${cm(length)}.`,
    `Con vẽ đoạn thẳng AB dài ${cm(length)}. Điểm A ở vạch ${from} của thước.`,
  ]);
  return drawQuestion(rng, { from, length, start: from + 1, prompt: told, identity: `from ${from} ${length}` });
}

/** A segment CD, as long as its number says. */
function otherSegment(length: number): Figure {
  const points = [
    { x: 30, y: 44 },
    { x: 30 + length * 26, y: 44 },
  ];
  const figure = polylineDiagram({
    points,
    names: ["C", "D"],
    lengths: [cm(length)],
    alt: `Đoạn thẳng CD dài ${cm(length)}.`,
  });
  return { ...figure, height: 64 };
}

/** "Con vẽ đoạn thẳng AB dài hơn đoạn thẳng CD 3 cm." */
function buildComparedQuestion(rng: Rng): Question {
  const isLonger = rng.pick([true, false]);
  const by = rng.int(2, 4);
  const other = isLonger ? rng.int(3, 7) : rng.int(6, 9);
  const length = isLonger ? other + by : other - by;
  const word = isLonger ? "dài hơn" : "ngắn hơn";
  return drawQuestion(rng, {
    ...{ from: 0, length, start: 1 },
    prompt: `Con vẽ đoạn thẳng AB ${word} đoạn thẳng CD ${cm(by)}.`,
    figures: [otherSegment(other)],
    worked: {
      say: `${other} ${isLonger ? "+" : "−"} ${by} = ${length}, đoạn thẳng AB dài ${cm(length)}.`,
      hint: "Con tính độ dài đoạn thẳng AB trước, rồi mới vẽ.",
      wrong: [
        mistake(
          "OP",
          isLonger ? other - by : other + by,
          isLonger ? "Dài hơn thì con làm phép cộng." : "Ngắn hơn thì con làm phép trừ.",
        ),
        mistake("DATUM", other, `Đó là độ dài đoạn thẳng CD. Đoạn thẳng AB ${word} cơ!`),
        mistake("DATUM", by, `Đoạn thẳng AB ${word} CD ${cm(by)}. Con tính độ dài AB nhé!`),
      ],
    },
    identity: `compared ${word} ${other} ${by}`,
  });
}

/** A polyline of two parts, each so long as it says. */
function bentLine(
  rng: Rng,
  names: readonly string[],
  [first, second]: readonly [number, number],
  texts: readonly string[],
) {
  const scale = 250 / (first + second);
  const [low, high] = rng.pick([
    [96, 40],
    [40, 96],
  ] as const);
  const points = [
    { x: 35, y: low },
    { x: Math.round(35 + first * scale), y: high },
    { x: 285, y: low },
  ];
  const alt = `Đường gấp khúc gồm hai đoạn thẳng: ${texts.map((text) => text.replace("?", "chưa biết")).join(", ")}.`;
  return { ...polylineDiagram({ points, names, lengths: texts, alt }), height: 132 };
}

/** "Đường gấp khúc ABC dài 9 cm. Con tính rồi vẽ đoạn thẳng AB." */
function buildPartQuestion(rng: Rng): Question {
  const length = rng.int(3, 8);
  const other = rng.pick([3, 4, 5, 6, 7, 8].filter((each) => each !== length));
  const whole = length + other;
  return drawQuestion(rng, {
    ...{ from: 0, length, start: 1 },
    prompt: `Đường gấp khúc ABC dài ${cm(whole)}. Con tính rồi vẽ đoạn thẳng AB.`,
    figures: [bentLine(rng, ["A", "B", "C"], [length, other], ["?", cm(other)])],
    worked: {
      say: `${whole} − ${other} = ${length}, đoạn thẳng AB dài ${cm(length)}.`,
      hint: `Độ dài AB cộng độ dài BC bằng ${cm(whole)}.`,
      wrong: [
        mistake("DATUM", other, "Đó là độ dài đoạn BC. Con tính độ dài đoạn AB nhé!"),
        mistake("DATUM", whole, "Đó là độ dài cả đường gấp khúc. Con trừ đi độ dài đoạn BC nhé!"),
      ],
    },
    identity: `part ${length} ${other}`,
  });
}

/** "Con vẽ đoạn thẳng AB dài bằng cả đường gấp khúc." */
function buildStraightenedQuestion(rng: Rng): Question {
  const first = rng.int(2, 8);
  const second = rng.int(2, Math.min(8, last - 1 - first));
  const length = first + second;
  const onlyOne = "Đó mới là một đoạn. Con cộng hai đoạn với nhau nhé!";
  return drawQuestion(rng, {
    ...{ from: 0, length, start: 1 },
    prompt: "Con vẽ đoạn thẳng AB dài bằng cả đường gấp khúc.",
    figures: [bentLine(rng, ["M", "N", "P"], [first, second], [cm(first), cm(second)])],
    worked: {
      say: `${first} + ${second} = ${length}, đoạn thẳng AB dài ${cm(length)}.`,
      hint: "Con cộng độ dài hai đoạn của đường gấp khúc.",
      wrong: [
        mistake("PARTIAL", first, onlyOne),
        mistake("PARTIAL", second, onlyOne),
        mistake("OP", Math.abs(first - second), "Con đã trừ. Con cộng hai đoạn với nhau nhé!"),
      ],
    },
    identity: `straightened ${first} ${second}`,
  });
}

/** A segment is drawn along a ruler (curriculum, c2-draw-segment): from 0; from another mark, or longer and shorter than another; a part of a polyline. */
export const drawSegment = defineGeometrySkill({
  id: "c2-draw-segment",
  classId: "2",
  title: "Vẽ đoạn thẳng có độ dài cho trước",
  generate: byDifficulty({
    1: [buildFromZeroQuestion],
    2: [buildFromMarkQuestion, buildComparedQuestion],
    3: [buildPartQuestion, buildStraightenedQuestion],
  }),
});
