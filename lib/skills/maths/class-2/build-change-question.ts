import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, plainValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { dong, dongValue, notesFigure, type SmallNote } from "./notes.ts";
import { shortNames } from "./sum-stories.ts";

const pairs = [
  [1000, 500],
  [1000, 200],
  [1000, 100],
  [500, 100],
  [200, 100],
] as const;

/** "Đổi một tờ 1000 đồng được mấy tờ 500 đồng?", or two smaller notes changed. */
export function buildChangeQuestion(rng: Rng): Question {
  const [large, small] = rng.pick(pairs);
  const count = large === 200 ? rng.int(1, 5) : rng.int(1, large === 500 ? 2 : 1);
  const answer = (large * count) / small;
  const who = rng.pick(shortNames);
  const some = count === 1 ? "một" : String(count);
  const prompts = [
    `Đổi ${some} tờ ${dong(large)} được mấy tờ ${dong(small)}?`,
    `${who} đổi ${some} tờ ${dong(large)} lấy các tờ ${dong(small)}. Được mấy tờ?`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    write: (value) => countedValue(plainValue(value), "tờ"),
    distractors: [
      mistake("PLACE", Number(String(small)[0]), "Con đếm số tờ, không đọc chữ số của tờ tiền."),
      mistake("OFF1", answer - 1, "Con cộng lại xem đã đủ chưa nhé!"),
      mistake("UNIT", 10, "Con cộng dần các tờ nhỏ cho đủ nhé!"),
      mistake("OFF1", answer + 1, "Con cộng lại xem có thừa không nhé!"),
    ],
    range: [1, 20],
    hints: withoutLeaks(answer, [
      `Con cộng dần các tờ ${dong(small)}.`,
      { say: "Con dừng khi được số tiền bằng nhau.", figures: [notesFigure([small], "Tờ tiền nhỏ.")] },
    ]),
    explanation: explain(small, answer, large * count),
    praise: "money",
    identity: `change ${place} ${large} ${small} ${count}`,
  });
}

function explain(small: number, answer: number, whole: number): string {
  if (answer > 5) return `${dong(whole)} gồm ${answer} lần ${dong(small)}. Vậy đổi được ${answer}\u00a0tờ.`;
  const sum = Array.from({ length: answer }, () => small).join(" + ");
  return `${sum} = ${whole} nên đổi được ${answer}\u00a0tờ.`;
}

const purses: readonly (readonly SmallNote[])[] = [
  [500, 200],
  [500, 100],
  [500, 200, 100],
  [500, 200, 200],
  [200, 200, 100],
  [200, 200, 200],
  [500, 100, 100],
  [200, 100, 100],
  [500, 100, 100, 100],
  [200, 200, 200, 100],
  [200, 200, 200, 200],
  [500, 200, 100, 100],
  [500, 200, 200, 100],
  [500, 500],
  [200, 200, 100, 100],
];

/** Notes in a picture: how much they are worth together. */
export function buildPurseQuestion(rng: Rng): Question {
  const notes = rng.shuffle(rng.pick(purses));
  const whole = notes.reduce((sum: number, note) => sum + note, 0);
  const name = rng.pick(shortNames);
  const prompts = [
    "Tất cả có bao nhiêu tiền?",
    `${name} có các tờ tiền trong hình. ${name} có bao nhiêu tiền?`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [notesFigure(notes)],
    answer: whole,
    write: dongValue,
    distractors: [
      mistake("PARTIAL", whole - (notes.at(-1) ?? 0), "Con còn quên một tờ. Con cộng hết nhé!"),
      mistake("FIELD", Math.max(...notes), "Đó mới là một tờ. Con cộng hết nhé!"),
      mistake("OFF100", whole + 100, "Con cộng lại từng tờ nhé!"),
      mistake("OFF100", whole - 100, "Con cộng lại từng tờ nhé!"),
    ],
    range: [1, 1000],
    step: 100,
    hints: ["Con cộng dần từng tờ tiền.", "Con bắt đầu từ tờ lớn nhất."],
    explanation: `${notes.join(" + ")} = ${whole} (đồng).`,
    praise: "money",
    identity: `purse ${place} ${notes.join()}`,
  });
}

/** "Có 1000 đồng, mua hết 700 đồng. Còn lại:" */
export function buildLeftQuestion(rng: Rng): Question {
  const paid = rng.pick([500, 1000]);
  const price = rng.int(1, paid / 100 - 1) * 100;
  const left = paid - price;
  const name = rng.pick(shortNames);
  const prompts = [
    `${name} có ${dong(paid)}, mua kẹo hết ${dong(price)}. ${name} còn lại:`,
    `Nhãn vở giá ${dong(price)}. Đưa ${dong(paid)} thì được trả lại:`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: left,
    write: dongValue,
    distractors: [
      mistake("DATUM", price, "Đó là số tiền đã tiêu. Con tìm phần còn lại nhé!"),
      ...(left + 100 === paid ? [] : [mistake("OFF100", left + 100, "Con trừ lại nhé!")]),
      mistake("OFF100", left - 100, "Con trừ lại nhé!"),
      mistake("OP", paid + price, "Mua rồi thì tiền bớt đi. Con làm phép trừ nhé!"),
      mistake("DATUM", paid, "Đó là số tiền lúc đầu."),
    ],
    range: [1, 1000],
    step: 100,
    hints: withoutLeaks(left, ["Con lấy số tiền lúc đầu trừ đi số tiền đã tiêu.", `Con tính ${paid} − ${price}.`]),
    explanation: `${paid} − ${price} = ${left} (đồng).`,
    praise: "money",
    identity: `left ${place} ${paid} ${price}`,
  });
}
