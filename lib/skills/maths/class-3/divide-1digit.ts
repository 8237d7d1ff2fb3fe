import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { alikeNumbers } from "#lib/questions/place-value/alike-numbers.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { divisionSteps } from "#lib/questions/working/division-steps.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildWrittenStoryQuestion,
  storyColumns,
  type WrittenWork,
  writtenExpression,
} from "#lib/skills/maths/written-work.ts";
import { remainderInBrackets } from "#lib/text/remainder-word.ts";

/** Where the zeros of the quotient stand; x is any other digit. */
const masks = ["xxxx", "xxxx", "x0xx", "xx0x", "x00x", "xxx0", "x0x0"] as const;

function pickNumbers(difficulty: Difficulty, rng: Rng): readonly [divisor: number, quotient: number] {
  const divisor = rng.int(2, difficulty === 1 ? 8 : 9);
  if (difficulty === 1) return [divisor, rng.int(11, Math.floor(99 / divisor))];
  if (difficulty === 2) {
    // With the largest remainder on top it stays below 1000.
    return [divisor, rng.int(Math.max(21, Math.ceil(100 / divisor)), Math.floor(1000 / divisor) - 1)];
  }
  const digits = Array.from(rng.pick(masks), (sign) => (sign === "0" ? 0 : rng.int(1, 9)));
  return [divisor, Number(digits.join(""))];
}

function pickDivision(difficulty: Difficulty, rng: Rng): WrittenWork {
  const [divisor, quotient] = pickNumbers(difficulty, rng);
  return {
    sign: ":",
    first: divisor * quotient,
    second: divisor,
    result: quotient,
    distractors: () => distractorsFor(divisor, quotient, rng),
    hints: hintsFor(divisor, quotient),
  };
}

const lostZero = "Hạ một chữ số xuống mà chưa chia được thì con viết 0 vào thương.";

/** Said to a quotient with a zero too few, or with all its zeros but one of them in another place. */
function tellZero(divisor: number, quotient: number, wrong: number): string {
  const digits = String(quotient);
  if (String(wrong).length === digits.length) {
    const zeros = digits.split("0").length - 1;
    return `Con viết đủ ${zeros === 2 ? "hai " : ""}chữ số 0 nhưng chưa đúng chỗ. Con chia lại từng lượt nhé!`;
  }
  const lost = divisionSteps(divisor * quotient, divisor).find(
    ({ digit }, at) => digit === 0 && Number(digits.slice(0, at) + digits.slice(at + 1)) === wrong,
  );
  return lost?.taken === 0 ? `0 chia cho ${divisor} được 0, con vẫn phải viết 0 vào thương.` : lostZero;
}

function distractorsFor(divisor: number, quotient: number, rng: Rng): Distractor<number>[] {
  const whole = divisor * quotient;
  const check = "Con thử nhân lại: thương nhân với số chia phải bằng số bị chia.";
  const lastTurn = quotient % 10 === 0 || quotient % 10 === 9 ? check : "Con xem lại lượt chia cuối cùng nhé!";
  const alike = alikeNumbers(quotient, 100_000);
  const zeros = String(quotient).includes("0") ? alike.filter(({ code }) => code === "ZERO") : [];
  const shorter = zeros.filter(({ value }) => value < quotient);
  const swaps = alike.filter(({ code }) => code === "SWAP");
  return [
    ...shorter.map(({ value }) => mistake("ZERO", value, tellZero(divisor, quotient, value))),
    mistake("OFF10", quotient + (rng.pick([true, false]) ? 10 : -10), check),
    mistake("OFF10", quotient - 10, check),
    mistake("OFF10", quotient + 10, check),
    mistake("OP", whole - divisor, "Con đã làm phép trừ. Đề bài cần phép chia."),
    mistake("OFF1", quotient + 1, lastTurn),
    ...rng
      .shuffle(swaps)
      .map(({ value }) => mistake("SWAP", value, "Con viết các chữ số của thương theo đúng thứ tự chia nhé!")),
    mistake("OFF1", quotient - 1, lastTurn),
  ];
}

