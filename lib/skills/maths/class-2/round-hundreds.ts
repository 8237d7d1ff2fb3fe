import type { Rng } from "#lib/core/rng.ts";
import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { countedBlocks, hundredBlocks, range } from "./hundreds.ts";

/** The blocks of a number; ten plates do not fit on their mat. */
function blocksUpTo1000(number: number): readonly PlaceBlocksFigure[] {
  return number < 1000 ? [countedBlocks(number)] : [];
}

/** A hundred too many may be typed where the result is 1000. */
const roomy = [range[0], 1100] as const;

const allRound = "Các số đều tròn trăm. Kết quả cũng tròn trăm. Con tính lại nhé!";

/** What ten hundreds are called; nothing of fewer of them. */
const tenHundreds = (hundreds: number) => (hundreds === 10 ? " 10 trăm là 1000." : "");

const near = (answer: number): readonly Distractor<number>[] => [
  mistake("OFF1", answer + 1, allRound),
  mistake("OFF1", answer - 1, allRound),
  mistake("OFF100", answer + 100, "Con tính thừa rồi. Con đếm lại số trăm nhé!"),
  mistake("OFF100", answer - 100, "Con tính còn thiếu. Con đếm lại số trăm nhé!"),
];

/** The hundreds of the answer with zeros missing behind them. */
const shortened = (answer: number): readonly Distractor<number>[] => [
  mistake("ZERO", answer / 10, "Con viết thiếu một chữ số 0. Con đếm theo trăm nhé!"),
  mistake("ZERO", answer / 100, "Đó mới là số trăm. Con viết đủ các chữ số 0 nhé!"),
];

const stories = [
  { thing: "cây", tell: (a: number, b: number) => `Vườn có ${a} cây cam và ${b} cây bưởi. Có tất cả bao nhiêu cây?` },
  { thing: "bạn", tell: (a: number, b: number) => `Trường có ${a} bạn nam, ${b} bạn nữ. Có tất cả bao nhiêu bạn?` },
  {
    thing: "viên gạch",
    tell: (a: number, b: number) => `Xe chở ${a} viên gạch, rồi chở ${b} viên. Cả hai lần bao nhiêu viên?`,
  },
  {
    thing: "quyển sách",
    tell: (a: number, b: number) => `Thư viện có ${a} quyển sách, mua thêm ${b} quyển. Có tất cả bao nhiêu quyển?`,
  },
] as const;

/** "300 + 400 = ?": two round hundreds, as plates of a hundred, bare or in a story. */
function buildTwoQuestion(rng: Rng): Question {
  const first = rng.int(1, 9);
  const second = rng.int(1, 10 - first);
  const [a, b, answer] = [first * 100, second * 100, (first + second) * 100];
  const story = rng.pick(stories);
  const prompts = [
    `${a} + ${b} = ?`,
    `Con tính nhẩm ${a} + ${b} nhé!`,
    `Tổng của ${a} và ${b} là số nào?`,
    story.tell(a, b),
    `Chơi bán hàng: kẹo giá ${a} đồng, giấy màu giá ${b} đồng. Cả hai hết bao nhiêu đồng?`,
  ] as const;
  const place = rng.int(0, 4);
  const isDrawn = place < 3;
  const unit = [null, null, null, story.thing, "đồng"][place] ?? null;
  return typedNumberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: isDrawn ? [hundredBlocks(a), hundredBlocks(b)] : [],
    answer,
    range: roomy,
    step: 100,
    distractors: [
      ...shortened(answer),
      ...(a === b ? [] : [mistake("OP", Math.abs(a - b), "Con trừ hai số rồi. Con gộp hai số lại nhé!")]),
      ...near(answer),
    ],
    hints: [
      a === b
        ? `Con đếm theo trăm. ${a} là ${first} trăm.`
        : `Con đếm theo trăm: ${a} là ${first} trăm, ${b} là ${second} trăm.`,
      `Con tính ${first} + ${second} để biết có mấy trăm.`,
    ],
    explanation: {
      say: `${first} trăm cộng ${second} trăm bằng ${first + second} trăm.${tenHundreds(first + second)} ${a} + ${b} = ${answer}${unit === null ? "" : ` (${unit})`}.`,
      figures: blocksUpTo1000(answer),
    },
    praise: "calculate",
    identity: `two ${place} ${a} ${b} ${unit}`,
  });
}

