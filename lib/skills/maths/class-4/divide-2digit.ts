import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { remainderValue } from "#lib/questions/values.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { remainderInBrackets, remainderWord } from "#lib/text/remainder-word.ts";

const range = [1, 99_999] as const;

interface Division {
  readonly divisor: number;
  readonly quotient: number;
  readonly rest: number;
}

/** Three digits by round tens; three digits by two; four or five digits with a rest. */
function pickDivision(difficulty: Difficulty, rng: Rng): Division {
  const divisor = difficulty === 1 ? rng.int(2, 9) * 10 : rng.int(1, 7) * 10 + rng.int(2, 9);
  if (difficulty === 3) {
    const quotient = rng.pick([rng.int(84, 460), rng.int(1, 9) * 100 + rng.int(2, 9)]);
    return { divisor, quotient, rest: rng.int(1, divisor - 1) };
  }
  const least = Math.ceil(120 / divisor);
  const quotient = rng.int(Math.max(least, 3), Math.floor(990 / divisor));
  // Where both are one number, what is said of the divisor would tell the quotient.
  return { divisor, quotient: quotient === divisor ? quotient - 1 : quotient, rest: 0 };
}

function swapped(value: number): number {
  return Number(Array.from(String(value)).toReversed().join(""));
}

/** What is not right for a quotient; `sought` is what it is called: where the divisor is asked for, it is no quotient. */
function distractorsOf({ divisor, quotient }: Division, sought: string): Distractor<number>[] {
  const near = `Con nhân ${sought} với ${divisor} để thử lại nhé!`;
  return [
    mistake("OFF1", quotient + 1, near),
    mistake("OFF1", quotient - 1, near),
    mistake("SWAP", swapped(quotient), near),
    mistake("OFF10", quotient + 10, near),
    mistake("ZERO", quotient * 10, `Con xem lại ${sought} có mấy chữ số nhé!`),
  ];
}

function helpOf({ divisor, quotient, rest }: Division, sought = "thương") {
  const dividend = divisor * quotient + rest;
  const first = Math.floor(dividend / 10 ** (String(quotient).length - 1));
  const hints: HelpWords[] = [
    quotient < 10
      ? `Con lấy cả ${groupNumber(first)} chia cho ${divisor}.`
      : `Con chia từ trái sang phải, lượt đầu lấy ${groupNumber(first)} chia cho ${divisor}.`,
    {
      say: `Con ước lượng ${quotient < 10 ? "" : "từng chữ số của "}${sought}, rồi nhân lại để thử.`,
      figures: [longDivision({ dividend, divisor, shown: 0, alt: "Phép chia đặt tính, thương còn trống." })],
    },
  ];
  const figures = [longDivision({ dividend, divisor, alt: "Phép chia đặt tính đã làm xong." })];
  return { hints, figures, dividend };
}

/** "736 : 32 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const division = pickDivision(difficulty, rng);
  const { divisor, quotient } = division;
  const { hints, figures, dividend } = helpOf(division);
  const text = `${dividend} : ${divisor}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Đặt tính rồi tính: ${text} = ?`, `Thương của ${dividend} và ${divisor} là:`]),
    answer: quotient,
    range,
    isTyped: difficulty > 1 || rng.int(1, 4) === 1,
    room: 1,
    distractors: distractorsOf(division, "thương"),
    hints,
    explanation: { say: `${divisor} × ${quotient} = ${dividend} nên ${text} = ${quotient}.`, figures },
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** "32 × … = 736", "736 : … = 32" */
function buildFactorQuestion(difficulty: Difficulty, rng: Rng): Question {
  const division = pickDivision(difficulty, rng);
  const { divisor, quotient } = division;
  const sought = "số cần điền";
  const { hints, dividend } = helpOf(division, sought);
  const isTimes = rng.pick([true, false]);
  const shown = rng.pick(
    isTimes ? [`${divisor} × … = ${dividend}`, `… × ${divisor} = ${dividend}`] : [`${dividend} : … = ${divisor}`],
  );
  return typedNumberQuestion(rng, {
    prompt: `Số cần điền: ${shown}`,
    answer: quotient,
    range,
    distractors: distractorsOf(division, sought),
    hints: [
      isTimes
        ? "Muốn tìm thừa số, con lấy tích chia cho thừa số kia."
        : "Muốn tìm số chia, con lấy số bị chia chia cho thương.",
      ...hints.slice(1),
    ],
    explanation: `${dividend} : ${divisor} = ${quotient}.`,
    praise: "calculate",
    identity: `factor ${shown}`,
  });
}

const stories = readTable(
  { numbers: [], words: ["unit", "text"] },
  `
  thùng | Đóng {a} quả trứng vào các thùng, mỗi thùng {b} quả. Số thùng đóng được là:
  hàng  | Nhà hát ngoài trời có {a} ghế, mỗi hàng có {b} ghế. Số hàng ghế là:
  quyển | Cô thủ thư chia đều {a} quyển sách vào {b} ngăn. Số quyển sách ở mỗi ngăn là:
  cây   | Bác nông dân trồng {a} cây cam thành {b} hàng đều nhau. Số cây ở mỗi hàng là:
`,
);

