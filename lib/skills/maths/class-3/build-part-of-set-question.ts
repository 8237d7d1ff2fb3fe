import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

/** A set of round things, so many in a row, of which so many are painted. */
function setOf(rows: number, each: number, painted: number): FractionFigure {
  const alt =
    painted === 0
      ? `Các hình tròn xếp thành nhiều hàng bằng nhau, chưa tô màu.`
      : `Các hình tròn xếp thành nhiều hàng bằng nhau, có hàng đã tô màu.`;
  return {
    type: "fraction",
    wholes: [{ form: "set", parts: rows * each, painted, crossed: 0, columns: each, label: null }],
    alt,
  };
}

/** One row of a set painted, with its fraction written beside it. */
function named(figure: FractionFigure, bottom: number): FractionFigure {
  return { ...figure, wholes: figure.wholes.map((whole) => ({ ...whole, label: writeFraction(1, bottom) })) };
}

interface PartOfSet {
  readonly bottom: number;
  readonly each: number;
}

function pickPart(rng: Rng): PartOfSet {
  const bottom = rng.int(3, 9);
  const most = Math.min(6, Math.floor(36 / bottom));
  return { bottom, each: rng.pick([2, 3, 4, 5, 6].filter((each) => each <= most && each !== bottom)) };
}

/** "Đã tô màu một phần mấy số hình tròn?" The number below the bar is typed. */
export function buildPaintedSetQuestion(rng: Rng): Question {
  const { bottom, each } = pickPart(rng);
  const parts = bottom * each;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đã tô màu ${writeFraction(1, "…")} số hình tròn. Số cần điền là:`,
      "Các hàng có số hình tròn bằng nhau. Đã tô màu một phần mấy số hình tròn? Con viết số dưới vạch ngang.",
    ]),
    figures: [setOf(bottom, each, each)],
    answer: bottom,
    range: [1, 99],
    isTyped: true,
    distractors: [
      mistake("DATUM", parts, "Con đếm số hàng bằng nhau, không đếm từng hình."),
      mistake("DATUM", each, "Đó là số hình ở một hàng. Con đếm xem có tất cả mấy hàng bằng nhau nhé!"),
      mistake("OFF1", bottom - 1, "Con đếm cả hàng đã tô màu nữa nhé!"),
      mistake("OFF1", bottom + 1, "Con đếm lại số hàng bằng nhau nhé!"),
    ],
    hints: ["Các hàng đều bằng nhau. Con đếm xem có mấy hàng.", "Con xem đã tô màu mấy hàng trong số các hàng đó."],
    explanation: {
      say: `Có ${bottom} hàng bằng nhau, tô màu 1 hàng nên đã tô ${writeFraction(1, bottom)} số hình tròn. Số cần viết là ${bottom}.`,
      figures: [named(setOf(bottom, each, each), bottom)],
    },
    praise: "fraction",
    identity: `painted set ${bottom} ${each}`,
  });
}

/** "Con cần tô màu 1/4 số hình tròn. Phải tô bao nhiêu hình?" Typed. */
export function buildPaintSetQuestion(rng: Rng): Question {
  const { bottom, each } = pickPart(rng);
  const parts = bottom * each;
  const fraction = writeFraction(1, bottom);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Con cần tô màu ${fraction} số hình tròn. Con phải tô bao nhiêu hình tròn?`,
      `Muốn tô màu ${fraction} số hình tròn trong hình thì phải tô bao nhiêu hình?`,
    ]),
    figures: [setOf(bottom, each, 0)],
    answer: each,
    range: [1, 99],
    isTyped: true,
    distractors: [
      mistake("DATUM", bottom, "Đó là số phần bằng nhau. Con tìm xem mỗi phần có mấy hình nhé!"),
      mistake("DATUM", parts, "Đó là tất cả các hình. Con chỉ tô một phần thôi nhé!"),
      mistake("PARTIAL", parts - each, "Đó là số hình không tô. Đề bài hỏi số hình phải tô."),
      mistake("OFF1", 1, "Một phần có thể có nhiều hình. Con đếm số hình của một hàng nhé!"),
    ],
    hints: withoutLeaks(each, [
      `${fraction} nghĩa là chia đều số hình tròn thành mấy phần, tô mấy phần?`,
      "Mỗi hàng trong hình là một phần. Con đếm số hình ở một hàng.",
    ]),
    explanation: {
      say: `Có ${parts} hình tròn chia thành ${bottom} phần bằng nhau: ${parts} : ${bottom} = ${each}. Con phải tô ${each} hình.`,
      figures: [named(setOf(bottom, each, each), bottom)],
    },
    praise: "fraction",
    identity: `paint set ${bottom} ${each}`,
  });
}

/** "Hình nào chưa tô màu 1/6?": three of four show it, in three ways. */
export function buildNotPaintedQuestion(rng: Rng): Question {
  const bottom = rng.pick([4, 5, 6, 7, 8, 9]);
  const near = rng.pick([bottom - 1, bottom + 1]);
  const text = writeFraction(1, bottom);
  const each = rng.int(2, Math.min(4, Math.floor(36 / Math.max(bottom, near))));
  const plain = (form: "bar" | "circle", parts: number): FractionFigure => ({
    type: "fraction",
    wholes: [{ form, parts, painted: 1, crossed: 0, columns: 1, label: null }],
    alt: `${form === "bar" ? "Băng giấy" : "Hình tròn"} chia thành ${parts} phần bằng nhau, tô 1 phần.`,
  });
  const rows = (parts: number): FractionFigure => ({
    ...setOf(parts, each, each),
    alt: `${parts} hàng, mỗi hàng ${each} hình tròn, tô màu 1 hàng.`,
  });
  const draws = [(parts: number) => plain("bar", parts), (parts: number) => plain("circle", parts), rows];
  const odd = rng.int(0, 2);
  const right = (draws[odd] ?? rows)(near);
  const others = draws.filter((_, place) => place !== odd);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào chưa tô đúng ${text}?`, `Phần tô màu ở hình nào không phải là ${text}?`]),
    right,
    answer: right.alt,
    distractors: others.map((draw) =>
      mistake("FIELD", draw(bottom), "Hình này đã tô đúng một phần trong số các phần bằng nhau mà đề bài nói."),
    ),
    hints: [
      `${text} nghĩa là chia thành mấy phần bằng nhau, tô mấy phần?`,
      "Con đếm số phần bằng nhau ở từng hình. Với các hình tròn nhỏ, con đếm số hàng.",
    ],
    explanation: {
      say: `Hình chưa tô đúng ${text}: ${right.alt} Phần tô màu là ${writeFraction(1, near)}.`,
      figures: [named(right, near)],
    },
    praise: "fraction",
    identity: `not ${bottom} ${near} ${odd} ${each}`,
  });
}
