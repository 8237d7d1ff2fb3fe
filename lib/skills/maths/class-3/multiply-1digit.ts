import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { carriesOfProduct } from "#lib/questions/working/carries-of.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { productWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildWrittenQuestion,
  buildWrittenStoryQuestion,
  type ColumnWork,
  storyColumns,
  writtenExpression,
} from "#lib/skills/maths/written-work.ts";
import { placeNames } from "./place-chart.ts";
import { productSteps, workedProduct } from "./product-steps.ts";

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * A whole number of so many digits that, multiplied by a digit, carries out of exactly the given columns, counted from
 * the ones; its last column carries out only where there is no other way.
 */
export function pickFactor(rng: Rng, columns: number, digit: number, carrying: readonly number[]): number {
  let number = 0;
  let carried = 0;
  for (let column = 0; column < columns; column += 1) {
    const isLast = column === columns - 1;
    const fitting = all.filter((each) => {
      const isCarrying = each * digit + carried > 9;
      return isCarrying === carrying.includes(column) && (!isLast || each > 0);
    });
    const chosen = fitting.length === 0 ? 1 : rng.pick(fitting);
    number += chosen * 10 ** column;
    carried = Math.floor((chosen * digit + carried) / 10);
  }
  return number;
}

/** What the products of a difficulty may be at most: what is not taught yet lies above. */
const most = { 1: 99, 2: 999, 3: 99_999 } as const;

/** The largest digit to multiply by, by how many digits the number has. */
const largestDigit = { 2: 6, 3: 7, 4: 9, 5: 4 } as const;

type Columns = keyof typeof largestDigit;

const carryingIn: Readonly<Record<Columns, readonly (readonly number[])[]>> = {
  2: [[], [0], [0]],
  3: [[0], [1]],
  4: [[0, 2], [1]],
  5: [
    [0, 2],
    [1, 3],
  ],
};

/** A number of so many digits and a digit whose product does not pass a bound; drawn again where it does. */
function pickFactors(columns: Columns, bound: number, rng: Rng): readonly [number: number, digit: number] {
  const digit = rng.int(2, largestDigit[columns]);
  const number = pickFactor(rng, columns, digit, rng.pick(carryingIn[columns]));
  return number * digit > bound ? pickFactors(columns, bound, rng) : [number, digit];
}

function productOf([number, digit]: readonly [number: number, digit: number]): ColumnWork {
  return {
    sign: "×",
    first: number,
    second: digit,
    result: number * digit,
    distractors: () => distractorsFor(number, digit),
    hints: hintsFor(number, digit),
  };
}

/** Two digits with a carry or without; three with one; four or five with two, never twice running. */
function pickProduct(difficulty: Difficulty, rng: Rng): ColumnWork {
  const columns = ({ 1: 2, 2: 3, 3: rng.pick([4, 5, 5] as const) } as const)[difficulty];
  return productOf(pickFactors(columns, most[difficulty], rng));
}

function distractorsFor(number: number, digit: number): Distractor<number>[] {
  const right = number * digit;
  const carries = carriesOfProduct(number, digit).flatMap((carry, place) => (carry === null ? [] : [{ carry, place }]));
  const zeroless = Number(String(number).replaceAll("0", "")) * digit;
  const onlyOnes = number - (number % 10) + (number % 10) * digit;
  const lost = Number(String(right).replace("0", ""));
  return [
    ...carries.map(({ carry, place }) =>
      mistake("CARRY", right - carry * 10 ** place, `Con quên cộng số nhớ vào hàng ${placeNames[place]} rồi.`),
    ),
    mistake("CARRY", productWithoutCarries(number, digit), "Con quên cộng số nhớ rồi. Con nhân lại từng hàng nhé!"),
    mistake("ZERO", zeroless, "Con bỏ mất chữ số 0 của thừa số. Con nhân cả chữ số 0 nhé!"),
    mistake("ZERO", lost, "Con viết thiếu chữ số 0 ở tích rồi. Con nhân lại từng hàng nhé!"),
    mistake("OP", number + digit, "Con đã làm phép cộng. Đề bài cần phép nhân."),
    mistake("TABLE-NEAR", right - number, `Con lấy thiếu một lần ${groupNumber(number)} rồi.`),
    mistake("PARTIAL", onlyOnes, "Con mới nhân hàng đơn vị. Con phải nhân với từng chữ số."),
    mistake("TABLE-NEAR", right + number, `Con lấy thừa một lần ${groupNumber(number)} rồi.`),
    mistake("OFF10", right + 10, "Con nhân lại từng hàng thật cẩn thận nhé!"),
  ];
}