/** The steps of a written division: "6 : 3 = 2", "1 : 3 được 0, còn 1", "18 : 3 = 6". */
function sayDivision(dividend: number, divisor: number): string[] {
  return divisionSteps(dividend, divisor).map(({ taken, digit, rest }) =>
    rest === 0 ? `${taken} : ${divisor} = ${digit}` : `${taken} : ${divisor} được ${digit}, còn ${rest}`,
  );
}

/** The whole division with all its steps. */
function worked(dividend: number, divisor: number) {
  return longDivision({ dividend, divisor, alt: "Phép chia đặt tính, đã chia đủ các lượt." });
}

function hintsFor(divisor: number, quotient: number): HelpWords[] {
  const whole = divisor * quotient;
  const [first] = sayDivision(whole, divisor);
  const say = `Lượt đầu: ${first}. Con hạ chữ số tiếp theo rồi chia tiếp.`;
  const alt = "Phép chia đặt tính, mới chia lượt đầu.";
  const figure = longDivision({ dividend: whole, divisor, shown: 1, alt });
  // What is brought down may happen to read like the answer.
  const isTelling = figure.steps.some(({ text }) => text === String(quotient));
  return [
    "Con chia từ trái sang phải, mỗi lượt viết một chữ số vào thương.",
    isTelling ? say : { say, figures: [figure] },
  ];
}

/** "618 : 3 = ?", also set out. */
function buildBareQuestion(division: WrittenWork, rng: Rng): Question {
  const { first, second, result } = division;
  const isSetOut = rng.pick([true, false]);
  const expression = writtenExpression(division);
  const alt = `Phép chia ${expression} đặt tính.`;
  return numberQuestion(rng, {
    prompt: isSetOut
      ? `Đặt tính rồi tính: ${expression} = ?`
      : rng.pick([`${expression} = ?`, `Thương của ${groupNumber(first)} và ${second} là:`]),
    figures: isSetOut ? [longDivision({ dividend: first, divisor: second, shown: 0, alt })] : [],
    answer: result,
    write: wholeValue,
    range: [1, 100_000],
    isTyped: true,
    distractors: division.distractors(),
    hints: division.hints,
    explanation: {
      say: `${sayDivision(first, second).join("; ")}. Kết quả là ${groupNumber(result)}.`,
      figures: [worked(first, second)],
    },
    praise: "calculate",
    identity: `quotient ${first} ${second}`,
  });
}

/** Least and most bound the dividend. */
const stories = readTable(
  storyColumns,
  `
    20 |   999 | quyển | Chia đều {a} quyển vở cho {b} lớp. Mỗi lớp được bao nhiêu quyển vở?
    20 |   999 | quả   | Xếp đều {a} quả cam vào {b} thùng. Mỗi thùng có bao nhiêu quả cam?
    20 |   480 | kg    | Có {a} kg thóc đổ đều vào {b} bao. Mỗi bao có bao nhiêu ki-lô-gam thóc?
    20 |   999 | cm    | Sợi dây dài {a} cm cắt thành {b} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu xăng-ti-mét?
   500 | 90000 | viên  | Xe chở {a} viên gạch trong {b} chuyến, số gạch mỗi chuyến bằng nhau. Mỗi chuyến chở bao nhiêu viên gạch?
   500 | 90000 | cái   | Nhà máy làm {a} cái bút trong {b} ngày, số bút mỗi ngày bằng nhau. Mỗi ngày làm bao nhiêu cái?
  1000 | 90000 | cây   | Trồng {a} cây rừng trên {b} quả đồi, số cây ở mỗi quả đồi bằng nhau. Mỗi quả đồi trồng bao nhiêu cây?
`,
);

function buildStoryQuestion(division: WrittenWork, rng: Rng): Question {
  const { first, second } = division;
  const fitting = stories.filter(({ least, most }) => first >= least && first <= most);
  const idea = `Chia thành ${second} phần bằng nhau thì con làm phép chia.`;
  return buildWrittenStoryQuestion(
    division,
    { stories: fitting, idea, told: `${sayDivision(first, second).join("; ")}.` },
    rng,
  );
}

