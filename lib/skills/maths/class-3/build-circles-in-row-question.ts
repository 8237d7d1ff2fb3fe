import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

const range = [1, 1000] as const;

/** Equal circles side by side, from end to end in a frame. */
function inRow(count: number, text: string) {
  const radius = count === 2 ? 48 : 40;
  const left = 160 - count * radius;
  const [top, right] = [90 - radius, 160 + count * radius];
  const middles = Array.from({ length: count }, (_, place) => ({ x: left + radius * (place * 2 + 1), y: 90 }));
  const [first = { x: 0, y: 0 }] = middles;
  const marks: DiagramMark[] = [
    {
      form: "area",
      corners: [
        { x: left, y: 90 + radius },
        { x: right, y: 90 + radius },
        { x: right, y: top },
        { x: left, y: top },
      ],
      tone: "none",
    },
    ...middles.map((at): DiagramMark => ({ form: "circle", ...at, radius, tone: "first" })),
    { form: "line", from: first, to: { x: left + radius * 2, y: 90 }, look: "solid", ends: "plain" },
    { form: "length", from: first, to: { x: left + radius * 2, y: 90 }, text, side: 1, hasArrows: false },
    ...middles.map((at): DiagramMark => ({ form: "point", ...at, name: null, nameAt: 0, isDrawn: true })),
  ];
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks,
    alt: `${count} hình tròn bằng nhau, bán kính ${text}, xếp khít trong khung.`,
  } as const;
}

/** The circles in a row, each with its radius and its diameter. */
function inRowMeasured(count: number, radius: number): DiagramFigure {
  const figure = inRow(count, measure(String(radius), "cm"));
  const text = measure(String(radius * 2), "cm");
  const across = figure.marks.flatMap((mark): DiagramMark[] => {
    if (mark.form !== "circle") return [];
    const y = mark.y + mark.radius;
    const [from, to] = [
      { x: mark.x - mark.radius, y },
      { x: mark.x + mark.radius, y },
    ];
    return [{ form: "length", from, to, text, side: -1, hasArrows: false }];
  });
  return { ...figure, marks: [...figure.marks, ...across], alt: "Dưới mỗi hình tròn ghi đường kính của hình đó." };
}

/** Circles in a rectangle, or cakes in a box: these are neither tiny nor as wide as a tray. */
const rows = [
  {
    one: "hình tròn",
    holder: "hình chữ nhật",
    isIn: "Trong hình chữ nhật có mấy hình tròn liền nhau?",
    sizes: [3, 20],
  },
  { one: "chiếc bánh", holder: "hộp", isIn: "Hộp xếp mấy chiếc liền nhau?", sizes: [5, 10] },
] as const;

/** "Có 3 hình tròn bằng nhau, bán kính 4 cm, xếp khít trong hình chữ nhật. Chiều dài là bao nhiêu xăng-ti-mét?" Typed. */
export function buildRowQuestion(rng: Rng): Question {
  const { one, holder, isIn, sizes } = rng.pick(rows);
  const count = rng.pick([2, 3]);
  const radius = rng.int(sizes[0], sizes[1]);
  const text = measure(String(radius), "cm");
  const across = radius * 2;
  const answer = across * count;
  return numberQuestion(rng, {
    prompt:
      holder === "hộp"
        ? `Hộp có ${count} chiếc bánh tròn bằng nhau xếp khít, mỗi chiếc có bán kính ${text}. Chiều dài mặt hộp là bao nhiêu xăng-ti-mét?`
        : `Có ${count} hình tròn bằng nhau, bán kính ${text}, xếp khít trong hình chữ nhật. Chiều dài hình chữ nhật là bao nhiêu xăng-ti-mét?`,
    figures: [inRow(count, text)],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", across, `${measure(String(across), "cm")} mới là đường kính của một ${one}. ${isIn}`),
      mistake("PARTIAL", radius * count, `Con mới tính mỗi ${one} một bán kính. Con cần đường kính nhé!`),
      mistake("OP", radius * (count * 2 - 1), "Con đếm lại số bán kính nối liền nhau nhé!"),
      mistake("OP", answer + radius, `Số này dài hơn cả ${holder}. Con đếm lại số bán kính nối liền nhau nhé!`),
    ],
    hints: [
      `Đường kính gấp 2 lần bán kính. Con tính đường kính một ${one} trước.`,
      `Chiều dài bằng ${count} đường kính nối liền nhau.`,
    ],
    explanation: {
      say: `Đường kính là ${radius} × 2 = ${across} (cm). Chiều dài là ${across} × ${count} = ${answer} (cm).`,
      figures: [inRowMeasured(count, radius)],
    },
    praise: "calculate",
    identity: `row ${count} ${radius}`,
  });
}

/** "Hộp dài 24 cm xếp khít 3 chiếc bánh tròn bằng nhau. Bán kính mỗi chiếc bánh là bao nhiêu xăng-ti-mét?" Typed. */
export function buildRowRadiusQuestion(rng: Rng): Question {
  const { one, holder, sizes } = rng.pick(rows);
  const count = rng.pick([2, 3]);
  const radius = rng.int(sizes[0], 10);
  const [across, length] = [radius * 2, radius * 2 * count];
  const text = measure(String(length), "cm");
  return numberQuestion(rng, {
    prompt:
      holder === "hộp"
        ? `Hộp dài ${text} xếp khít ${count} chiếc bánh tròn bằng nhau. Bán kính mỗi chiếc bánh là bao nhiêu xăng-ti-mét?`
        : `Hình chữ nhật dài ${text} xếp khít ${count} hình tròn bằng nhau. Bán kính mỗi hình tròn là bao nhiêu xăng-ti-mét?`,
    figures: [{ ...inRow(count, "?"), alt: `${count} hình tròn bằng nhau xếp khít trong khung, bán kính chưa biết.` }],
    answer: radius,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", across, "Đó mới là đường kính. Bán kính bằng một nửa đường kính."),
      mistake(
        "PARTIAL",
        length / 2,
        `Trong ${holder} có ${count} ${one}. Con tìm đường kính của một ${one} trước nhé!`,
      ),
      mistake("DATUM", length, "Đó là chiều dài đã cho. Con tìm bán kính nhé!"),
    ],
    hints: withoutLeaks(radius, [
      `Chiều dài bằng các đường kính nối liền nhau. Con tìm đường kính của một ${one} trước.`,
      "Bán kính bằng một nửa đường kính.",
    ]),
    explanation: {
      say: `Đường kính là ${length} : ${count} = ${across} (cm). Bán kính là ${across} : 2 = ${radius} (cm).`,
      figures: [inRowMeasured(count, radius)],
    },
    praise: "calculate",
    identity: `row radius ${count} ${radius}`,
  });
}