/** "Đóng 480 quả trứng vào các thùng, mỗi thùng 20 quả. Số thùng đóng được là:" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const division = pickDivision(difficulty, rng);
  const { divisor, quotient } = division;
  const { hints, figures, dividend } = helpOf(division);
  const { text, unit } = rng.pick(stories);
  return typedNumberQuestion(rng, {
    prompt: fillGaps(text, { a: groupNumber(dividend), b: divisor }),
    answer: quotient,
    range,
    distractors: distractorsOf(division, "thương"),
    hints: ["Chia thành các phần bằng nhau thì con làm phép chia.", ...hints.slice(1)],
    explanation: { say: `${dividend} : ${divisor} = ${quotient} (${unit}).`, figures },
    praise: "story",
    identity: `story ${dividend} ${divisor}`,
  });
}

/** What belongs into the boxes of a division with a rest, and what is written there by mistake. */
function restBoxes({ divisor, quotient, rest }: Division, full: string, left: string) {
  const [first, zeroless] = [String(quotient), String(Number(String(quotient).replace("0", "")))];
  const tooLarge = Array.from({ length: 3 }, (_, place) => [
    String(quotient - place - 1),
    String(rest + divisor * (place + 1)),
  ]);
  return {
    values: [first, String(rest)],
    distractors: [
      ...tooLarge.map((typed) =>
        mistake("REMAINDER", typed, `${capital(left)} phải bé hơn ${divisor}. Con chia thêm nhé!`),
      ),
      ...(zeroless === first
        ? []
        : [mistake("ZERO", [zeroless, null], "Hạ chữ số xuống mà không đủ chia, con viết 0 vào thương nhé!")]),
      mistake("REMAINDER", [first, "0"], `Phép chia này còn dư. Con xem lại lượt chia cuối nhé!`),
      mistake("SWAP", [String(rest), first], `Con đổi chỗ ${full} và ${left} rồi. Con xem lại hai ô nhé!`),
    ],
    wrong: [
      `Con xem lại ${full}: nhân với ${divisor} rồi cộng ${left} để thử lại nhé!`,
      `${capital(full)} đúng rồi. Con tính lại ${left} ở lượt chia cuối nhé!`,
    ],
  };
}

/** "9 864 : 24", answered with the quotient and the rest. */
function buildRestQuestion(rng: Rng): Question {
  const division = pickDivision(3, rng);
  const { divisor, quotient, rest } = division;
  const { hints, figures, dividend } = helpOf(division);
  const text = `${groupNumber(dividend)} : ${divisor}`;
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Đặt tính rồi tính: ${text}. Con viết thương và số dư.`,
      `Phép chia ${text} có thương và số dư là:`,
      `Con chia ${text}, rồi viết thương và số dư.`,
    ]),
    ...restBoxes(division, "thương", "số dư"),
    parts: [
      { type: "box", box: wholeBox("thương", 4) },
      { type: "text", text: remainderWord },
      { type: "box", box: wholeBox("số dư", 3) },
    ],
    answer: remainderValue(quotient, rest).line,
    hints,
    explanation: {
      say: `${divisor} × ${quotient} + ${rest} = ${groupNumber(dividend)} nên ${text} = ${quotient} ${remainderInBrackets(rest)}.`,
      figures,
    },
    praise: "calculate",
    identity: `rest ${text}`,
  });
}

const shared = readTable(
  { numbers: [], words: ["holder", "thing", "text"] },
  `
  thùng | quả   | Có {a} quả cam, đóng vào các thùng, mỗi thùng {b} quả. Đóng được bao nhiêu thùng và còn thừa bao nhiêu quả?
  túi   | chiếc | Xưởng có {a} chiếc cúc, đóng vào các túi, mỗi túi {b} chiếc. Đóng được bao nhiêu túi và còn thừa bao nhiêu chiếc cúc?
  hàng  | viên  | Thợ có {a} viên gạch, mỗi hàng lát {b} viên. Lát được bao nhiêu hàng và còn thừa bao nhiêu viên?
`,
);

/** "Có 9 867 quả cam, đóng vào các thùng, mỗi thùng 24 quả …" */
function buildRestStoryQuestion(rng: Rng): Question {
  const division = pickDivision(3, rng);
  const { divisor, quotient, rest } = division;
  const { hints, figures, dividend } = helpOf(division);
  const { text, holder, thing } = rng.pick(shared);
  const answer = `${quotient} ${holder}, thừa ${rest} ${thing}`;
  return boxesQuestion(rng, {
    prompt: fillGaps(text, { a: groupNumber(dividend), b: divisor }),
    ...restBoxes(division, `số ${holder}`, `số ${thing} thừa`),
    parts: [
      { type: "box", box: wholeBox(`số ${holder}`, 4) },
      { type: "text", text: `${holder}, thừa` },
      { type: "box", box: wholeBox(`số ${thing} thừa`, 3) },
      { type: "text", text: thing },
    ],
    answer,
    hints: [`Con tính ${groupNumber(dividend)} : ${divisor}. Thương và số dư cho con biết điều gì?`, ...hints.slice(1)],
    explanation: {
      say: `${groupNumber(dividend)} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}, vậy được ${answer}.`,
      figures,
    },
    praise: "story",
    identity: `rest story ${dividend} ${divisor}`,
  });
}

/** Dividing by a number of two digits (curriculum, c4-divide-2digit): by round tens, by two digits, with a rest. */
export const divideTwoDigits = defineNumberSkill({
  id: "c4-divide-2digit",
  classId: "4",
  title: "Chia cho số có hai chữ số",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildRestQuestion, buildRestQuestion, buildRestStoryQuestion])(rng);
    return rng.pick([buildBareQuestion, buildBareQuestion, buildFactorQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
