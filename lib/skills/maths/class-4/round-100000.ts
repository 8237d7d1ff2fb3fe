import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { decidingDigit, roundingRay, roundTo, withCarry } from "#lib/skills/families/round.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";

const range = [1000, 999_999_999] as const;

/** The place each difficulty rounds to, as a power of ten. */
const powers: Readonly<Record<Difficulty, 4 | 5>> = { 1: 4, 2: 5, 3: 5 };

/** What costs how much in đồng, rounded to which power of ten, and how the question goes on. */
const prices = readTable(
  { numbers: ["power", "least", "most"], words: ["tell", "asks"] },
  `
  4 |  4000000 | 12000000 | Chiếc tủ lạnh giá               | tủ lạnh giá khoảng
  4 |  5000000 | 20000000 | Chuyến du lịch hết              | số tiền khoảng
  4 |   800000 |  3000000 | Lớp em quyên góp được           | số tiền khoảng
  5 | 18000000 | 60000000 | Chiếc xe máy giá                | xe máy giá khoảng
  5 |  9000000 | 90000000 | Cửa hàng bán được               | số tiền khoảng
  5 |  9000000 | 30000000 | Chiếc máy tính giá              | máy tính giá khoảng
`,
);

/** A number that is not round yet and that is just above or below a half as often as not; at 3 one whose 9s carry. */
function pickNumber(difficulty: Difficulty, rng: Rng): number {
  const place = 10 ** powers[difficulty];
  const decider = (difficulty === 3 ? rng.int(5, 9) : rng.pick([1, 2, 3, 4, 4, 5, 6, 7, 8, 9])) * (place / 10);
  const plain = [rng.int(11, 88), rng.int(101, 888)];
  const carrying = [rng.int(2, 8) * 10 + 9, rng.int(1, 8) * 100 + 99, rng.int(11, 88) * 10 + 9];
  return rng.pick(difficulty === 3 ? carrying : plain) * place + decider + rng.int(1, 99) * (place / 1000);
}

function distractorsOf(value: number, power: number): Distractor<number>[] {
  const size = 10 ** power;
  const right = roundTo(value, size);
  const isDown = right <= value;
  const [name, below, above] = [placeNames[power], placeNames[power - 1], placeNames[power + 1]];
  const digit = decidingDigit({ number: value, size });
  const asked = `Đề bài hỏi hàng ${name}.`;
  const kept = (Math.floor(value / (size * 10)) * 10 + ((Math.floor(value / size) + 1) % 10)) * size;
  return [
    mistake(
      "ROUND",
      isDown ? right + size : right - size,
      `Chữ số hàng ${below} là ${digit}. Con nhớ lại: bé hơn 5 thì giữ nguyên, từ 5 trở lên thì thêm 1.`,
    ),
    ...(isDown ? [] : [mistake("CARRY", kept, `Chữ số 9 thêm 1 thành 10. Con nhớ 1 sang hàng ${above} nhé!`)]),
    mistake("ROUND", roundTo(value, size / 10), `Con làm tròn đến hàng ${below} rồi. ${asked}`),
    mistake("ROUND", roundTo(value, size * 10), `Con làm tròn đến hàng ${above} rồi. ${asked}`),
    mistake(
      "ROUND",
      isDown ? right - size : right + size,
      `Còn số tròn ${name} khác gần số đã cho hơn. Con xem lại nhé!`,
    ),
  ].filter((each) => each.value !== value);
}

/** The hints, the explanation and the praise of a number that is rounded; `answer` as it is written. */
function helpOf(value: number, power: number, answer: string) {
  const size = 10 ** power;
  const [place, below] = [placeNames[power], placeNames[power - 1]];
  const digit = decidingDigit({ number: value, size });
  const rule = digit < 5 ? `bé hơn 5 nên giữ nguyên` : `từ 5 trở lên nên thêm 1 vào`;
  const reason = `Chữ số hàng ${below} là ${digit}, ${rule} hàng ${place}`;
  const alt = `Tia số giữa hai số tròn ${place}, có mũi tên chỉ số ${groupNumber(value)}.`;
  const ray = roundingRay({ number: value, size, isLabelled: false, alt });
  return {
    hints: [
      `Làm tròn đến hàng ${place} thì con xem chữ số hàng ${below}.`,
      { say: "Số này gần số tròn nào hơn?", figures: [ray] },
    ],
    explanation: `${withCarry(reason, { number: value, size }, placeNames)}: ${answer}.`,
    praise: "round",
  } as const;
}

