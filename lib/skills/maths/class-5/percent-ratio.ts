import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  askPercent,
  distractorsOf,
  percent,
  pickPart,
  quotient,
  type Range,
  solution,
  tenthsOf,
  wholesOf,
} from "./ask-percent.ts";
import { buildPartedPercentQuestion } from "./build-parted-percent-question.ts";

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
  const taken = whole === 100 ? `lấy 100 trừ đi ${part}` : `tính phần còn thiếu để đủ ${measure("100", "%")}`;
  return askPercent(rng, difficulty, given, {
    distractors: distractorsOf(given, `Con đã ${taken}. Con tìm thương của ${part} và ${whole} nhé!`),
    prompt: rng.pick([`Tỉ số phần trăm của ${part} và ${whole} là:`, `${part} bằng bao nhiêu phần trăm của ${whole}?`]),
    praise: "calculate",
    identity: `bare ${part} ${whole}`,
  });
}

/** A grid of 100, 50 or 20 squares, some painted: how many percent? */
function buildGridQuestion(rng: Rng): Question {
  const given = pickPart(rng, 1, [20, 100]);
  const grid = (parts: number, painted: number, label: string | null): FractionWhole => ({
    form: "grid",
    parts,
    painted,
    crossed: 0,
    columns: 10,
    label,
  });
  const figure: FractionFigure = {
    type: "fraction",
    wholes: [grid(given.whole, given.part, null)],
    alt: "Một bảng ô vuông.",
  };
  const percents = tenthsOf(given) / 10;
  const ofHundred = grid(100, percents, percent(tenthsOf(given)).line.text);
  const painted = `${percents} ô trong 100 ô.`;
  const shown: FractionFigure = {
    type: "fraction",
    wholes:
      given.whole === 100 ? [ofHundred] : [grid(given.whole, given.part, `${given.part} : ${given.whole}`), ofHundred],
    alt: given.whole === 100 ? `Tô ${painted}` : `Tô ${given.part} ô trong ${given.whole} ô, cũng như tô ${painted}`,
  };
  return askPercent(rng, 1, given, {
    prompt: rng.pick(["Đã tô màu bao nhiêu phần trăm bảng ô vuông?", "Phần tô màu chiếm bao nhiêu phần trăm cả bảng?"]),
    figures: [figure],
    hints: [
      "Mỗi hàng có 10 ô. Con đếm số ô đã tô và số ô của cả bảng.",
      "Con lấy số ô đã tô chia cho số ô của cả bảng, rồi nhân với 100.",
    ],
    explanation: { say: solution(given).explanation, figures: [shown] },
    praise: "fraction",
    identity: `grid ${given.part} ${given.whole}`,
  });
}

/** "0,45 = …%" */
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
      mistake("FIELD", percent(1000 - tenths), "Đó là phần còn thiếu để đủ 100%."),
      mistake("OFF1", percent(tenths + 100), shifted),
    ],
    hints: [`${measure("1", "%")} bằng 0,01.`, "Con nhân với 100: dấu phẩy chuyển sang phải hai chữ số."],
    explanation: `${text} × 100 = ${writeShortDecimal(tenths, 1)}, nên ${text} = ${percent(tenths).line.text}.`,
    praise: "convert",
    identity: `decimal ${text}`,
  });
}

/** Percents two numbers make (curriculum, c5-percent-ratio): out of 100, 50, 20; of any whole; with one place, and the whole or the part to be found. */
export const percentRatio = defineNumberSkill({
  id: "c5-percent-ratio",
  classId: "5",
  title: "Tỉ số phần trăm của hai số",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildPartedPercentQuestion(rng);
    const asks =
      difficulty === 1
        ? [buildStoryQuestion, buildBareQuestion, buildGridQuestion]
        : [buildStoryQuestion, buildStoryQuestion, buildBareQuestion, buildDecimalQuestion];
    return rng.pick(asks)(rng, difficulty);
  },
});
