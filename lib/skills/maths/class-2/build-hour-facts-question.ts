import { capital } from "#lib/core/capital.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import type { ClockFigure } from "#lib/questions/figures/clock.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { signQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { shortNames } from "./sum-stories.ts";

const { hours, minutes } = clockFormat;

/** A face on which the long hand has gone round from twelve for so many minutes, counted by fives in a hint. */
function goneRound(length: number, counted = 0): ClockFigure {
  const face = clockFace(clockTimeAt(length), { numerals: "all", sky: null });
  return {
    ...faceFigure({ ...face, counted, slice: { from: 0, to: length } }),
    alt: "Đồng hồ có phần kim dài đã đi được tô màu.",
  };
}

/** One thing to know about hours, and what is answered instead. */
interface Fact {
  readonly answer: number;
  readonly prompts: readonly string[];
  readonly wrong: readonly Distractor<number>[];
  /** A face on which it can be seen; none for what the short hand goes round twice. */
  readonly figures: readonly ClockFigure[];
  readonly hints: readonly HelpWords[];
  readonly explanation: HelpWords;
}

const hour: Fact = {
  answer: 60,
  prompts: [
    `${hours(1)} = … phút`,
    "Một giờ có bao nhiêu phút?",
    "Kim dài đi một vòng hết bao nhiêu phút?",
    "Từ 7 giờ đến 8 giờ là bao nhiêu phút?",
  ],
  wrong: [
    mistake("UNIT", 24, "Đó là số giờ của một ngày. Con nhớ số phút của một giờ nhé!"),
    mistake("UNIT", 30, "Đó mới là nửa giờ. Con tính cả một giờ nhé!"),
    mistake("UNIT", 100, "Một giờ không có tới 100 phút. Con nhìn mặt đồng hồ nhé!"),
    mistake("READ", 12, "Đó là số cuối trên mặt đồng hồ. Con đếm từng 5 phút nhé!"),
  ],
  figures: [goneRound(60)],
  hints: ["Kim dài đi hết một vòng là một giờ.", "Từ một số đến số liền sau là 5 phút. Con đếm đủ một vòng."],
  explanation: { say: "Kim dài đi hết một vòng là một giờ: 1 giờ = 60 phút.", figures: [goneRound(60)] },
};

const half: Fact = {
  answer: 30,
  prompts: [
    "Nửa giờ = … phút",
    "Nửa giờ có bao nhiêu phút?",
    "Kim dài đi nửa vòng hết bao nhiêu phút?",
    "Từ 7 giờ đến 7 giờ rưỡi là bao nhiêu phút?",
  ],
  wrong: [
    mistake("UNIT", 60, "Đó là cả một giờ. Con tìm nửa giờ nhé!"),
    mistake("UNIT", 50, "Một giờ không có tới 100 phút. Con nhìn mặt đồng hồ nhé!"),
    mistake("READ", 12, "Số 12 là chỗ kim dài bắt đầu. Con đếm từng 5 phút nhé!"),
    mistake("READ", 6, "Kim dài đi đến số 6. Con đếm từng 5 phút nhé!"),
    mistake("OFF10", 20, "20 phút thì kim dài chưa đi hết nửa vòng. Con đếm lại từng 5 phút nhé!"),
  ],
  figures: [goneRound(30)],
  hints: [
    "Kim dài đi nửa vòng, từ số 12 đến số 6.",
    { say: "Từ một số đến số liền sau là 5 phút. Con đếm từ số 12 đến số 6.", figures: [goneRound(30, 30)] },
  ],
  explanation: { say: "Kim dài đi nửa vòng là nửa giờ, đúng bằng 30 phút.", figures: [goneRound(30)] },
};

const day: Fact = {
  answer: 24,
  prompts: ["1\u00a0ngày = … giờ", "Một ngày có bao nhiêu giờ?", "Một ngày đêm có bao nhiêu giờ?"],
  wrong: [
    mistake("PARTIAL", 12, "Kim ngắn đi một vòng mới là nửa ngày. Con tính cả ngày lẫn đêm nhé!"),
    mistake("UNIT", 60, "Đó là số phút của một giờ. Con nhớ số giờ của một ngày nhé!"),
    mistake("UNIT", 30, "Đó là số phút của nửa giờ. Con nhớ số giờ của một ngày nhé!"),
    mistake("UNIT", 7, "Đó là số ngày của một tuần. Con nhớ số giờ của một ngày nhé!"),
  ],
  figures: [],
  hints: ["Một ngày gồm cả ngày và đêm.", "Trong một ngày, kim ngắn đi hai vòng, mỗi vòng 12 giờ."],
  explanation: "Kim ngắn đi hai vòng, mỗi vòng 12 giờ: 12 + 12 = 24. Một ngày có 24 giờ.",
};

const backHour: Fact = {
  answer: 1,
  prompts: [`${minutes(60)} = … giờ`, `${minutes(60)} là mấy giờ?`],
  wrong: [
    mistake("DATUM", 60, "Đó là số phút. Con đổi ra giờ nhé!"),
    mistake("UNIT", 24, "Đó là số giờ của cả ngày. Con xem kim dài đi mấy vòng nhé!"),
    mistake("ZERO", 6, "Con đừng bỏ chữ số 0. Con xem kim dài đi mấy vòng nhé!"),
  ],
  figures: [goneRound(60)],
  hints: ["Con xem kim dài đi mấy vòng thì hết 60 phút.", "Từ một số đến số liền sau là 5 phút. Con đếm đến 60 phút."],
  explanation: { say: "Kim dài đi đủ 60 phút là hết một vòng: 60 phút = 1 giờ.", figures: [goneRound(60)] },
};

