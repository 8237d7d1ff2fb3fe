import type { Rng } from "#lib/core/rng.ts";
import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { dong, notesFigure, type SmallNote } from "./notes.ts";
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
    distractors: [
      mistake("PLACE", Number(String(small)[0]), "Con đếm số tờ, không đọc chữ số của tờ tiền."),
      mistake("OFF1", answer - 1, "Con cộng lại xem đã đủ chưa nhé!"),
      mistake("UNIT", 10, "Con cộng dần các tờ nhỏ cho đủ nhé!"),
      mistake("OFF1", answer + 1, "Con cộng lại xem có thừa không nhé!"),
    ],
    range: [1, 20],
    isTyped: true,
    hints: withoutLeaks(answer, [
      `Con cộng dần các tờ ${dong(small)}.`,
      { say: "Con dừng khi được số tiền bằng nhau.", figures: [notesFigure([small], "Tờ tiền nhỏ.")] },
    ]),
    explanation: { say: explain(small, answer, large * count), figures: changed(large, count, small, answer) },
    praise: "money",
    identity: `change ${place} ${large} ${small} ${count}`,
  });
}

/** The notes before and after they are changed, where there is room for them. */
function changed(large: SmallNote, count: number, small: SmallNote, answer: number): readonly MoneyFigure[] {
  if (answer > 8) return [];
  const groups = [
    { label: dong(large * count), notes: Array.from({ length: count }, () => large) },
    { label: `${answer} tờ ${dong(small)}`, notes: Array.from({ length: answer }, () => small) },
  ];
  return [{ type: "money", groups, alt: "Tiền trước khi đổi và sau khi đổi." }];
}

function explain(small: number, answer: number, whole: number): string {
  if (answer > 5) return `${dong(whole)} gồm ${answer} lần ${dong(small)}. Vậy đổi được ${answer}\u00a0tờ.`;
  const sum = Array.from({ length: answer }, () => small).join(" + ");
  return `${sum} = ${whole} nên đổi được ${answer}\u00a0tờ.`;
}

const purses: readonly (readonly SmallNote[])[] = [
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
  [200, 200, 100, 100],
];

/** One note forgotten, or one alone; where both come to the same, neither is named. */
function partDistractors(notes: readonly SmallNote[], whole: number) {
  const kinds: readonly number[] = [...new Set(notes)].toSorted((a, b) => a - b);
  return [
    ...kinds.map((note) =>
      mistake(
        "PARTIAL",
        whole - note,
        kinds.includes(whole - note)
          ? "Con chưa cộng hết các tờ. Con cộng lại nhé!"
          : `Con còn quên một tờ ${dong(note)}. Con cộng hết nhé!`,
      ),
    ),
    ...kinds.toReversed().map((note) => mistake("FIELD", note, "Đó mới là một tờ. Con cộng hết nhé!")),
  ];
}

