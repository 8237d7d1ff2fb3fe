import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { commaDistractors, decimalQuestion, textOf } from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { bare, type Division, explainSteps, pickDivision, product, trim, workedOf } from "./decimal-division.ts";

function storiesOf({ dividend, divisor, quotient }: Division) {
  const [all, each] = [textOf(dividend), textOf(divisor)];
  if (divisor.places === 0) {
    return [
      {
        prompt: `Cắt sợi dây dài ${measureInText(all, "m")} thành ${each} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
        unit: "m",
      },
      {
        prompt: `Chia đều ${measureInText(all, "kg")} gạo vào ${each} túi. Mỗi túi có bao nhiêu ki-lô-gam gạo?`,
        unit: "kg",
      },
      {
        prompt: `Rót đều ${measureInText(all, "l")} nước mắm vào ${each} can. Mỗi can có bao nhiêu lít nước mắm?`,
        unit: "l",
      },
    ] as const;
  }
  const plank = {
    prompt: `Hình chữ nhật có diện tích ${measureInText(all, "m²")}, chiều rộng ${measureInText(each, "m")}. Chiều dài là bao nhiêu mét?`,
    unit: "m",
  } as const;
  const pipe = {
    prompt: `${measureInText(each, "m")} ống thép nặng ${measureInText(all, "kg")}. Mỗi mét ống thép đó nặng bao nhiêu ki-lô-gam?`,
    unit: "kg",
  } as const;
  const [length, width] = [quotient.scaled / 10 ** quotient.places, divisor.scaled / 10 ** divisor.places];
  return [...(length > width && width > 0.2 ? [plank] : []), ...(length < 10 ? [pipe] : [])];
}

function distractorsOf({ dividend, divisor, quotient }: Division): Distractor<Decimal>[] {
  const [up, down, ...far] = commaDistractors(quotient, "Con xem lại chỗ đặt dấu phẩy ở thương nhé!");
  const digits = String(quotient.scaled);
  const lost = digits.includes("0")
    ? [
        mistake(
          "ZERO",
          { scaled: Number(digits.replace("0", "")), places: quotient.places - 1 },
          "Con quên viết chữ số 0 ở thương rồi.",
        ),
      ]
    : [];
  const whole = Math.floor(dividend.scaled / divisor.scaled);
  const stopped =
    dividend.places === 0 && divisor.places === 0 && whole > 0
      ? [
          mistake(
            "REMAINDER",
            { scaled: whole, places: 0 },
            "Phép chia còn dư. Con viết dấu phẩy vào thương rồi chia tiếp nhé!",
          ),
        ]
      : [];
  const concat =
    stopped.length > 0
      ? [
          mistake(
            "REMAINDER",
            { scaled: whole * 10 + (dividend.scaled % divisor.scaled), places: 1 },
            "Số dư không viết ngay sau dấu phẩy. Con viết thêm chữ số 0 vào bên phải số dư rồi chia tiếp.",
          ),
        ]
      : [];
  return [
    ...lost.filter(({ value }) => value.places >= 0),
    ...stopped,
    ...concat,
    ...(up === undefined || down === undefined ? [] : [up, down]),
    ...far,
  ];
}

/** The numbers as the pupil writes them down, before the first step. */
function figureOf(dividend: string, divisor: string): LongDivisionFigure {
  const alt = "Phép chia đã đặt tính, chưa có thương.";
  return { type: "long-division", dividend, divisor, quotient: null, steps: [], alt };
}

const ways = {
  1: ["Con chia phần nguyên trước.", "Trước khi hạ chữ số đầu tiên sau dấu phẩy, con viết dấu phẩy vào thương."],
  2: [
    "Phép chia còn dư thì con chia tiếp được.",
    "Con viết dấu phẩy vào thương, viết thêm chữ số 0 vào bên phải số dư rồi chia tiếp.",
  ],
} as const;

const storyHint = "Con nghĩ xem đề bài cho gì, hỏi gì và cần làm phép tính nào.";

const again = "Con chia lại từng bước, chú ý lúc nào thì viết dấu phẩy vào thương nhé!";

/** What both numbers are multiplied with so that the divisor is whole, and what they are then. */
function raisedOf({ dividend, divisor }: Division) {
  const by = 10 ** divisor.places;
  const all = trim({ scaled: dividend.scaled * by, places: dividend.places });
  return { by, all, each: divisor.scaled };
}

/** "Nhân cả hai số với 10: 72 : 6. …" */
function explainRaised(division: Division): string {
  const { by, all, each } = raisedOf(division);
  return `Nhân cả hai số với ${by} thì được ${textOf(all)} : ${each}. ${explainSteps(all, each)}`;
}

function raisedHints(division: Division): readonly string[] {
  return [
    "Con làm cho số chia thành số tự nhiên trước.",
    `Con nhân cả số bị chia và số chia với ${raisedOf(division).by}.`,
  ];
}

/** "7,26 : 6 = ?", also "57 : 6 = ?" */
function buildByWholeQuestion(rng: Rng, difficulty: 1 | 2): Question {
  const division = pickDivision(rng, difficulty);
  const { dividend, divisor, quotient } = division;
  const [idea, way] = ways[difficulty];
  return decimalQuestion(rng, {
    expression: `${textOf(dividend)} : ${textOf(divisor)}`,
    answer: quotient,
    distractors: distractorsOf(division),
    stories: storiesOf(division),
    storyHint,
    hints: [idea, { say: way, figures: [figureOf(bare(dividend), bare(divisor))] }],
    why: explainSteps(dividend, divisor.scaled),
    worked: workedOf(dividend, divisor.scaled, quotient),
    wrong: again,
  });
}

/** "7,2 : 0,6 = ?" */
function buildByDecimalQuestion(rng: Rng): Question {
  const division = pickDivision(rng, 3);
  const { dividend, divisor, quotient } = division;
  const { all, each } = raisedOf(division);
  return decimalQuestion(rng, {
    expression: `${textOf(dividend)} : ${textOf(divisor)}`,
    answer: quotient,
    distractors: distractorsOf(division),
    stories: storiesOf(division),
    storyHint,
    hints: raisedHints(division),
    why: explainRaised(division),
    worked: workedOf(all, each, quotient),
    wrong: "Con làm cho số chia thành số tự nhiên, rồi chia lại từng bước nhé!",
  });
}

/** "0,6 × … = 7,2": the other factor. */
function buildMissingQuestion(rng: Rng): Question {
  const division = pickDivision(rng, 3);
  const { dividend, divisor, quotient } = division;
  const { all, each } = raisedOf(division);
  const told = rng.pick([`${textOf(divisor)} × …`, `… × ${textOf(divisor)}`]);
  const way = "Muốn tìm thừa số chưa biết, con lấy tích chia cho thừa số kia.";
  const idea = "Con gọi tên từng số trong phép tính. Số cần tìm là tích hay thừa số?";
  return decimalEntryQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${told} = ${textOf(dividend)}`,
    answer: quotient,
    distractors: [mistake("OP", product(dividend, divisor), way), ...distractorsOf(division)],
    wrong: "Con làm cho số chia thành số tự nhiên, rồi chia lại từng bước nhé!",
    hints: [idea, ...raisedHints(division)],
    explanation: {
      say: `Lấy ${textOf(dividend)} : ${textOf(divisor)}. ${explainRaised(division)} Số cần điền là ${textOf(quotient)}.`,
      figures: workedOf(all, each, quotient),
    },
    praise: "calculate",
    identity: `missing ${textOf(dividend)} ${textOf(divisor)}`,
  });
}

/** Decimals divided (curriculum, c5-divide-decimals): by a whole number; whole numbers with a rest; by a decimal, a factor found. */
export const divideDecimals = defineNumberSkill({
  id: "c5-divide-decimals",
  classId: "5",
  title: "Chia số thập phân",
  generate(difficulty, rng): Question {
    if (difficulty < 3) return buildByWholeQuestion(rng, difficulty === 1 ? 1 : 2);
    return rng.pick([buildByDecimalQuestion, buildByDecimalQuestion, buildMissingQuestion])(rng);
  },
});
