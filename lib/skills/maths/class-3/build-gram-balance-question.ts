import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { BalanceFigure, GoodName } from "#lib/questions/figures/balance.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { total } from "#lib/skills/total.ts";

const range = [10, 1000] as const;

/** What can be weighed with weights of 100, 200 and 500 g, and how heavy it can be. */
const goods: readonly {
  readonly good: GoodName;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}[] = [
  { good: "mango", name: "quả xoài", least: 200, most: 600 },
  { good: "custard-apple", name: "quả na", least: 200, most: 400 },
  { good: "corn", name: "bắp ngô", least: 200, most: 400 },
  { good: "fish", name: "con cá", least: 300, most: 900 },
  { good: "sugar", name: "gói đường", least: 200, most: 900 },
];

const gram = (value: number) => measure(String(value), "g");

const loads: readonly (readonly number[])[] = [
  [200, 100],
  [200, 200],
  [500],
  [500, 100],
  [200, 200, 100],
  [500, 200],
  [500, 200, 100],
  [500, 200, 200],
];

interface Weighing {
  readonly good: GoodName;
  /** The weights beside the thing, and those that are as heavy as all of that. */
  readonly beside: readonly number[];
  readonly weights: readonly number[];
  /** What is written on the thing: "?" or what was found. */
  readonly mark: string;
  readonly alt: string;
}

function balance({ good, beside, weights, mark, alt }: Weighing): BalanceFigure {
  const pans = [
    { goods: [{ good, mark }], weights: beside },
    { goods: [], weights },
  ] as const;
  return { type: "balance", pans, unit: "g", tilt: 0, isGuided: false, alt };
}

/** A thing against weights, level: "Quả xoài nặng bao nhiêu gam?" */
export function buildWeighedQuestion(rng: Rng): Question {
  const { good, name, least, most } = rng.pick(goods);
  const weights = rng.pick(loads.filter((load) => load.length > 1 && total(load) >= least && total(load) <= most));
  const answer = total(weights);
  const shown = { good, beside: [], weights, alt: "Cân thăng bằng." };
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Cân thăng bằng. ${capital(name)} nặng bao nhiêu gam?`,
      `Trên cân thăng bằng, ${name} nặng bao nhiêu gam?`,
    ]),
    figures: [balance({ ...shown, mark: "?" })],
    answer,
    range,
    distractors: [
      ...weights.map((weight) => mistake("PARTIAL", weight, "Đó mới là một quả cân. Con cộng hết các quả cân nhé!")),
      ...[100, -100].map((by) => mistake("OFF100", answer + by, "Con cộng lại các quả cân nhé!")),
      mistake("ZERO", answer / 10, "Con đọc lại số trên các quả cân nhé!"),
      mistake("ZERO", answer * 10, "Con đọc lại số trên các quả cân nhé!"),
    ],
    hints: ["Cân thăng bằng thì hai đĩa nặng bằng nhau.", "Con cộng các quả cân ở đĩa bên phải."],
    explanation: {
      say: `Các quả cân: ${weights.join(" + ")} = ${answer} (g). Vậy ${name} nặng ${gram(answer)}.`,
      figures: [balance({ ...shown, mark: gram(answer) })],
    },
    praise: "weights",
    identity: `weighed ${good} ${answer}`,
  });
}

/** One pan alone, the weight beside the thing added or told, a weight of the other pan passed over. */
function bothPansMistakes(name: string, weight: number, weights: readonly number[]): Distractor<number>[] {
  const whole = total(weights);
  const answer = whole - weight;
  return [
    mistake("PARTIAL", whole, `Đó là cả đĩa bên phải. Bên ${name} còn một quả cân nữa, con bớt đi nhé!`),
    mistake("OP", whole + weight, `Con cộng thêm quả cân ở bên ${name} rồi. Con bớt đi nhé!`),
    mistake("DATUM", weight, `Đó là quả cân nằm cùng đĩa với ${name}. Con tìm xem ${name} nặng bao nhiêu nhé!`),
    ...(weights.length > 1
      ? weights.map((each) => mistake("PARTIAL", each - weight, "Đĩa bên phải còn quả cân nữa. Con cộng đủ nhé!"))
      : []),
    ...[100, -100].map((by) => mistake("OFF100", answer + by, "Con tính lại các quả cân ở hai đĩa nhé!")),
    mistake("ZERO", answer / 10, "Con đọc lại số trên các quả cân nhé!"),
  ];
}

/** A thing and a weight against weights, level: the thing is to be found. */
export function buildBothPansQuestion(rng: Rng): Question {
  const { good, name, least, most } = rng.pick(goods);
  const pairs = loads.flatMap((weights) =>
    [100, 200, 500].map((weight) => ({ weight, weights, answer: total(weights) - weight })),
  );
  const { weight, weights, answer } = rng.pick(
    pairs.filter(
      (each) =>
        each.answer >= least &&
        each.answer <= most &&
        ![each.weight, ...each.weights].includes(each.answer) &&
        // Nobody puts the same weight on both pans.
        !each.weights.includes(each.weight),
    ),
  );
  const whole = total(weights);
  const shown = { good, beside: [weight], weights, alt: "Cân thăng bằng." };
  const sum = weights.length > 1 ? `${weights.join(" + ")} = ${whole} (g)` : gram(whole);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Cân thăng bằng. ${capital(name)} nặng bao nhiêu gam?`,
      `Trên cân thăng bằng, ${name} nặng bao nhiêu gam?`,
    ]),
    figures: [balance({ ...shown, mark: "?" })],
    answer,
    range,
    distractors: bothPansMistakes(name, weight, weights),
    hints: [
      "Hai đĩa nặng bằng nhau. Con tính xem đĩa bên phải nặng bao nhiêu gam.",
      `Con lấy số đó trừ đi số gam của quả cân nằm cùng đĩa với ${name}.`,
    ],
    explanation: {
      say: `Đĩa bên phải nặng ${sum}. Vậy ${name} nặng ${whole} − ${weight} = ${answer} (g).`,
      figures: [balance({ ...shown, mark: gram(answer) })],
    },
    praise: "weights",
    identity: `both ${good} ${weight} ${weights.join()}`,
  });
}
