import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildBagQuestion } from "./build-bag-question.ts";
import { countedCoins, countedDice } from "./counted-tries.ts";

/** The other event, one part beside the other, upside down, a little off. */
function ratioDistractors<Answer>(
  part: number,
  all: number,
  write: (top: number, bottom: number) => Answer,
): Distractor<Answer>[] {
  return [
    mistake("FIELD", write(all - part, all), "Đó là tỉ số của sự kiện khác. Con xem lại đề bài hỏi gì nhé!"),
    mistake("PARTIAL", write(part, all - part), "Con so với số lần còn lại. Con phải so với tổng số lần."),
    mistake("SWAP", write(all, part), "Con viết ngược rồi. Số lần xuất hiện viết trước, tổng số lần viết sau."),
    mistake("OP", write(part, all + part), "Con xem lại tổng số lần nhé!"),
    mistake("OFF1", write(part + 1, all), "Con xem lại số lần xuất hiện nhé!"),
    mistake("OFF1", write(part - 1, all), "Con xem lại số lần xuất hiện nhé!"),
  ];
}

interface Ratio {
  readonly prompt: string;
  readonly figures: readonly Figure[];
  /** What came up with how often it did, for the explanation. */
  readonly shown: readonly Figure[];
  readonly part: number;
  readonly all: number;
  /** What came up, as in "số lần xuất hiện mặt ngửa". */
  readonly event: string;
  /** How the total is found where it is not told: "4 + 3 + 6". */
  readonly sum: string | null;
  readonly hint: string;
  readonly identity: string;
}

function buildRatioQuestion(
  rng: Rng,
  { prompt, figures, shown, part, all, event, sum, hint, identity }: Ratio,
): Question {
  const total = sum === null ? "" : `Tổng số lần là ${sum} = ${all}. `;
  const draft = { figures, praise: "chance", identity } as const;
  const told = `${total}Có ${part} lần ${event} trong ${all} lần nên tỉ số là`;
  if (sum !== null && prompt.endsWith("là:")) {
    return numberQuestion(rng, {
      ...draft,
      prompt: `${prompt} ${part} : …`,
      answer: all,
      range: [1, 999],
      distractors: [
        mistake("PARTIAL", all - part, "Đó là số lần còn lại. Con phải so với tổng số lần."),
        mistake("FIELD", part, "Đó là số lần xuất hiện, đã viết ở vế trước rồi."),
        mistake("OP", all + part, "Con đã cộng số lần xuất hiện hai lần."),
        mistake("OFF1", all + 1, "Con cộng lại số lần nhé!"),
        mistake("OFF1", all - 1, "Con cộng lại số lần nhé!"),
      ],
      isTyped: true,
      hints: [hint, "Tỉ số là số lần xuất hiện so với tổng số lần, viết tổng số lần ở vế sau."],
      explanation: { say: `${told} ${part} : ${all}.`, figures: shown },
    });
  }
  const fraction = {
    ...draft,
    prompt,
    hints: [hint, "Con viết tỉ số: số lần xuất hiện ở trên, tổng số lần ở dưới."],
    explanation: { say: `${told} ${writeFraction(part, all)}.`, figures: shown },
  } as const;
  if (sum === null && rng.pick([true, false])) {
    return choiceQuestion(rng, {
      ...fraction,
      answer: fractionValue(part, all),
      distractors: ratioDistractors(part, all, fractionValue),
    });
  }
  return fractionEntryQuestion(rng, {
    ...fraction,
    // What was tossed is told; a phone has no room for it above the boxes.
    figures: [],
    answer: { top: part, bottom: all },
    isByWorth: true,
    distractors: ratioDistractors(part, all, (top, bottom) => ({ top, bottom })),
    wrong: {
      top: "Con xem lại tử số: đó là số lần xuất hiện của sự kiện được hỏi.",
      bottom: "Con xem lại mẫu số: đó là tổng số lần.",
    },
  });
}

const coin: Figure = {
  type: "chance",
  things: [{ form: "coins", faces: ["heads"] }],
  alt: "Một đồng xu.",
};