const backDay: Fact = {
  answer: 1,
  prompts: [`${hours(24)} = … ngày`, `${hours(24)} là mấy ngày?`],
  wrong: [
    mistake("DATUM", 24, "Đó là số giờ. Con đổi ra ngày nhé!"),
    mistake("OP", 2, "Kim ngắn đi hai vòng mới hết cả ngày lẫn đêm. Con đếm lại nhé!"),
    mistake("UNIT", 7, "Đó là số ngày của cả tuần. Con đổi 24 giờ ra ngày nhé!"),
  ],
  figures: [],
  hints: ["Con nhớ lại cả ngày lẫn đêm có bao nhiêu giờ.", "Nửa ngày có 12 giờ. Con đếm đủ 24 giờ."],
  explanation: "Cả ngày lẫn đêm có 24 giờ: 24 giờ = 1 ngày.",
};

function buildFactQuestion(rng: Rng, fact: Fact, prompt: string, identity: string): Question {
  const { answer, figures, wrong, hints, explanation } = fact;
  return typedNumberQuestion(rng, {
    prompt,
    figures,
    answer,
    range: [1, 100],
    distractors: wrong,
    hints,
    explanation,
    praise: "convert",
    identity,
  });
}

/** "1 giờ = … phút", "Một ngày có bao nhiêu giờ?" */
export function buildBareFactQuestion(rng: Rng): Question {
  const fact = rng.pick([hour, hour, half, half, day, day, backHour, backDay]);
  const prompt = rng.pick(fact.prompts);
  return buildFactQuestion(rng, fact, prompt, `fact ${prompt}`);
}

const doings = [
  "học đàn",
  "tập bơi",
  "đọc sách",
  "vẽ tranh",
  "học bài",
  "chơi cờ",
  "đá cầu",
  "làm đèn lồng",
  "xem phim",
] as const;

const ofDays = [
  "Mẹ ngâm đỗ trong 1\u00a0ngày. Hỏi mẹ ngâm đỗ bao nhiêu giờ?",
  "Tàu chạy hết 1\u00a0ngày. Hỏi tàu chạy bao nhiêu giờ?",
  "Bố trực ở đảo trong 1\u00a0ngày. Hỏi bố trực bao nhiêu giờ?",
  "Thuyền ra khơi trong 1\u00a0ngày. Hỏi thuyền đi bao nhiêu giờ?",
] as const;

/** "Lan vẽ tranh trong nửa giờ. Hỏi Lan vẽ tranh bao nhiêu phút?" */
export function buildFactStoryQuestion(rng: Rng): Question {
  const place = rng.int(0, 4);
  if (place === 0) {
    const told = rng.pick(ofDays);
    return buildFactQuestion(rng, day, told, `story ${told}`);
  }
  const fact = place > 2 ? hour : half;
  const [child, doing] = [rng.pick(shortNames), rng.pick(doings)];
  const prompt = `${child} ${doing} trong ${place > 2 ? hours(1) : "nửa giờ"}. Hỏi ${child} ${doing} bao nhiêu phút?`;
  return buildFactQuestion(rng, fact, prompt, `story ${place > 2} ${doing}`);
}

const compared = [
  { whole: hours(1), size: 60, unit: "phút", others: [24, 30, 45, 50, 60, 70, 90, 100] },
  { whole: "nửa giờ", size: 30, unit: "phút", others: [15, 20, 25, 30, 40, 45, 50, 60] },
  { whole: "1\u00a0ngày", size: 24, unit: "giờ", others: [10, 12, 20, 24, 30, 60] },
] as const;

function signBetween(left: number, right: number): Sign {
  if (left === right) return "=";
  return left > right ? ">" : "<";
}

/** "1 giờ … 45 phút": a sign is put between two spans of time. */
export function buildFactSignQuestion(rng: Rng): Question {
  const { whole, size, unit, others } = rng.pick(compared);
  const other = rng.pick(others);
  const cards = [whole, `${other}\u00a0${unit}`] as const;
  const isTurned = rng.int(0, 1) === 1;
  const sides = isTurned ? ([cards[1], cards[0]] as const) : cards;
  const sign = isTurned ? signBetween(other, size) : signBetween(size, other);
  const again = `Con đổi ${whole} ra ${unit}, rồi so sánh nhé!`;
  const changed = `${size}\u00a0${unit}`;
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào?", "Con so sánh hai khoảng thời gian nhé!"]),
    sides,
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: again,
    notEqual: again,
    hints: [`Con nhớ lại ${whole} bằng bao nhiêu ${unit}.`, "Con đổi ra cùng một đơn vị, rồi so sánh hai số."],
    explanation:
      sign === "="
        ? `Ta có ${sides[0]} = ${sides[1]}.`
        : `${capital(whole)} = ${changed}. Vậy ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}
