import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { BalanceFigure, GoodName, WeighedGood } from "#lib/questions/figures/balance.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, plainValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

const range = [1, 1000] as const;

/** What is weighed, by its name and what it can weigh in kilograms. */
const goods: readonly { readonly good: GoodName; readonly name: string; readonly most: number }[] = [
  { good: "melon", name: "quả dưa hấu", most: 9 },
  { good: "pumpkin", name: "quả bí đỏ", most: 9 },
  { good: "jackfruit", name: "quả mít", most: 16 },
  { good: "rice-sack", name: "bao gạo", most: 18 },
];

function total(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function pickWeights(rng: Rng, most: number): number[] {
  const sets = [
    [2, 1],
    [2, 2],
    [5],
    [5, 1],
    [5, 2],
    [5, 2, 1],
    [5, 2, 2],
    [10, 1],
    [10, 2],
    [10, 5],
    [10, 5, 1],
    [10, 2, 2],
  ];
  return rng.pick(sets.filter((set) => total(set) <= most));
}

/** The balance with what the thing was found to weigh written on it. */
function found(figure: BalanceFigure, good: GoodName, answer: number): BalanceFigure {
  const [left, right] = figure.pans;
  const goods = left.goods.map((each) => (each.good === good ? { good, mark: measure(String(answer), "kg") } : each));
  return { ...figure, pans: [{ ...left, goods }, right] };
}

/** A level balance: goods, perhaps with weights beside them, on the left and weights alone on the right. */
function levelBalance(
  goods: readonly WeighedGood[],
  beside: readonly number[],
  weights: readonly number[],
): BalanceFigure {
  const pans = [
    { goods, weights: beside },
    { goods: [], weights },
  ] as const;
  return { type: "balance", pans, tilt: 0, isGuided: false, alt: "Cân thăng bằng." };
}

function kg(value: number) {
  return measureValue(plainValue(value), "kg");
}

function levelDistractors(weights: readonly number[]) {
  const [first = 0, ...rest] = weights;
  const answer = total(weights);
  const again = rest.length === 0 ? "Con đọc lại số trên quả cân nhé!" : "Con cộng lại các quả cân nhé!";
  const part = (weight: number) => mistake("PARTIAL", weight, "Đó mới là một quả cân. Con cộng hết các quả cân nhé!");
  const wrong = [
    mistake("FIELD", weights.length, "Con đếm số quả cân rồi. Con đọc số trên quả cân nhé!"),
    mistake("OFF1", answer + 1, again),
    mistake("OFF1", answer - 1, again),
  ];
  // What stands on one of the weights is taken for that weight.
  return [part(first), ...wrong.filter(({ value }) => !weights.includes(value)), ...rest.map(part)];
}

/** A thing against weights, level: "Quả dưa hấu nặng mấy ki-lô-gam?" */
export function buildLevelQuestion(rng: Rng): Question {
  const { good, name, most } = rng.pick(goods);
  const weights = pickWeights(rng, most);
  const answer = total(weights);
  const balance = levelBalance([{ good, mark: null }], [], weights);
  return numberQuestion(rng, {
    prompt: rng
      .pick([`Cân thăng bằng. ${name} nặng bao nhiêu?`, `${name} nặng bao nhiêu ki-lô-gam?`])
      .replace(/(?<=^|\. )\p{L}/gu, (letter) => letter.toUpperCase()),
    figures: [balance],
    answer,
    write: kg,
    distractors: levelDistractors(weights),
    range,
    hints: [
      "Cân thăng bằng thì hai bên nặng bằng nhau.",
      weights.length === 1 ? "Con đọc số trên quả cân." : "Con cộng các quả cân ở một bên.",
    ],
    explanation: {
      say:
        weights.length === 1
          ? `Quả cân nặng ${measure(String(answer), "kg")}. Vậy ${name} nặng ${measure(String(answer), "kg")}.`
          : `Các quả cân: ${weights.join(" + ")} = ${answer} (kg).`,
      figures: [found(balance, good, answer)],
    },
    praise: "measure",
    identity: `level ${good} ${weights.join()}`,
  });
}

/** A thing and a weight against weights, level: the thing is to be found. */
export function buildUnknownQuestion(rng: Rng): Question {
  const { good, name, most } = rng.pick(goods);
  const right = pickWeights(rng, 17).filter((_, place) => place < 3);
  const all = total(right);
  const beside = [1, 2, 5].filter((weight) => all - weight > 1 && all - weight <= most);
  const weight = beside.length === 0 ? 0 : rng.pick(beside);
  // A sum that is too heavy for the thing: the lightest case stands in.
  const [left, weights] = weight === 0 ? [2, [5, 2]] : [weight, right];
  const whole = total(weights);
  const answer = whole - left;
  const balance = levelBalance([{ good, mark: "?" }], [left], weights);
  const text = rng.pick([
    `Cân thăng bằng. Vậy ${name} nặng bao nhiêu ki-lô-gam?`,
    `Trên cân, ${name} nặng bao nhiêu ki-lô-gam?`,
  ]);
  return numberQuestion(rng, {
    prompt: text,
    figures: [balance],
    answer,
    distractors: [
      mistake("PARTIAL", whole, `Bên có ${name} còn một quả cân nữa. Con bớt đi nhé!`),
      mistake("OP", whole + left, `Con cộng thừa quả cân ở bên ${name} rồi. Con bớt đi nhé!`),
      mistake("DATUM", left, "Đây là quả cân ở cùng bên."),
      mistake("OFF1", answer + 1, "Hơi nặng quá. Con cộng lại các quả cân nhé!"),
      mistake("OFF1", answer - 1, "Vẫn còn nhẹ. Con tính lại các quả cân nhé!"),
    ],
    range,
    isTyped: true,
    hints: withoutLeaks(answer, [
      `Hai bên nặng bằng nhau. Con xem bên không có ${name} nặng bao nhiêu.`,
      `Con lấy ${whole} trừ đi ${left}.`,
    ]),
    explanation: {
      say: `Hai bên nặng bằng nhau, đều là ${measure(String(whole), "kg")}. Con bớt quả cân: ${whole} − ${left} = ${answer} (kg).`,
      figures: [found(balance, good, answer)],
    },
    praise: "measure",
    identity: `unknown ${good} ${left} ${weights.join()}`,
  });
}

/** "Gạo nặng hơn ngô 3 kg" and the like, drawn as two goods against weights. */
export function buildSecondQuestion(rng: Rng): Question {
  const [all, picked] = [rng.int(6, 15), rng.int(2, 5)];
  const pair = rng.pick([
    ["Gà và vịt", "gà", "Vịt", "chicken", "duck"],
    ["Gạo và đường", "gạo", "Đường", "rice-sack", "sugar"],
  ] as const);
  const [both, first, second, good, other] = pair;
  // Poultry is lighter than a sack.
  const isPoultry = good === "chicken";
  const one = isPoultry ? Math.min(picked, 4) : picked;
  const whole = isPoultry ? one + 2 + (all % 2) : all;
  const answer = whole - one;
  const weights = { 4: [2, 2], 5: [5], 6: [5, 1], 7: [5, 2], 8: [5, 2, 1], 9: [5, 2, 2], 10: [10] }[whole] ?? [
    10,
    ...weightsUpTo5(whole - 10),
  ];
  const balance = levelBalance(
    [
      { good, mark: measure(String(one), "kg") },
      { good: other, mark: "?" },
    ],
    [],
    weights,
  );
  return numberQuestion(rng, {
    prompt: `${both} nặng ${measure(String(whole), "kg")}, ${first} ${measure(String(one), "kg")}. ${second} nặng mấy kg?`,
    figures: [balance],
    answer,
    isTyped: true,
    distractors: [
      mistake("OP", whole + one, "Con tìm một phần, nên làm phép trừ nhé!"),
      mistake("DATUM", whole, "Đây là cân nặng tất cả. Con tìm một phần thôi nhé!"),
      mistake("DATUM", one, "Đây là cân nặng đã biết."),
      mistake("OFF1", answer + 1, "Con tính lại nhé!"),
      mistake("OFF1", answer - 1, "Con tính lại phép trừ nhé!"),
    ],
    range,
    hints: withoutLeaks(answer, ["Con lấy tất cả trừ đi phần đã biết.", `Con tính ${whole} − ${one}.`]),
    explanation: {
      say: `Con lấy tất cả trừ đi phần đã biết: ${whole} − ${one} = ${answer} (kg).`,
      figures: [found(balance, other, answer)],
    },
    praise: "measure",
    identity: `second ${good} ${whole} ${one}`,
  });
}

function weightsUpTo5(rest: number): number[] {
  return [[], [1], [2], [2, 1], [2, 2], [5]][rest] ?? [];
}