/** "Làm tròn số 2 749 600 đến hàng trăm nghìn ta được:" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const size = 10 ** power;
  const value = pickNumber(difficulty, rng);
  const answer = roundTo(value, size);
  return numberQuestion(rng, {
    ...helpOf(value, power, groupNumber(answer)),
    prompt: rng.pick([
      `Làm tròn số ${groupNumber(value)} đến hàng ${placeNames[power]}, ta được:`,
      `Số tròn ${placeNames[power]} gần ${groupNumber(value)} nhất là:`,
    ]),
    answer,
    write: wholeValue,
    range,
    step: size,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: distractorsOf(value, power),
    identity: `round ${power} ${value}`,
  });
}

/** "Làm tròn số 2 749 600 đến hàng trăm nghìn, ta được số tròn trăm nghìn có bao nhiêu trăm nghìn?" */
function buildCountedQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const size = 10 ** power;
  const value = pickNumber(difficulty, rng);
  const answer = roundTo(value, size) / size;
  const name = placeNames[power];
  const help = helpOf(value, power, groupNumber(answer * size));
  return typedNumberQuestion(rng, {
    ...help,
    prompt: rng.pick([
      `Làm tròn số ${groupNumber(value)} đến hàng ${name}. Số tròn ấy gồm bao nhiêu ${name}?`,
      `${groupNumber(value)} làm tròn đến hàng ${name} thì được số gồm … ${name}. Số cần điền là:`,
    ]),
    answer,
    range: [1, 999],
    distractors: distractorsOf(value, power).map((each) => ({ ...each, value: each.value / size })),
    explanation: `${help.explanation.slice(0, -1)}, tức là ${answer} ${name}.`,
    identity: `counted ${power} ${value}`,
  });
}

/** "Chiếc xe máy giá 18 790 000 đồng. Làm tròn đến hàng trăm nghìn, xe máy giá khoảng bao nhiêu đồng?" */
function buildPriceQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const size = 10 ** power;
  const { tell, asks, least, most } = rng.pick(prices.filter((price) => price.power === power));
  // Half of a place is left to the bare questions: real prices end in zeros.
  const value = (rng.int(least / size, most / size) * 10 + rng.pick([1, 2, 3, 4, 6, 7, 8, 9])) * (size / 10);
  const answer = roundTo(value, size);
  const write = (amount: number) => measureValue(wholeValue(amount), "đồng");
  return typedNumberQuestion(rng, {
    ...helpOf(value, power, write(answer).line.text),
    prompt: `${tell} ${write(value).line.text}. Làm tròn đến hàng ${placeNames[power]}, ${asks} bao nhiêu đồng?`,
    answer,
    write: wholeValue,
    range,
    step: size,
    distractors: distractorsOf(value, power),
    identity: `price ${power} ${value}`,
  });
}

/** "Số nào làm tròn đến hàng nghìn thì được 45 000?" */
function buildWhichQuestion(rng: Rng): Question {
  const power = rng.pick([4, 5] as const);
  const place = 10 ** power;
  const target = rng.int(21, 890) * place;
  const near = () => rng.int(1, 4) * (place / 10) + rng.int(1, 9) * 10;
  const offset = rng.pick([near(), -near()]);
  const value = target + offset;
  const others = [
    target + place - Math.abs(offset),
    target - place + Math.abs(offset),
    target + place + near(),
    target - place - near(),
  ];
  return choiceQuestion(rng, {
    ...helpOf(value, power, groupNumber(target)),
    prompt: rng.pick([
      `Số nào làm tròn đến hàng ${placeNames[power]} thì được ${groupNumber(target)}?`,
      `An làm tròn một số đến hàng ${placeNames[power]} được ${groupNumber(target)}. Số đó có thể là:`,
    ]),
    answer: wholeValue(value),
    distractors: others.map((other) =>
      mistake(
        "ROUND",
        wholeValue(other),
        `Làm tròn số này đến hàng ${placeNames[power]} thì được ${groupNumber(roundTo(other, place))}. Con thử số khác nhé!`,
      ),
    ),
    hints: [
      `Làm tròn đến hàng ${placeNames[power]} thì con xem chữ số hàng ${placeNames[power - 1]}.`,
      "Con làm tròn thử từng số rồi so với đề bài.",
    ],
    explanation: `Chữ số hàng ${placeNames[power - 1]} của ${groupNumber(value)} là ${decidingDigit({ number: value, size: place })} nên làm tròn ${value > target ? "xuống" : "lên"} thành ${groupNumber(target)}.`,
    identity: `which ${power} ${value}`,
  });
}

/** Rounding (curriculum, c4-round-100000): to ten thousands; to hundred thousands; back from the round number, and 9s that carry. */
export const roundHundredThousands = defineNumberSkill({
  id: "c4-round-100000",
  classId: "4",
  title: "Làm tròn đến hàng trăm nghìn",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildBareQuestion, buildBareQuestion, buildPriceQuestion])(1, rng);
    if (difficulty === 2)
      return rng.pick([buildCountedQuestion, buildBareQuestion, buildBareQuestion, buildPriceQuestion])(2, rng);
    const ask = rng.pick([buildCountedQuestion, buildBareQuestion, buildBareQuestion, null]);
    return ask === null ? buildWhichQuestion(rng) : ask(3, rng);
  },
});