/** Three or four notes in a picture: how much they are worth together. */
export function buildPurseQuestion(rng: Rng): Question {
  const notes = rng.shuffle(rng.pick(purses));
  const whole = notes.reduce((sum: number, note) => sum + note, 0);
  const sorted = notes.toSorted((a, b) => b - a);
  const name = rng.pick(shortNames);
  const prompts = [
    "Tất cả có bao nhiêu đồng?",
    `${name} có các tờ tiền trong hình. ${name} có bao nhiêu đồng?`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [notesFigure(notes)],
    answer: whole,
    distractors: [
      ...partDistractors(notes, whole),
      mistake("FIELD", notes.length, "Đó là số tờ tiền. Con cộng giá trị của các tờ nhé!"),
      mistake("OFF100", whole + 100, "Hơi nhiều một chút. Con cộng lại từng tờ nhé!"),
      mistake("OFF100", whole - 100, "Hơi ít một chút. Con cộng lại từng tờ nhé!"),
    ],
    range: [1, 1000],
    step: 100,
    isTyped: true,
    hints: ["Con cộng dần từng tờ tiền.", "Con bắt đầu từ tờ lớn nhất."],
    explanation: {
      say: `${sorted.join(" + ")} = ${whole} (đồng).`,
      figures: [{ type: "money", groups: [{ label: dong(whole), notes: sorted }], alt: "Các tờ tiền gộp lại." }],
    },
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
    `${name} có ${dong(paid)}, mua kẹo hết ${dong(price)}. ${name} còn lại bao nhiêu đồng?`,
    `Nhãn vở giá ${dong(price)}. Đưa ${dong(paid)} thì được trả lại bao nhiêu đồng?`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: left,
    distractors: [
      mistake("DATUM", price, "Đó là số tiền đã tiêu. Con tìm phần còn lại nhé!"),
      ...(left + 100 === paid ? [] : [mistake("OFF100", left + 100, "Hơi nhiều một chút. Con trừ lại nhé!")]),
      mistake("OFF100", left - 100, "Hơi ít một chút. Con trừ lại nhé!"),
      mistake("OP", paid + price, "Mua rồi thì tiền bớt đi. Con làm phép trừ nhé!"),
      mistake("DATUM", paid, "Đó là số tiền lúc đầu."),
    ],
    range: [1, 1000],
    step: 100,
    isTyped: true,
    hints: withoutLeaks(left, ["Con lấy số tiền lúc đầu trừ đi số tiền đã tiêu.", `Con tính ${paid} − ${price}.`]),
    explanation: `${paid} − ${price} = ${left} (đồng).`,
    praise: "money",
    identity: `left ${place} ${paid} ${price}`,
  });
}

const bought = [
  ["kẹo", "bánh"],
  ["tẩy", "kẹo"],
  ["bi", "kẹo"],
] as const;

/** Two prices in hundreds of đồng: what both cost is not what is left of 1000 đồng after one of them. */
const twoPrices = [1, 2, 3, 4, 5].flatMap((a) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((b) =>
    a + b <= 8 && a !== b && 2 * a + b !== 10 && a + 2 * b !== 10 ? [{ a, b }] : [],
  ),
);

/** "Mai mua kẹo 300 đồng, bánh 200 đồng. Mai đưa 1000 đồng, nhận lại bao nhiêu đồng?" */
export function buildTwoThingsQuestion(rng: Rng): Question {
  const [first, second] = rng.pick(bought);
  const prices = rng.pick(twoPrices);
  const [a, b] = [prices.a * 100, prices.b * 100];
  const left = 1000 - a - b;
  const name = rng.pick(shortNames);
  return numberQuestion(rng, {
    prompt: `${name} mua ${first} ${dong(a)}, ${second} ${dong(b)}. ${name} đưa ${dong(1000)}, nhận lại bao nhiêu đồng?`,
    answer: left,
    distractors: [
      mistake("PARTIAL", a + b, "Đó là tiền mua cả hai thứ. Con tính tiền trả lại nhé!"),
      mistake("PARTIAL", 1000 - a, `Con mới trừ ${dong(a)}. Con còn quên một thứ nữa.`),
      mistake("PARTIAL", 1000 - b, `Con mới trừ ${dong(b)}. Con còn quên một thứ nữa.`),
      mistake("OFF100", left + 100, "Hơi nhiều một chút. Con tính lại từng bước nhé!"),
      mistake("OFF100", left - 100, "Hơi ít một chút. Con tính lại từng bước nhé!"),
    ],
    range: [1, 1000],
    step: 100,
    isTyped: true,
    hints: withoutLeaks(left, ["Con tính tiền mua cả hai thứ trước.", "Con lấy số tiền đưa trừ đi số tiền mua."]),
    explanation: `${a} + ${b} = ${a + b}, 1000 − ${a + b} = ${left} (đồng).`,
    praise: "money",
    identity: `two ${first} ${a} ${b}`,
  });
}
