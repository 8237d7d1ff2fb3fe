import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { alikeNumbers } from "#lib/questions/place-value/alike-numbers.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { sayDivision } from "#lib/skills/maths/say-division.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";

const range = [1, 100_000] as const;

interface Division {
  readonly whole: number;
  readonly divisor: number;
  readonly quotient: number;
}

/** Where the zeros of the quotient stand; x is any other digit. */
const masks = ["x0xx", "xx0x", "x00x", "xxx0", "x0x0"] as const;

function pickDivision(difficulty: Difficulty, rng: Rng): Division {
  if (difficulty === 1) {
    const divisor = rng.int(2, 8);
    const quotient = rng.int(11, Math.floor(99 / divisor));
    return { whole: divisor * quotient, divisor, quotient };
  }
  if (difficulty === 2) {
    const divisor = rng.int(2, 9);
    const quotient = rng.int(Math.max(21, Math.ceil(100 / divisor)), Math.floor(999 / divisor));
    return { whole: divisor * quotient, divisor, quotient };
  }
  const divisor = rng.int(2, 9);
  const digits = Array.from(rng.pick(masks), (sign) => (sign === "0" ? 0 : rng.int(1, 9)));
  const quotient = Number(digits.join(""));
  return { whole: divisor * quotient, divisor, quotient };
}

const expressionOf = ({ whole, divisor }: Division) => `${groupNumber(whole)} : ${divisor}`;

const lostZero = "Hạ một chữ số xuống mà chưa chia được thì con viết 0 vào thương.";

function distractorsFor(division: Division, rng: Rng): Distractor<number>[] {
  const { whole, divisor, quotient } = division;
  const alike = alikeNumbers(quotient, 100_000);
  const zeros = String(quotient).includes("0") ? alike.filter(({ code }) => code === "ZERO") : [];
  const shorter = zeros.filter(({ value }) => value < quotient);
  const swaps = alike.filter(({ code }) => code === "SWAP");
  return [
    ...shorter.map(({ value }) => mistake("ZERO", value, lostZero)),
    mistake(
      "OFF10",
      quotient + (rng.pick([true, false]) ? 10 : -10),
      "Con thử nhân lại: thương nhân với số chia phải bằng số bị chia.",
    ),
    mistake("OFF10", quotient - 10, "Con thử nhân lại: thương nhân với số chia phải bằng số bị chia."),
    mistake("OFF10", quotient + 10, "Con thử nhân lại: thương nhân với số chia phải bằng số bị chia."),
    mistake("OP", whole - divisor, "Con đã làm phép trừ. Đề bài cần phép chia."),
    mistake("OFF1", quotient + 1, "Con xem lại lượt chia cuối cùng nhé!"),
    ...rng
      .shuffle(swaps)
      .map(({ value }) => mistake("SWAP", value, "Con viết các chữ số của thương theo đúng thứ tự chia nhé!")),
    mistake("OFF1", quotient - 1, "Con xem lại lượt chia cuối cùng nhé!"),
  ];
}

function hintsFor({ whole, divisor, quotient }: Division): HelpWords[] {
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

const explain = ({ whole, divisor, quotient }: Division) =>
  `${sayDivision(whole, divisor).join("; ")}. Kết quả là ${groupNumber(quotient)}.`;

/** "618 : 3 = ?", also set out. */
function buildBareQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  const isSetOut = rng.pick([true, false]);
  const expression = expressionOf(division);
  const figure = longDivision({ dividend: whole, divisor, shown: 0, alt: `Phép chia ${expression} đặt tính.` });
  return numberQuestion(rng, {
    prompt: isSetOut
      ? `Đặt tính rồi tính: ${expression} = ?`
      : rng.pick([`${expression} = ?`, `Thương của ${groupNumber(whole)} và ${divisor} là:`]),
    figures: isSetOut ? [figure] : [],
    answer: quotient,
    write: wholeValue,
    range,
    isTyped: quotient <= 999 && rng.pick([true, false]),
    distractors: distractorsFor(division, rng),
    hints: hintsFor(division),
    explanation: explain(division),
    praise: "calculate",
    identity: `quotient ${whole} ${divisor}`,
  });
}

