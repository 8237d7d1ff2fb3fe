import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, shortDecimalValue, type Value } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

/** A part of a whole whose percents have at most one place. */
interface Part {
  readonly part: number;
  readonly whole: number;
}

/** In tenths of a percent. */
const tenthsOf = ({ part, whole }: Part) => (part * 1000) / whole;

const percent = (tenths: number): Value => measureValue(shortDecimalValue(tenths, 1), "%");

const wholesOf: Readonly<Record<Difficulty, readonly number[]>> = {
  1: [100, 50, 20],
  2: [25, 40, 60, 75, 80, 120, 150, 200, 250, 300, 400],
  3: [40, 80, 120, 125, 160, 200, 240, 250, 400, 500],
};

type Range = readonly [least: number, most: number];

function pickPart(rng: Rng, difficulty: Difficulty, wholes: Range, tenthsRange: Range = [20, 960]): Part {
  const whole = rng.pick(wholesOf[difficulty].filter((each) => each >= wholes[0] && each <= wholes[1]));
  const parts = Array.from({ length: whole - 1 }, (_, at) => at + 1).filter((part) => {
    const tenths = (part * 1000) / whole;
    const isExact = difficulty === 3 ? tenths % 10 !== 0 : tenths % 10 === 0;
    return (
      Number.isInteger(tenths) && isExact && part * 2 !== whole && tenths >= tenthsRange[0] && tenths <= tenthsRange[1]
    );
  });
  return { part: rng.pick(parts), whole };
}

function distractorsOf(given: Part): Distractor[] {
  const { part, whole } = given;
  const tenths = tenthsOf(given);
  const all: readonly (readonly [Distractor["code"], number, string])[] = [
    ["DATUM", part * 10, "Con đã lấy luôn số đã cho. Con chia hai số rồi nhân với 100 nhé!"],
    ["FIELD", 1000 - tenths, "Đó là số phần trăm của phần còn lại."],
    ["OP", (whole - part) * 10, "Con đã lấy hiệu của hai số. Con chia hai số rồi nhân với 100 nhé!"],
    ["DEC-SHIFT", tenths / 10, "Con nhân thương với 100 rồi mới viết kí hiệu phần trăm."],
    ["REL", (whole * 1000) / part, "Con đã chia ngược. Con lấy số được hỏi chia cho số kia."],
    ["DEC-SHIFT", tenths * 10, "Con nhân thương với 100 thôi nhé!"],
    ["OFF1", tenths + 50, "Con chia lại nhé!"],
    ["OFF1", tenths - 10, "Con chia lại nhé!"],
  ];
  return all
    .filter(([, value]) => Number.isInteger(value) && value > 0 && value <= 10_000)
    .map(([code, value, feedback]) => mistake(code, percent(value), feedback));
}

const quotient = (given: Part) => writeShortDecimal(tenthsOf(given), 3);

type Asked = Pick<QuestionDraft, "prompt" | "figures" | "praise" | "identity"> &
  Partial<Pick<QuestionDraft, "hints" | "explanation">> & { readonly distractors?: readonly Distractor[] };

/** The percents that a part makes: typed, at difficulty 1 as often picked from four. */
function askPercent(rng: Rng, difficulty: Difficulty, given: Part, asked: Asked): Question {
  const draft = { ...solution(given), ...asked, unit: "%", wrong: again } as const;
  const isPicked = difficulty === 1 && rng.pick([true, false]);
  return isPicked ? choiceQuestion(rng, draft) : decimalMeasureQuestion(rng, draft);
}

const again = "Con tìm thương của hai số rồi nhân với 100. Con tính lại từng bước nhé!";

/** The same however the percents are asked for. */
const solution = (given: Part) => ({
  answer: percent(tenthsOf(given)),
  distractors: distractorsOf(given),
  hints: [
    "Con tìm thương của hai số, nhân thương đó với 100 rồi viết thêm kí hiệu phần trăm.",
    `Con tính ${given.part} : ${given.whole}, viết thương thành số thập phân.`,
  ],
  explanation: `${given.part} : ${given.whole} = ${quotient(given)} = ${percent(tenthsOf(given)).line.text}.`,
});

