import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type BalanceFigure, type BalancePan, balanceAlt, type GoodName } from "#lib/questions/figures/balance.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { weighQuestion } from "#lib/skills/drafts/weigh-question.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** What is weighed, with the kilograms it truly weighs. */
const goods: readonly { readonly good: GoodName; readonly least: number; readonly most: number }[] = [
  { good: "melon", least: 2, most: 7 },
  { good: "pumpkin", least: 2, most: 9 },
  { good: "jackfruit", least: 4, most: 15 },
  { good: "rice-sack", least: 5, most: 18 },
  { good: "sugar", least: 2, most: 5 },
  { good: "chicken", least: 2, most: 4 },
  { good: "duck", least: 2, most: 4 },
  { good: "schoolbag", least: 2, most: 4 },
];

interface Load {
  readonly good: GoodName;
  readonly name: string;
  readonly kg: number;
}

/** Something that weighs from `least` to `most` kilograms. */
function pickLoad(rng: Rng, least: number, most: number): Load {
  const { good, ...known } = rng.pick(goods.filter((each) => each.least <= most && each.most >= least));
  const kg = rng.int(Math.max(least, known.least), Math.min(most, known.most));
  return { good, name: pictureText[good].name, kg };
}

const small = [1, 2, 2, 5] as const;
const large = [...small, 10] as const;

const kilograms = (amount: number) => measure(String(amount), "kg");

/** The fewest weights of a tray that come to so much, the heaviest first. Throws where none do. */
function weightsFor(tray: readonly number[], kg: number): readonly number[] {
  const takings = Array.from({ length: 2 ** tray.length }, (_, taking) =>
    tray.filter((_weight, place) => Math.floor(taking / 2 ** place) % 2 === 1),
  );
  const [found] = takings.filter((weights) => total(weights) === kg).toSorted((a, b) => a.length - b.length);
  if (found === undefined) throw new Error(`No weights come to ${kg} kg`);
  return found.toReversed();
}

const thing = (good: GoodName, mark: string | null): BalancePan["goods"] => [{ good, mark }];

function balance(first: BalancePan, second: BalancePan, tilt: number, isGuided = false): BalanceFigure {
  const pans = [first, second] as const;
  return { type: "balance", pans, tilt, isGuided, alt: balanceAlt(pans, tilt) };
}

/** "5 kg + 2 kg + 1 kg = 8 kg", or what the one weight balances. */
function tellWeights(weights: readonly number[], balanced: string): string {
  const whole = kilograms(total(weights));
  return weights.length === 1
    ? `Quả cân ${whole} nặng bằng ${balanced}.`
    : `${weights.map(kilograms).join(" + ")} = ${whole}. Cân thăng bằng.`;
}

const tooLight = "Đĩa bên phải còn nhẹ. Con thêm quả cân nhé!";
const tooHeavy = "Đĩa bên phải nặng quá. Con bớt hoặc đổi quả cân nhé!";
const heaviestFirst = "Con thử quả cân nặng nhất trước. Nặng quá thì con đổi quả nhẹ hơn.";
const lowerPan = "Đĩa nào thấp hơn thì bên đó nặng hơn.";

/** "Trên cân có túi đường 5 kg. Con làm cho cân thăng bằng nhé!": its weight is written on it, or found by trying. */
function buildPlaceQuestion(rng: Rng, isMarked: boolean): Question {
  const { good, name, kg } = isMarked ? pickLoad(rng, 3, 9) : pickLoad(rng, 4, 15);
  const tray = isMarked ? small : large;
  const wording = rng.int(0, 2);
  const prompts = isMarked
    ? [
        `Trên cân có ${name} ${kilograms(kg)}. Con làm cho cân thăng bằng nhé!`,
        `${capital(name)} nặng ${kilograms(kg)}. Con đặt quả cân cho cân thăng bằng nhé!`,
        `Con chọn quả cân nặng bằng ${name} ${kilograms(kg)} nhé!`,
      ]
    : [
        `Con tìm các quả cân nặng bằng ${name} nhé!`,
        `Trên cân có ${name}. Con làm cho cân thăng bằng nhé!`,
        `${capital(name)} nặng bằng những quả cân nào?`,
      ];
  const weights = weightsFor(tray, kg);
  const load = (mark: string | null) => ({ goods: thing(good, mark), weights: [] });
  const mark = isMarked ? kilograms(kg) : null;
  return weighQuestion(rng, {
    prompt: prompts[wording] ?? "",
    view: { good, kg, isMarked, held: [], tray },
    tooLight,
    tooHeavy,
    hints: [
      heaviestFirst,
      {
        say: isMarked ? "Con cộng các quả cân cho đủ số ghi trên vật." : lowerPan,
        figures: [balance(load(mark), { goods: [], weights: [] }, kg, true)],
      },
    ],
    explanation: {
      say: `${tellWeights(weights, name)}${isMarked ? "" : ` Vậy ${name} nặng ${kilograms(kg)}.`}`,
      figures: [balance(load(kilograms(kg)), { goods: [], weights }, 0)],
    },
    praise: "balance",
    identity: `place ${wording} ${good} ${kg} ${isMarked}`,
  });
}