const blank = "Phép nhân đặt theo cột, chưa có kết quả.";

function hintsFor(number: number, digit: number) {
  const numbers = [String(number), String(digit)];
  const carries = carriesOfProduct(number, digit);
  const figure = working({ operation: "×", numbers, result: null, carries, alt: blank });
  return [
    `Con nhân ${digit} với từng chữ số, từ phải sang trái.`,
    {
      say: `Bước đầu: ${productSteps(number, digit)[0]}. Con nhân tiếp${carries.some((carry) => carry !== null && carry > 0) ? " và nhớ cộng số nhớ" : " với chữ số bên trái"}.`,
      figures: [figure],
    },
  ];
}

/** Least and most bound the first number. */
const stories = readTable(
  storyColumns,
  `
    20 |   200 | quả  | Mỗi thùng có {a} quả cam. Hỏi {b} thùng như thế có bao nhiêu quả cam?
    10 |    60 | kg   | Mỗi bao gạo nặng {a} kg. Hỏi {b} bao như thế nặng bao nhiêu ki-lô-gam?
   100 |  2500 | m    | Một vòng hồ dài {a} m. Bác An đi bộ {b} vòng quanh hồ. Bác đi được bao nhiêu mét?
   300 | 10000 | viên | Mỗi xe chở {a} viên gạch. Hỏi {b} xe như thế chở bao nhiêu viên gạch?
   500 | 30000 | cái  | Mỗi ngày nhà máy làm được {a} cái bút. Hỏi {b} ngày làm được bao nhiêu cái bút?
    11 |   150 | cây  | Mỗi hàng trồng {a} cây ngô. Hỏi {b} hàng như thế có bao nhiêu cây ngô?
  1000 | 30000 | cây  | Mỗi xã trồng được {a} cây rừng. Hỏi {b} xã như thế trồng được bao nhiêu cây?
`,
);

function buildBareQuestion(product: ColumnWork, rng: Rng): Question {
  const { first, second, result } = product;
  const say = `${productSteps(first, second).join("; ")}. Kết quả là ${groupNumber(result)}.`;
  const explanation = { say, figures: [workedProduct(first, second)] };
  const more = [`Lấy ${groupNumber(first)} nhân với ${second} thì được:`];
  return buildWrittenQuestion(product, { explanation, more }, rng);
}

function buildStoryQuestion(product: ColumnWork, rng: Rng): Question {
  const { first, second } = product;
  const fitting = stories.filter(({ least, most }) => first >= least && first <= most);
  const idea = `${groupNumber(first)} được lấy ${second} lần. Con làm phép nhân.`;
  const told = `${productSteps(first, second).join("; ")}.`;
  return fitting.length === 0
    ? buildBareQuestion(product, rng)
    : buildWrittenStoryQuestion(product, { stories: fitting, idea, told }, rng);
}

