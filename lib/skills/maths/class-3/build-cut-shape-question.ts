import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { total } from "#lib/skills/total.ts";
import { children } from "#lib/skills/words/children.ts";

interface Strip {
  /** How wide each part is, from the left. */
  readonly widths: readonly number[];
  /** The places of the painted parts. */
  readonly painted: readonly number[];
}

const [left, top, height] = [10, 10, 64] as const;
const length = 252;

function draw({ widths, painted }: Strip): DiagramFigure {
  const marks = widths.map((width, place): DiagramMark => {
    const from = left + total(widths.slice(0, place));
    const corners = [
      { x: from, y: top },
      { x: from, y: top + height },
      { x: from + width, y: top + height },
      { x: from + width, y: top },
    ];
    return { form: "area", corners, tone: painted.includes(place) ? "first" : "none" };
  });
  const isEven = new Set(widths).size === 1;
  const alt = `Băng giấy chia thành ${widths.length} phần ${isEven ? "bằng nhau" : "to nhỏ khác nhau"}, tô màu ${painted.length} phần.`;
  return { type: "diagram", width: length + left * 2, height: height + top * 2, marks, alt };
}

/** The parts of a strip counted, one number in each. */
function counted(figure: DiagramFigure): DiagramFigure {
  const numbers = figure.marks.flatMap((mark, place): DiagramMark[] => {
    if (mark.form !== "area") return [];
    const x = total(mark.corners.map((corner) => corner.x)) / mark.corners.length;
    return [{ form: "label", x, y: top + height / 2, text: String(place + 1) }];
  });
  return { ...figure, marks: [...figure.marks, ...numbers] };
}

const even = (parts: number) => Array.from({ length: parts }, () => length / parts);

/** So many parts of two very different widths. */
function uneven(rng: Rng, parts: number): number[] {
  const wide = Math.floor(parts / 2);
  const step = length / (wide * 3 + (parts - wide));
  return rng.shuffle(Array.from({ length: parts }, (_, place) => (place < wide ? step * 3 : step)));
}

/** "Hình nào đã tô màu 1/6?": one strip is cut into six parts of different sizes. */
export function buildCutShapeQuestion(rng: Rng): Question {
  const bottom = rng.int(6, 9);
  const at = (parts: number) => rng.int(0, parts - 1);
  const near = bottom === 9 ? bottom - 1 : rng.pick([bottom - 1, bottom + 1]);
  const text = writeFraction(1, bottom);
  const right = draw({ widths: even(bottom), painted: [at(bottom)] });
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào đã tô màu ${text}?`, `Con chọn băng giấy có phần tô màu là ${text}.`]),
    right,
    answer: `Băng giấy có ${bottom} phần bằng nhau, tô 1 phần`,
    distractors: [
      mistake(
        "FIELD",
        draw({ widths: uneven(rng, bottom), painted: [at(bottom)] }),
        "Các phần của hình này to nhỏ khác nhau. Con tìm hình chia thành các phần bằng nhau.",
      ),
      mistake("OFF1", draw({ widths: even(near), painted: [at(near)] }), "Con đếm lại số phần bằng nhau của hình này."),
      mistake("FIELD", draw({ widths: even(bottom), painted: [0, bottom - 1] }), "Hình này tô màu nhiều hơn một phần."),
    ],
    hints: [
      "Trước hết con xem hình có chia thành các phần bằng nhau không.",
      "Rồi con đếm xem có mấy phần, đã tô mấy phần.",
    ],
    explanation: {
      say: `Hình chia thành ${bottom} phần bằng nhau, tô 1 phần thì đã tô ${text}. Đó là băng giấy có ${bottom} phần bằng nhau, tô 1 phần.`,
      figures: [counted(right)],
    },
    praise: "fraction",
    identity: `cut ${bottom} ${JSON.stringify(right.marks.map((mark) => "tone" in mark && mark.tone))} ${near}`,
  });
}

/** "Nam ăn 1/6 cái bánh. Còn lại mấy phần bằng nhau như thế của cái bánh?" Typed. */
export function buildLeftPartsQuestion(rng: Rng): Question {
  const bottom = rng.int(6, 9);
  const [name, fraction] = [rng.pick(children), writeFraction(1, bottom)];
  const { told, part } = rng.pick([
    { told: `${name} ăn ${fraction} cái bánh`, part: "cái bánh" },
    { told: `${name} cắt lấy ${fraction} băng giấy`, part: "băng giấy" },
    { told: `${name} tưới ${fraction} vườn rau`, part: "vườn rau" },
  ]);
  const left = bottom - 1;
  return numberQuestion(rng, {
    prompt: `${told}. Còn lại mấy phần bằng nhau như thế của ${part}?`,
    answer: left,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake("DATUM", bottom, "Đó là tất cả các phần. Con bớt đi phần đã lấy nhé!"),
      mistake("DATUM", 1, "Đó là số phần đã lấy. Đề bài hỏi số phần còn lại."),
    ],
    hints: withoutLeaks(left, [
      `${fraction} nghĩa là chia thành mấy phần bằng nhau, lấy mấy phần?`,
      "Con lấy số phần bằng nhau bớt đi phần đã lấy.",
    ]),
    explanation: {
      say: `${fraction} ${part} là chia thành ${bottom} phần bằng nhau, lấy 1 phần. Còn lại ${bottom} − 1 = ${left} (phần).`,
      figures: [counted(draw({ widths: even(bottom), painted: [bottom - 1] }))],
    },
    praise: "fraction",
    identity: `left ${part} ${bottom}`,
  });
}