/** "400 + 50 = ?", "300 + 46 = ?": hundreds and what is less than a hundred. */
function buildRestQuestion(rng: Rng): Question {
  const hundreds = rng.int(1, 9);
  const isRound = rng.int(0, 1) === 1;
  const rest = isRound ? rng.int(1, 9) * 10 : rng.int(1, 9) * 10 + rng.int(1, 9);
  const a = hundreds * 100;
  const answer = a + rest;
  const isTurned = rng.int(0, 3) === 0;
  const written = isTurned ? `${rest} + ${a}` : `${a} + ${rest}`;
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const prompts = [`${written} = ?`, `Con tính nhẩm ${written} nhé!`, `Điền số: ${written} = …`] as const;
  const place = rng.int(0, 2);
  const parts = ones === 0 ? `${hundreds} trăm và ${tens} chục` : `${hundreds} trăm, ${tens} chục và ${ones} đơn vị`;
  return typedNumberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    range,
    distractors: [
      mistake("PLACE", a + tens * 100 + ones * 10, `${rest} có ${tens} chục. Con đừng cộng vào hàng trăm nhé!`),
      mistake("ZERO", hundreds * 10 + rest, `${a} có ${hundreds} trăm. Con xem lại các chữ số 0 nhé!`),
      ...(isRound ? [mistake("PLACE", a + tens, `${rest} có ${tens} chục. Con viết vào hàng chục nhé!`)] : []),
      mistake("SWAP", a + ones * 10 + tens, "Con xem lại hàng chục và hàng đơn vị nhé!"),
      mistake("OFF100", answer + 100, "Con xem lại hàng trăm nhé!"),
      mistake("OFF100", answer - 100, "Con xem lại có mấy trăm nhé!"),
      mistake("OFF10", answer + 10, "Con xem lại hàng chục nhé!"),
      mistake("OFF10", answer - 10, "Con xem lại có mấy chục nhé!"),
    ],
    hints: [`${a} là ${hundreds} trăm. Con xem ${rest} có mấy chục.`, "Con ghép số trăm với phần chục và đơn vị."],
    explanation: {
      say: `${parts} là ${answer}. ${written} = ${answer}.`,
      figures: blocksUpTo1000(answer),
    },
    praise: "calculate",
    identity: `rest ${place} ${written}`,
  });
}

/** "200 + 300 + 400 = ?": three round hundreds. */
function buildThreeQuestion(rng: Rng): Question {
  const first = rng.int(1, 7);
  const second = rng.int(1, 9 - first);
  const third = rng.int(1, 10 - first - second);
  const whole = first + second + third;
  const answer = whole * 100;
  const numbers = [first, second, third].map((each) => each * 100);
  const written = numbers.join(" + ");
  const [a = 0, b = 0, c = 0] = numbers;
  const prompts = [`${written} = ?`, `Con tính nhẩm ${written} nhé!`, `Điền số: ${written} = …`] as const;
  const place = rng.int(0, 2);
  return typedNumberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    range: roomy,
    step: 100,
    distractors: [
      mistake("PARTIAL", a + b, `Con mới tính ${a} + ${b}. Con còn cộng ${c} nữa.`),
      ...(b === c ? [] : [mistake("PARTIAL", a + c, `Con bỏ quên số ${b} rồi. Con cộng cả ba số nhé!`)]),
      ...shortened(answer),
      ...near(answer),
    ],
    hints: withoutLeaks(answer, [
      "Mỗi số là mấy trăm? Con đếm theo trăm nhé!",
      `Con tính ${first} + ${second} + ${third} để biết có mấy trăm.`,
    ]),
    explanation: {
      say: `${first} + ${second} + ${third} = ${whole}, được ${whole} trăm.${tenHundreds(whole)} ${written} = ${answer}.`,
      figures: blocksUpTo1000(answer),
    },
    praise: "calculate",
    identity: `three ${place} ${written}`,
  });
}

