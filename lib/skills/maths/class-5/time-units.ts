import { groupNumber } from "#lib/core/group-number.ts";
import { withUnit } from "#lib/core/measure.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Fraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildDaysQuestion, buildLeapQuestion } from "./build-leap-years-question.ts";
import { promptFor, rule, type Step, same, steps, way, wrongSteps } from "./time-steps.ts";

const range = [1, 99_999] as const;

/** "3 ngày = … giờ" */
function buildWholeQuestion(rng: Rng): Question {
  const row = rng.pick(steps);
  const { step, most, large, small } = row;
  const count = rng.int(2, most);
  const told = withUnit(String(count), large);
  const answer = count * step;
  return typedNumberQuestion(rng, {
    prompt: promptFor(rng, row, told, count < 7),
    answer,
    write: wholeValue,
    range,
    step,
    distractors: [
      mistake(
        "PARTIAL",
        step,
        `${withUnit(String(step), small)} mới là 1\u00a0${large}. Đổi ${told} ra ${small} thì con nhân ${count} với ${step}.`,
      ),
      ...wrongSteps(row, { told, result: (other) => count * other }),
      mistake("OP", count + step, `Con đã cộng. ${way(row)}`),
      mistake("DATUM", count, `Đó là số ${large}. ${way(row)}`),
    ],
    hints: [`Con nhớ lại: ${rule(row)}.`, way(row)],
    explanation: `${rule(row)}. ${count} × ${step} = ${groupNumber(answer)} nên ${same(row, told, answer)}.`,
    praise: "convert",
    identity: `whole ${told}`,
  });
}

/** "2 giờ 15 phút = … phút" */
function buildBothQuestion(rng: Rng): Question {
  const row = rng.pick(steps);
  const { step, most, large, small } = row;
  const count = rng.int(2, most);
  const more = rng.int(Math.min(5, Math.floor(step / 3)), step - 1);
  const rest = withUnit(String(more), small);
  const told = `${withUnit(String(count), large)} ${rest}`;
  const whole = count * step;
  const answer = whole + more;
  return typedNumberQuestion(rng, {
    prompt: promptFor(rng, row, told, false),
    answer,
    write: wholeValue,
    range,
    step,
    distractors: [
      ...wrongSteps(row, { told: withUnit(String(count), large), result: (other) => count * other, more }),
      mistake("PARTIAL", whole, `Con còn quên ${rest}.`),
      mistake("UNIT", (count + more) * step, `${rest} đã là ${small} rồi, con chỉ đổi số ${large} thôi.`),
      mistake("UNIT", count + more, `Con chưa đổi ${large} ra ${small}. ${way(row)}`),
      mistake("CONCAT", Number(`${count}${more}`), "Con không viết hai số cạnh nhau được. Con đổi rồi cộng nhé!"),
    ],
    hints: [`Con nhớ lại: ${rule(row)}.`, `Con đổi số ${large} ra ${small}, rồi cộng thêm ${rest}.`],
    explanation: `${rule(row)}. ${count} × ${step} + ${more} = ${groupNumber(answer)} nên ${same(row, told, answer)}.`,
    praise: "convert",
    identity: `both ${told}`,
  });
}

/** The pairs a part of which is told, with decimals of the larger unit in hundredths and bottoms of its fractions. */
const parts = readTable(
  { numbers: ["step"], words: ["large", "hundredths", "bottoms"] },
  `
   60 | giờ    | 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90 | 2, 3, 4, 5, 6, 10, 12
   60 | phút   | 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90 | 2, 3, 4, 5, 6, 10, 12
   24 | ngày   | 25, 50, 75                                 | 2, 3, 4, 6, 8
   12 | năm    | 25, 50, 75                                 | 2, 3, 4, 6
  100 | thế kỉ | 10, 20, 25, 30, 40, 60, 75, 80, 90         | 2, 4, 5
`,
);

function pickPart(rng: Rng) {
  // Hours and minutes are what it is about.
  const part = rng.pick([...parts, ...parts.slice(0, 2), ...parts.slice(0, 2)]);
  const row = steps.find(({ large }) => large === part.large);
  if (row === undefined) throw new Error(`no step for ${part.large}`);
  const listed = (text: string) => text.split(", ").map(Number);
  return { row, hundredths: listed(part.hundredths), bottoms: listed(part.bottoms) };
}