const digitsBelow10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A digit of the first factor is hidden: it is typed. Where other digits end alike below, the other columns decide. */
function buildDigitQuestion(product: ColumnWork, rng: Rng): Question {
  const { first: number, second: digit, result: right } = product;
  const place = rng.int(0, String(number).length - 1);
  const hidden = digitsOf(number)[place] ?? 0;
  const sum = working({
    operation: "×",
    numbers: [String(number), String(digit)],
    result: String(right),
    gaps: [{ row: 0, place }],
    alt: "Phép nhân đặt theo cột, một chữ số bị che bằng dấu hỏi.",
  });
  const columns = sum.rows[0]?.length ?? 0;
  const alike = digitsBelow10.filter((each) => each !== hidden && ((each - hidden) * digit) % 10 === 0);
  const way = `on thử từng chữ số xem nhân vào thì được chữ số nào ở dưới.${alike.length === 0 ? "" : " Nếu nhiều chữ số cùng hợp, con xem cả các cột khác."}`;
  return numberQuestion(rng, {
    prompt: rng.pick(["Chữ số nào bị che trong phép nhân?", "Con tìm chữ số thay cho dấu hỏi để phép nhân đúng."]),
    figures: [sum],
    answer: hidden,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("DATUM", digitsOf(right)[place] ?? 0, "Đó là chữ số ở kết quả. Con tìm chữ số ở thừa số thứ nhất."),
      ...alike.map((each) => mistake("PARTIAL", each, "Cột ấy thì hợp, nhưng con nhân thử cả các cột khác nhé!")),
      mistake("OFF1", hidden + 1, "Con nhân thử lại xem có ra đúng kết quả không nhé!"),
      mistake("OFF1", hidden - 1, "Con nhân thử lại xem có ra đúng kết quả không nhé!"),
    ],
    hints: [
      "Con nhân lần lượt từ phải sang trái, nhớ cả số nhớ.",
      // Drawn again, the factor below would read like the answer where the two are one digit.
      hidden === digit
        ? `C${way}`
        : { say: `Ở cột được tô màu, c${way}`, figures: [{ ...sum, marked: columns - 1 - place }] },
    ],
    explanation: {
      say: `Ở cột có dấu hỏi: ${productSteps(number, digit)[place]}. Thử lại: ${writtenExpression(product)} = ${groupNumber(right)}. Chữ số bị che là ${hidden}.`,
      figures: [{ ...workedProduct(number, digit), marked: columns - 1 - place }],
    },
    praise: "calculate",
    identity: `digit ${place} ${number} ${digit}`,
  });
}

/** "3 × … = 2 436", typed: the dividing it takes is taught up to 10 000 before five digits are multiplied. */
function buildMissingQuestion(_product: ColumnWork, rng: Rng): Question {
  const { first, second, result } = productOf(pickFactors(4, 9999, rng));
  const [whole, part] = [groupNumber(result), groupNumber(first)];
  const check = "Con nhân thử lại: tích chưa bằng số đã cho.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `… × ${second} = ${whole}. Số cần điền là số nào?`,
      `${second} × … = ${whole}. Số cần điền là số nào?`,
      `Một số nhân với ${second} thì được ${whole}. Số đó là số nào?`,
    ]),
    answer: first,
    write: wholeValue,
    range: [1, 100_000],
    isTyped: true,
    distractors: [
      mistake("OP", result * second, `Con đã lấy tích nhân với ${second}. Tìm thừa số thì con làm phép chia.`),
      mistake("OP", result - second, "Con đã làm phép trừ. Tìm thừa số thì con làm phép chia."),
      ...[10, 100, 1000].flatMap((size) => [first + size, first - size].map((near) => mistake("OFF10", near, check))),
    ],
    hints: ["Muốn tìm thừa số chưa biết, con lấy tích chia cho thừa số kia.", `Con tính ${whole} : ${second}.`],
    explanation: `Thừa số chưa biết là: ${whole} : ${second} = ${part}. Thử lại: ${productSteps(first, second).join("; ")}.`,
    praise: "calculate",
    identity: `missing ${first} ${second}`,
  });
}

/** Written multiplication by one digit (curriculum, c3-multiply-1digit): two digits; three; four or five, also with a gap. */
export const multiplyByDigit = defineNumberSkill({
  id: "c3-multiply-1digit",
  classId: "3",
  title: "Nhân số có nhiều chữ số với số có một chữ số",
  generate(difficulty, rng) {
    const forms = {
      1: [buildBareQuestion, buildBareQuestion, buildStoryQuestion],
      2: [buildBareQuestion, buildBareQuestion, buildStoryQuestion],
      3: [buildBareQuestion, buildStoryQuestion, buildDigitQuestion, buildMissingQuestion],
    }[difficulty];
    return rng.pick(forms)(pickProduct(difficulty, rng), rng);
  },
});