/** A weight lies beside the thing: both together have to be balanced. */
function buildBesideQuestion(rng: Rng): Question {
  const { good, name, kg } = pickLoad(rng, 4, 13);
  const weight = rng.pick([1, 2, 5].filter((each) => each !== kg));
  const whole = kg + weight;
  const weights = weightsFor(large, whole);
  const wording = rng.int(0, 1);
  const load = { goods: thing(good, kilograms(kg)), weights: [weight] };
  return weighQuestion(rng, {
    prompt:
      wording === 0
        ? `Bên trái có ${name} và quả cân ${kilograms(weight)}. Con làm cho cân thăng bằng nhé!`
        : "Con cho bên phải nặng bằng cả bên trái nhé!",
    view: { good, kg, isMarked: true, beside: [weight], held: [], tray: large },
    tooLight: "Đĩa bên phải còn nhẹ. Con tính cả quả cân ở bên trái nhé!",
    tooHeavy,
    hints: [
      `Bên trái có ${name} và quả cân. Con tính xem nặng tất cả bao nhiêu.`,
      {
        say: "Con chọn quả cân nặng nhất mà chưa vượt quá bên trái.",
        figures: [balance(load, { goods: [], weights: [] }, whole, true)],
      },
    ],
    explanation: {
      say: `Bên trái nặng ${kilograms(kg)} + ${kilograms(weight)} = ${kilograms(whole)}. ${tellWeights(weights, "bên trái")}`,
      figures: [balance(load, { goods: [], weights }, 0)],
    },
    praise: "balance",
    identity: `beside ${wording} ${good} ${kg} ${weight}`,
  });
}

const asked = (name: string) => [
  `Cân thăng bằng. ${capital(name)} nặng mấy ki-lô-gam?`,
  `${capital(name)} nặng bao nhiêu ki-lô-gam?`,
];

interface Level {
  readonly left: BalancePan;
  readonly right: BalancePan;
  readonly load: Load;
  /** What lies beside it, as it is called and what it weighs. */
  readonly other: string;
  readonly known: number;
  readonly name: string;
}

/** A level balance on which one thing is to be found: the right pan less what lies beside it. */
function buildLevelQuestion(rng: Rng, { left, right, load, other, known, name }: Level): Question {
  const { kg: answer } = load;
  const whole = answer + known;
  const wording = rng.int(0, 1);
  const pans = [left, right] as const;
  const figure: BalanceFigure = { type: "balance", pans, tilt: 0, isGuided: false, alt: "Cân thăng bằng." };
  const marked = left.goods.map((each) => (each.mark === "?" ? { ...each, mark: kilograms(answer) } : each));
  return typedNumberQuestion(rng, {
    prompt: asked(load.name)[wording] ?? "",
    figures: [figure],
    answer,
    range: [1, 40],
    distractors: [
      mistake("PARTIAL", whole, `Bên trái còn có ${other}. Con bớt đi nhé!`),
      mistake("OP", whole + known, `Con cộng thừa ${other} rồi. Con bớt đi nhé!`),
      mistake("DATUM", known, `Đó là ${other}. Con tìm ${load.name} nhé!`),
    ],
    hints: withoutLeaks(answer, [
      "Hai bên nặng bằng nhau. Con xem bên phải nặng bao nhiêu.",
      `Con lấy bên phải trừ đi ${other}.`,
    ]),
    explanation: {
      say: `Hai bên đều nặng ${kilograms(whole)}. Con bớt ${other}: ${whole} − ${known} = ${answer} (kg). Vậy ${load.name} nặng ${kilograms(answer)}.`,
      figures: [{ ...figure, pans: [{ ...left, goods: marked }, right] }],
    },
    praise: "calculate",
    identity: `${name} ${wording} ${load.good} ${answer} ${known}`,
  });
}

/** The thing and a weight against weights. */
function buildUnknownQuestion(rng: Rng): Question {
  const load = pickLoad(rng, 6, 18);
  const known = rng.pick([1, 2, 5].filter((each) => load.kg + each <= 20));
  return buildLevelQuestion(rng, {
    left: { goods: thing(load.good, "?"), weights: [known] },
    right: { goods: [], weights: weightsFor(large, load.kg + known) },
    load,
    other: `quả cân ${kilograms(known)}`,
    known,
    name: "unknown",
  });
}

/** Two things, one of them known, against weights. */
function buildTwoThingsQuestion(rng: Rng): Question {
  const load = pickLoad(rng, 6, 15);
  const second = pickLoad(rng, 2, 5);
  if (second.good === load.good || load.kg + second.kg > 20) return buildTwoThingsQuestion(rng);
  return buildLevelQuestion(rng, {
    left: { goods: [...thing(load.good, "?"), ...thing(second.good, kilograms(second.kg))], weights: [] },
    right: { goods: [], weights: weightsFor(large, load.kg + second.kg) },
    load,
    other: `${second.name} ${kilograms(second.kg)}`,
    known: second.kg,
    name: `two ${second.good}`,
  });
}

/** Balancing in kilograms (curriculum, c2-weigh-kg): what is written on a thing; found by trying; weights on both pans. */
export const weighKg = defineGeometrySkill({
  id: "c2-weigh-kg",
  classId: "2",
  title: "Cân thăng bằng",
  generate: byDifficulty({
    1: [(rng) => buildPlaceQuestion(rng, true)],
    2: [(rng) => buildPlaceQuestion(rng, false)],
    3: [buildBesideQuestion, buildUnknownQuestion, buildUnknownQuestion, buildTwoThingsQuestion],
  }),
});