/** "1,75 giờ = … phút" */
function buildDecimalQuestion(rng: Rng): Question {
  const { row, hundredths } = pickPart(rng);
  const { step, large, small } = row;
  const whole = rng.pick([0, 1, 1, 2, 3, 4]);
  const part = rng.pick(hundredths);
  const number = writeShortDecimal(whole * 100 + part, 2);
  const told = withUnit(number, large);
  const answer = ((whole * 100 + part) * step) / 100;
  const [, behind = ""] = number.split(",");
  const bare = Number(behind);
  const rest = withUnit(`0,${behind}`, large);
  return typedNumberQuestion(rng, {
    prompt: promptFor(rng, row, told, step === 60 && whole > 0),
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake(
        "UNIT",
        whole * step + bare,
        `${rest} không phải ${withUnit(String(bare), small)}. Con nhân số thập phân với ${step} nhé!`,
      ),
      mistake(
        "DEC-SHIFT",
        Number(number.replace(",", "")),
        `Con mới bỏ dấu phẩy đi. Con nhân ${number} với ${step} nhé!`,
      ),
      mistake("PARTIAL", whole * step, `Con còn quên ${rest}.`),
      mistake("PARTIAL", (part * step) / 100, `Con mới đổi ${rest}. Con đổi cả phần nguyên nữa nhé!`),
      ...wrongSteps(row, { told, result: (other) => ((whole * 100 + part) * other) / 100 }),
    ],
    hints: [`Con nhớ lại: ${rule(row)}.`, `Con lấy ${number} nhân với ${step}.`],
    explanation: `${rule(row)}. ${number} × ${step} = ${answer} nên ${same(row, told, answer)}.`,
    praise: "convert",
    identity: `decimal ${told}`,
  });
}

/** What comes of a fraction of the larger unit that is not worked out to its end, or of another step. */
function wrongParts(row: Step, { top, bottom }: Fraction): Distractor<number>[] {
  const { step, large } = row;
  const share = step / bottom;
  return [
    mistake("PARTIAL", share, `Con mới tìm ${writeFraction(1, bottom)} ${large}. Con nhân với ${top} nữa nhé!`),
    mistake(
      "PARTIAL",
      step * top,
      `${top === 1 ? "" : "Con mới nhân với tử số. "}Con chia cho mẫu số ${bottom} nữa nhé!`,
    ),
    mistake(
      "FIELD",
      step - share * top,
      `Con tính nhầm sang phần kia của 1 ${large} rồi. Con lấy ${writeFraction(top, bottom)} của ${step} nhé!`,
    ),
    mistake(
      "CONCAT",
      Number(`${top}${bottom}`),
      `Con không viết tử số và mẫu số cạnh nhau được. Con lấy ${step} chia cho mẫu số trước nhé!`,
    ),
    ...wrongSteps(row, {
      told: withUnit(writeFraction(top, bottom), large),
      result: (other) => (other * top) / bottom,
    }),
  ];
}

/** "3/4 giờ = … phút" */
function buildFractionQuestion(rng: Rng): Question {
  const { row, bottoms } = pickPart(rng);
  const { step, large } = row;
  const bottom = rng.pick(bottoms);
  const share = step / bottom;
  const top = rng.pick(
    Array.from({ length: bottom - 1 }, (_, place) => place + 1).filter(
      (each) => greatestCommonDivisor(each, bottom) === 1,
    ),
  );
  const number = writeFraction(top, bottom);
  const told = withUnit(number, large);
  const answer = share * top;
  const times = top === 1 ? "" : ` × ${top}`;
  return typedNumberQuestion(rng, {
    prompt: promptFor(rng, row, told, step === 60),
    answer,
    write: wholeValue,
    range,
    distractors: wrongParts(row, { top, bottom }),
    hints: [
      `Con nhớ lại: ${rule(row)}. Con tìm ${number} của ${step}.`,
      `Con lấy ${step} chia cho mẫu số${top === 1 ? "" : ", rồi nhân với tử số"}.`,
    ],
    explanation: `${rule(row)}. ${step} : ${bottom}${times} = ${answer} nên ${same(row, told, answer)}.`,
    praise: "convert",
    identity: `fraction ${told}`,
  });
}

/** Units of time (curriculum, c5-time-units): one step; two units and leap years; decimals and fractions of a unit. */
export const unitsOfTime = defineGeometrySkill({
  id: "c5-time-units",
  classId: "5",
  title: "Các đơn vị đo thời gian",
  generate: byDifficulty({
    1: [buildWholeQuestion],
    2: [buildBothQuestion, buildBothQuestion, buildBothQuestion, buildDaysQuestion, buildLeapQuestion],
    3: [buildDecimalQuestion, buildFractionQuestion],
  }),
});