/** "Tung đồng xu 20 lần, mặt ngửa xuất hiện 11 lần. …"; at difficulty 2 the total is the sum of both sides. */
function buildCoinQuestion(rng: Rng, difficulty: Difficulty): Question {
  const all = rng.int(10, 50);
  const heads = rng.int(Math.ceil(all * 0.35), Math.floor(all * 0.65));
  const [face, other] = rng.shuffle(["ngửa", "sấp"] as const);
  const asked = `Tỉ số giữa số lần xuất hiện mặt ${face} và tổng số lần tung là:`;
  const child = rng.pick(children);
  const isTotalTold = difficulty === 1;
  return buildRatioQuestion(rng, {
    prompt: isTotalTold
      ? `Bạn ${child} tung đồng xu ${all} lần, mặt ${face} xuất hiện ${heads} lần. ${asked}`
      : `Bạn ${child} tung đồng xu, được ${heads} lần mặt ${face} và ${all - heads} lần mặt ${other}. ${asked}`,
    figures: [coin],
    shown: [countedCoins(face === "ngửa", heads, all)],
    part: heads,
    all,
    event: `mặt ${face}`,
    sum: isTotalTold ? null : `${heads} + ${all - heads}`,
    hint: isTotalTold
      ? "Con tìm hai số: số lần xuất hiện và tổng số lần tung."
      : "Tổng số lần tung là số lần của cả hai mặt cộng lại.",
    identity: `coin ${isTotalTold} ${heads} ${all}`,
  });
}

const sides = [1, 2, 3, 4, 5, 6] as const;

const groups = [
  { name: "mặt có số chấm chẵn", of: [2, 4, 6] },
  { name: "mặt có số chấm lẻ", of: [1, 3, 5] },
  { name: "mặt có nhiều hơn 4 chấm", of: [5, 6] },
  { name: "mặt có ít hơn 3 chấm", of: [1, 2] },
  ...sides.map((dots) => ({ name: `mặt ${dots} chấm`, of: [dots] })),
] as const;

/** A chart of how often each side of a die came up. */
function buildDieQuestion(rng: Rng): Question {
  const { name, of } = rng.pick(groups);
  const counts = sides.map(() => rng.int(2, 8));
  const asked = of.map((dots) => counts[dots - 1] ?? 0);
  const [all, part] = [total(counts), total(asked)];
  const child = rng.pick(children);
  const chart: Figure = {
    type: "chart",
    form: "columns",
    title: "Số lần xuất hiện mỗi mặt của xúc xắc",
    unit: "(lần)",
    values: counts.map((value, place) => ({ name: String(place + 1), value })),
    step: 2,
    top: 10,
    hasValues: true,
    alt: "Biểu đồ cột về số lần xuất hiện các mặt từ 1 đến 6 chấm.",
  };
  return buildRatioQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${child} gieo xúc xắc nhiều lần và vẽ biểu đồ. Tỉ số giữa số lần xuất hiện ${name} và tổng số lần gieo là:`,
      `Biểu đồ ghi kết quả gieo xúc xắc. Tỉ số của số lần xuất hiện ${name} và tổng số lần gieo là:`,
    ]),
    figures: [chart],
    shown: [countedDice(of, asked), chart],
    part,
    all,
    event: name,
    sum: counts.join(" + "),
    hint: `${of.length > 1 ? `Con cộng số lần của các mặt ${of.join(", ")} chấm` : "Con đọc số lần của mặt đó trên biểu đồ"}. Tổng số lần gieo là số lần của cả sáu mặt.`,
    identity: `die ${name} ${counts.join(" ")}`,
  });
}

/** "Gieo xúc xắc 30 lần, mặt 6 chấm xuất hiện 4 lần. …" */
function buildDieToldQuestion(rng: Rng): Question {
  const all = rng.int(18, 60);
  const part = rng.int(Math.max(3, Math.floor(all / 9)), Math.ceil(all / 4));
  const dots = rng.int(1, 6);
  return buildRatioQuestion(rng, {
    prompt: `Bạn ${rng.pick(children)} gieo xúc xắc ${all} lần, mặt ${dots} chấm xuất hiện ${part} lần. Tỉ số giữa số lần xuất hiện mặt ${dots} chấm và tổng số lần gieo là:`,
    figures: [{ type: "chance", things: [{ form: "dice", faces: [dots] }], alt: "Một con xúc xắc." }],
    shown: [countedDice([dots], [part])],
    part,
    all,
    event: `mặt ${dots} chấm`,
    sum: null,
    hint: "Con tìm hai số: số lần xuất hiện và tổng số lần gieo.",
    identity: `told ${dots} ${part} ${all}`,
  });
}

/** How often something came up, beside all tries (curriculum, c5-experiment-ratio): told; the total to be found; a bag, in percent. */
export const experimentRatio = defineDataSkill({
  id: "c5-experiment-ratio",
  classId: "5",
  title: "Tỉ số số lần lặp lại của sự kiện",
  generate: byDifficulty({
    1: [buildCoinQuestion, buildDieToldQuestion],
    2: [buildDieQuestion, buildCoinQuestion],
    3: [buildBagQuestion],
  }),
});