/** With how large the whole, and how many tenths of a percent the part can be. */
const told: readonly (readonly [prompt: string, wholes: Range, tenths: Range])[] = [
  ["Lớp học có # bạn, trong đó có @ bạn nữ. Số bạn nữ chiếm bao nhiêu phần trăm số bạn cả lớp?", [20, 40], [350, 650]],
  [
    "Vườn nhà bà có # cây, trong đó có @ cây cam. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?",
    [50, 400],
    [80, 700],
  ],
  [
    "Trong # sản phẩm có @ sản phẩm đạt loại tốt. Tỉ số phần trăm của số sản phẩm tốt và tổng số sản phẩm là:",
    [100, 500],
    [700, 990],
  ],
  [
    "Thư viện có # quyển sách, trong đó có @ quyển truyện. Số truyện chiếm bao nhiêu phần trăm số sách?",
    [80, 500],
    [80, 650],
  ],
  [
    "Bạn Nam gieo # hạt đậu, có @ hạt nảy mầm. Số hạt nảy mầm chiếm bao nhiêu phần trăm số hạt đã gieo?",
    [20, 250],
    [600, 980],
  ],
];

/** "Lớp có 40 bạn, trong đó có 18 bạn nữ. Số bạn nữ chiếm bao nhiêu phần trăm?" */
function buildStoryQuestion(rng: Rng, difficulty: Difficulty): Question {
  const fitting = told.filter(([, [least, most]]) =>
    wholesOf[difficulty].some((each) => each >= least && each <= most),
  );
  const [prompt, wholes, tenths] = rng.pick(fitting);
  const given = pickPart(rng, difficulty, wholes, tenths);
  return askPercent(rng, difficulty, given, {
    prompt: prompt.replace("#", String(given.whole)).replace("@", String(given.part)),
    praise: "story",
    identity: `story ${prompt.slice(0, 8)} ${given.part} ${given.whole}`,
  });
}

/** "Tỉ số phần trăm của 18 và 40 là:" */
function buildBareQuestion(rng: Rng, difficulty: Difficulty): Question {
  const given = pickPart(rng, difficulty, [1, 1000]);
  const { part, whole } = given;
  return askPercent(rng, difficulty, given, {
    prompt: rng.pick([`Tỉ số phần trăm của ${part} và ${whole} là:`, `${part} bằng bao nhiêu phần trăm của ${whole}?`]),
    praise: "calculate",
    identity: `bare ${part} ${whole}`,
  });
}

/** A grid of 100, 50 or 20 squares, some painted: how many percent? */
function buildGridQuestion(rng: Rng): Question {
  const given = pickPart(rng, 1, [20, 100]);
  const figure: FractionFigure = {
    type: "fraction",
    wholes: [{ form: "grid", parts: given.whole, painted: given.part, crossed: 0, columns: 10, label: null }],
    alt: "Một bảng ô vuông.",
  };
  return askPercent(rng, 1, given, {
    prompt: rng.pick(["Đã tô màu bao nhiêu phần trăm bảng ô vuông?", "Phần tô màu chiếm bao nhiêu phần trăm cả bảng?"]),
    figures: [figure],
    hints: [
      "Mỗi hàng có 10 ô. Con đếm số ô đã tô và số ô của cả bảng.",
      "Con lấy số ô đã tô chia cho số ô của cả bảng, rồi nhân với 100.",
    ],
    praise: "fraction",
    identity: `grid ${given.part} ${given.whole}`,
  });
}

/** "0,45 = … %" */
function buildDecimalQuestion(rng: Rng, difficulty: Difficulty): Question {
  const given = pickPart(rng, difficulty, [1, 1000]);
  const tenths = tenthsOf(given);
  const text = quotient(given);
  const shifted = "Con nhân số đó với 100 rồi viết kí hiệu phần trăm.";
  return askPercent(rng, difficulty, given, {
    prompt: `Số ${text} viết thành tỉ số phần trăm là:`,
    distractors: [
      ...(tenths % 10 === 0 ? [mistake("DEC-SHIFT", percent(tenths / 10), shifted)] : []),
      mistake("DEC-SHIFT", percent(tenths * 10), shifted),
      mistake("DEC-SHIFT", percent(tenths * 100), shifted),
      mistake("FIELD", percent(1000 - tenths), "Đó là phần còn thiếu để đủ 100\u00a0%."),
      mistake("OFF1", percent(tenths + 100), shifted),
    ],
    hints: [`${measure("1", "%")} bằng 0,01.`, "Con nhân với 100: dấu phẩy chuyển sang phải hai chữ số."],
    explanation: `${text} × 100 = ${writeShortDecimal(tenths, 1)}, nên ${text} = ${percent(tenths).line.text}.`,
    praise: "convert",
    identity: `decimal ${text}`,
  });
}