/** "… + 400 = 1000": the addend that is missing. */
function buildMissingQuestion(rng: Rng): Question {
  const whole = rng.int(4, 10);
  const known = rng.int(1, whole - 1);
  const missing = whole - known;
  if (missing === known) return buildMissingQuestion(rng);
  const [a, sum, answer] = [known * 100, whole * 100, missing * 100];
  const isFirst = rng.int(0, 1) === 1;
  const gap = isFirst ? `… + ${a} = ${sum}` : `${a} + … = ${sum}`;
  const prompts = [gap, `Điền số: ${gap}`, `${a} cộng với số nào thì bằng ${sum}?`] as const;
  const place = rng.int(0, 2);
  return typedNumberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    range: roomy,
    step: 100,
    distractors: [
      ...(sum + a > 1000
        ? []
        : [mistake("OP", sum + a, `Con cộng ${a} với ${sum} rồi. ${sum} là tổng. Con tìm số hạng còn thiếu nhé!`)]),
      mistake("DATUM", sum, `${sum} là tổng rồi. Con tìm số hạng còn thiếu nhé!`),
      mistake("DATUM", a, `${a} là số đã biết. Con tìm số còn thiếu nhé!`),
      ...shortened(answer),
      ...near(answer),
    ],
    hints: [
      `Con đếm theo trăm: ${a} là ${known} trăm, ${sum} là ${whole} trăm.`,
      `Con đếm thêm từ ${known} trăm đến ${whole} trăm.`,
    ],
    explanation: `${known} trăm cộng ${missing} trăm bằng ${whole} trăm. ${isFirst ? `${answer} + ${a}` : `${a} + ${answer}`} = ${sum}, số còn thiếu là ${answer}.`,
    praise: "calculate",
    identity: `missing ${prompts[place]}`,
  });
}

/** "250 + 340 = ?": round tens of three digits; no column reaches ten. */
function buildTensQuestion(rng: Rng): Question {
  const [upper, first] = [rng.int(1, 7), rng.int(1, 7)];
  const [other, second] = [rng.int(1, 9 - upper), rng.int(1, 9 - first)];
  const [a, b] = [first * 100 + upper * 10, second * 100 + other * 10];
  const answer = a + b;
  const written = `${a} + ${b}`;
  const prompts = [`${written} = ?`, `Con tính nhẩm ${written} nhé!`, `Tổng của ${a} và ${b} là số nào?`] as const;
  const place = rng.int(0, 2);
  const [whole, tens] = [first + second, upper + other];
  return typedNumberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    range,
    step: 10,
    distractors: [
      mistake("PARTIAL", whole * 100, "Con mới cộng các trăm. Con cộng cả các chục nhé!"),
      mistake("PARTIAL", tens * 10, "Con mới cộng các chục. Con cộng cả các trăm nhé!"),
      mistake("ZERO", answer / 10, "Con viết thiếu chữ số 0 ở hàng đơn vị rồi."),
      mistake("OFF1", answer + 1, "Các số đều tròn chục. Kết quả cũng tròn chục. Con tính lại nhé!"),
      mistake("OFF1", answer - 1, "Các số đều tròn chục. Kết quả cũng tròn chục. Con tính lại nhé!"),
      ...(a === b ? [] : [mistake("OP", Math.abs(a - b), "Con trừ hai số rồi. Con gộp hai số lại nhé!")]),
      mistake("OFF100", answer + 100, "Con xem lại hàng trăm nhé!"),
      mistake("OFF100", answer - 100, "Con xem lại có mấy trăm nhé!"),
      mistake("OFF10", answer + 10, "Con xem lại hàng chục nhé!"),
      mistake("OFF10", answer - 10, "Con xem lại có mấy chục nhé!"),
    ],
    hints: [
      "Con cộng trăm với trăm, chục với chục.",
      `Con tính ${first} trăm cộng ${second} trăm. Rồi con tính ${upper} chục cộng ${other} chục.`,
    ],
    explanation: {
      say: `${first} trăm cộng ${second} trăm bằng ${whole} trăm. ${upper} chục cộng ${other} chục bằng ${tens} chục. ${written} = ${answer}.`,
      figures: blocksUpTo1000(answer),
    },
    praise: "calculate",
    identity: `tens ${place} ${written}`,
  });
}

/** Round hundreds added in the head (curriculum, c2-round-hundreds): two; with tens and ones, or three; a missing one, round tens. */
export const roundHundreds = defineNumberSkill({
  id: "c2-round-hundreds",
  classId: "2",
  title: "Cộng nhẩm các số tròn trăm",
  generate: byDifficulty({
    1: [buildTwoQuestion],
    2: [buildRestQuestion, buildRestQuestion, buildThreeQuestion],
    3: [buildMissingQuestion, buildTensQuestion],
  }),
});