/** A digit of the quotient is hidden: it is typed. */
function buildDigitQuestion({ first: whole, second: divisor, result: quotient }: WrittenWork, rng: Rng): Question {
  const digits = Array.from(String(quotient), Number);
  const place = rng.int(0, digits.length - 1);
  const hidden = digits[place] ?? 0;
  const alt = "Phép chia đặt tính, một chữ số ở thương bị che bằng dấu hỏi.";
  const figure = longDivision({ dividend: whole, divisor, gaps: [place], alt });
  return numberQuestion(rng, {
    prompt: rng.pick(["Chữ số nào bị che ở thương?", "Con tìm chữ số thay cho dấu hỏi để phép chia đúng."]),
    figures: [figure],
    answer: hidden,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("OFF1", hidden + 1, "Con nhân thử lại với số chia: chữ số này lớn quá."),
      mistake("OFF1", hidden - 1, "Con nhân thử lại với số chia: chữ số này còn bé."),
    ],
    hints: [
      "Mỗi chữ số của thương ứng với một lượt chia.",
      "Con tìm lượt chia của dấu hỏi: số được chia ở lượt đó chia cho số chia được mấy?",
    ],
    explanation: {
      say: `${sayDivision(whole, divisor).join("; ")}. Chữ số bị che là ${hidden}.`,
      figures: [worked(whole, divisor)],
    },
    praise: "calculate",
    identity: `digit ${place} ${whole} ${divisor}`,
  });
}

/** "617 : 3 = 205 (dư …)": the rest is typed, or the quotient beside it. */
function buildRestQuestion({ first, second, result }: WrittenWork, rng: Rng): Question {
  const rest = rng.int(1, second - 1);
  const whole = first + rest;
  const isRest = rng.pick([true, false]);
  const [told, q] = [groupNumber(whole), groupNumber(result)];
  const check = "Con thử lại: thương nhân với số chia, cộng số dư thì được số bị chia.";
  return numberQuestion(rng, {
    prompt: isRest
      ? rng.pick([
          `${told} : ${second} có số dư là bao nhiêu?`,
          `Con đặt tính rồi tìm số dư của phép chia ${told} : ${second}.`,
        ])
      : rng.pick([
          `${told} chia cho ${second} được bao nhiêu, biết còn dư ${rest}?`,
          `${told} : ${second} = … ${remainderInBrackets(rest)}. Số cần điền là số nào?`,
        ]),
    answer: isRest ? rest : result,
    write: wholeValue,
    range: [0, 100_000],
    isTyped: true,
    distractors: isRest
      ? [
          mistake("REMAINDER", rest + second, `Số dư phải bé hơn số chia ${second}. Con chia thêm được một lần nữa.`),
          mistake("FIELD", result, "Đó là thương. Đề bài hỏi số dư."),
          mistake("REMAINDER", 0, "Chia đến chữ số cuối cùng vẫn còn dư. Con trừ lại ở lượt chia cuối nhé!"),
        ]
      : [
          mistake("FIELD", rest, "Đó là số dư. Đề bài hỏi thương."),
          ...[1, 10, 100].flatMap((size) =>
            [result + size, result - size].map((near) => mistake("OFF10", near, check)),
          ),
        ],
    hints: [
      "Con chia từ trái sang phải, mỗi lượt viết một chữ số vào thương.",
      "Ở lượt chia cuối cùng, phần còn lại không chia được nữa là số dư.",
    ],
    explanation: `${sayDivision(whole, second).join("; ")}. Vậy ${told} : ${second} = ${q} ${remainderInBrackets(rest)}.`,
    praise: "calculate",
    identity: `rest ${isRest} ${whole} ${second}`,
  });
}

/** Written division by one digit (curriculum, c3-divide-1digit): two digits; three, also with a rest; four or five, also with zeros. */
export const divideByDigit = defineNumberSkill({
  id: "c3-divide-1digit",
  classId: "3",
  title: "Chia cho số có một chữ số",
  generate(difficulty, rng) {
    const forms = {
      1: [buildBareQuestion, buildBareQuestion, buildStoryQuestion],
      2: [buildBareQuestion, buildRestQuestion, buildStoryQuestion],
      3: [buildBareQuestion, buildRestQuestion, buildStoryQuestion, buildDigitQuestion],
    }[difficulty];
    return rng.pick(forms)(pickDivision(difficulty, rng), rng);
  },
});