interface Story {
  readonly tell: (whole: string, divisor: number) => string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const stories: readonly Story[] = [
  {
    tell: (a, b) => `Chia đều ${a} quyển vở cho ${b} lớp. Mỗi lớp được bao nhiêu quyển vở?`,
    name: "quyển",
    least: 20,
    most: 999,
  },
  {
    tell: (a, b) => `Xếp đều ${a} quả cam vào ${b} thùng. Mỗi thùng có bao nhiêu quả cam?`,
    name: "quả",
    least: 20,
    most: 999,
  },
  {
    tell: (a, b) => `Có ${a} kg thóc đổ đều vào ${b} bao. Mỗi bao có bao nhiêu ki-lô-gam thóc?`,
    name: "kg",
    least: 20,
    most: 480,
  },
  {
    tell: (a, b) => `Sợi dây dài ${a} cm cắt thành ${b} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu?`,
    name: "cm",
    least: 20,
    most: 999,
  },
  {
    tell: (a, b) =>
      `Xe chở ${a} viên gạch trong ${b} chuyến, số gạch mỗi chuyến bằng nhau. Mỗi chuyến chở bao nhiêu viên gạch?`,
    name: "viên",
    least: 500,
    most: 90_000,
  },
  {
    tell: (a, b) => `Nhà máy làm ${a} cái bút trong ${b} ngày, số bút mỗi ngày bằng nhau. Mỗi ngày làm bao nhiêu cái?`,
    name: "cái",
    least: 500,
    most: 90_000,
  },
  {
    tell: (a, b) =>
      `Trồng ${a} cây rừng trên ${b} quả đồi, số cây ở mỗi quả đồi bằng nhau. Mỗi quả đồi trồng bao nhiêu cây?`,
    name: "cây",
    least: 1000,
    most: 90_000,
  },
];

function buildStoryQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  const fitting = stories.filter(({ least, most }) => whole >= least && whole <= most);
  const { tell, name } = rng.pick(fitting);
  return numberQuestion(rng, {
    prompt: tieUnits(tell(groupNumber(whole), divisor)),
    answer: quotient,
    write: writeWith(name),
    range,
    distractors: distractorsFor(division, rng),
    hints: [`Chia thành ${divisor} phần bằng nhau thì con làm phép chia.`, ...hintsFor(division)],
    explanation: `Ta có: ${expressionOf(division)} = ${groupNumber(quotient)} (${name}).`,
    praise: "story",
    identity: `story ${whole} ${divisor}`,
  });
}

/** A digit of the quotient is hidden: it is typed. */
function buildDigitQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
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
      mistake("OFF1", hidden + 1, "Con nhân thử lại với số chia: lượt chia này lớn quá."),
      mistake("OFF1", hidden - 1, "Con nhân thử lại với số chia: lượt chia này còn bé."),
    ],
    hints: [
      "Mỗi chữ số của thương ứng với một lượt chia.",
      "Con tìm lượt chia của dấu hỏi: số được chia ở lượt đó chia cho số chia được mấy?",
    ],
    explanation: `${sayDivision(whole, divisor).join("; ")}. Chữ số bị che là ${hidden}.`,
    praise: "calculate",
    identity: `digit ${place} ${whole} ${divisor}`,
  });
}

/** Written division by one digit (curriculum, c3-divide-1digit): two digits; three; four or five with a zero inside. */
export const divideByDigit = defineSkill({
  id: "c3-divide-1digit",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Chia cho số có một chữ số",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildDigitQuestion])(
      pickDivision(difficulty, rng),
      rng,
    );
  },
});