interface Parted {
  readonly prompt: string;
  /** The part, or what is left over. */
  readonly isRest: boolean;
  readonly wholes: Range;
  readonly tenths: Range;
}

/** The whole is not told (# and @ are the two parts), or not the part that is asked for (# is the whole). */
const parted: readonly Parted[] = [
  {
    prompt: "Vườn nhà bà có @ cây cam và # cây bưởi. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?",
    isRest: false,
    wholes: [80, 500],
    tenths: [80, 700],
  },
  {
    prompt: "Thư viện có @ quyển truyện và # quyển sách khoa học. Số truyện chiếm bao nhiêu phần trăm số sách?",
    isRest: false,
    wholes: [80, 500],
    tenths: [80, 650],
  },
  {
    prompt: "Trong túi có @ viên bi xanh và # viên bi đỏ. Số bi xanh chiếm bao nhiêu phần trăm số bi trong túi?",
    isRest: false,
    wholes: [40, 160],
    tenths: [100, 800],
  },
  {
    prompt: "Trong # sản phẩm có @ sản phẩm đạt loại tốt. Các sản phẩm còn lại chiếm bao nhiêu phần trăm tổng số sản phẩm?",
    isRest: true,
    wholes: [100, 500],
    tenths: [10, 300],
  },
  {
    prompt: "Bạn Nam gieo # hạt đậu, có @ hạt nảy mầm. Số hạt không nảy mầm chiếm bao nhiêu phần trăm số hạt đã gieo?",
    isRest: true,
    wholes: [40, 250],
    tenths: [20, 400],
  },
];

/** "Vườn có 54 cây cam và 26 cây bưởi. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?" */
function buildPartedQuestion(rng: Rng): Question {
  const { prompt, isRest, wholes, tenths } = rng.pick(parted);
  const given = pickPart(rng, 3, wholes, tenths);
  const { part, whole } = given;
  const other = whole - part;
  const [first, step] = isRest
    ? [`Con tìm phần được hỏi trước: lấy ${whole} trừ đi ${other}.`, `${whole} − ${other} = ${part}.`]
    : [`Con tìm tổng trước: ${part} + ${other}.`, `${part} + ${other} = ${whole}.`];
  const toOther = (part * 1000) / other;
  return askPercent(rng, 3, given, {
    prompt: prompt.replace("#", String(isRest ? whole : other)).replace("@", String(isRest ? other : part)),
    distractors: [
      mistake(
        "PARTIAL",
        percent(1000 - tenthsOf(given)),
        isRest ? "Đó là số phần trăm của phần đã cho. Con đọc lại câu hỏi nhé!" : "Đó là số phần trăm của phần kia.",
      ),
      ...(Number.isInteger(toOther) && !isRest
        ? [mistake("PARTIAL", percent(toOther), "Con đã so với phần kia. Con so với tổng của cả hai nhé!")]
        : []),
      ...distractorsOf(given),
    ],
    hints: [first, "Con chia phần được hỏi cho tổng, nhân thương với 100 rồi viết thêm kí hiệu phần trăm."],
    explanation: `${step} ${solution(given).explanation}`,
    praise: "story",
    identity: `parted ${prompt.slice(0, 12)} ${part} ${whole}`,
  });
}

/** Percents two numbers make (curriculum, c5-percent-ratio): out of 100, 50, 20; of any whole; with one place, and the whole or the part to be found. */
export const percentRatio = defineNumberSkill({
  id: "c5-percent-ratio",
  classId: "5",
  title: "Tỉ số phần trăm của hai số",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildPartedQuestion(rng);
    const asks =
      difficulty === 1
        ? [buildStoryQuestion, buildBareQuestion, buildGridQuestion]
        : [buildStoryQuestion, buildStoryQuestion, buildBareQuestion, buildDecimalQuestion];
    return rng.pick(asks)(rng, difficulty);
  },
});
