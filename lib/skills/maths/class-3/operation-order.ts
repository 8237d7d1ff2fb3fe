import type { Rng } from "#lib/core/rng.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type Expression, pickExpressionOf, type Shape } from "./first-operation.ts";
import { type Operation, work } from "./pick-expression.ts";

const left = (one: Operation, other: Operation, hasBrackets = false): Shape => ({
  ...{ signs: [one, other], first: "left", hasBrackets },
});

const right = (one: Operation, other: Operation, hasBrackets = false): Shape => ({
  ...{ signs: [one, other], first: "right", hasBrackets },
});

/** Where another order would do as well (a + b − c, a × b : c) nothing is asked about it. */
const shapesOf: Readonly<Record<Difficulty, readonly Shape[]>> = {
  1: [left("−", "+"), left("−", "−"), left(":", "×"), left(":", ":")],
  2: [
    ...[right("−", "×"), right("+", "×"), right("−", ":"), right("+", ":")],
    ...[left("×", "−"), left("×", "+"), left(":", "+"), left(":", "−")],
  ],
  3: [
    ...[left("+", "×", true), left("−", "×", true), left("+", ":", true), left("−", ":", true)],
    ...[right("×", "+", true), right("×", "−", true), right(":", "+", true), right(":", "−", true)],
    ...[right("−", "+", true), right("−", "−", true)],
  ],
};

const most = { 1: 200, 2: 100, 3: 200 } as const satisfies Record<Difficulty, number>;

interface Rule {
  readonly rule: string;
  readonly way: string;
}

const rulesOf = {
  added: {
    rule: "Biểu thức chỉ có cộng, trừ: ta tính từ trái sang phải.",
    way: "Con bắt đầu từ hai số ở bên trái.",
  },
  multiplied: {
    rule: "Biểu thức chỉ có nhân, chia: ta tính từ trái sang phải.",
    way: "Con bắt đầu từ hai số ở bên trái.",
  },
  mixed: {
    rule: "Trong biểu thức, ta thực hiện nhân, chia trước; cộng, trừ sau.",
    way: "Con tìm dấu nhân hay dấu chia, rồi viết hai số ở hai bên dấu đó.",
  },
  bracketed: {
    rule: "Biểu thức có dấu ngoặc: ta tính trong ngoặc trước.",
    way: "Con viết hai số ở trong ngoặc, rồi tính trong ngoặc.",
  },
} as const satisfies Record<string, Rule>;

const isSum = (sign: Operation) => sign === "+" || sign === "−";

function ruleFor({ shape: { signs, hasBrackets } }: Expression): Rule {
  if (hasBrackets) return rulesOf.bracketed;
  const [one, other] = signs.map(isSum);
  if (one !== other) return rulesOf.mixed;
  return one === true ? rulesOf.added : rulesOf.multiplied;
}

const signNames = { "+": "cộng", "−": "trừ", "×": "nhân", ":": "chia" } as const satisfies Record<Operation, string>;

const otherSigns = { "+": "−", "−": "+", "×": "+", ":": "−" } as const satisfies Record<Operation, Operation>;

type Typed = readonly (string | null)[];

/** Two numbers in either order, then whatever is typed behind them. */
const bothWays = (pair: readonly number[], ...behind: Typed): readonly Typed[] =>
  [pair, pair.toReversed()].map((each) => [...each.map(String), ...behind]);

/** The two numbers of the other operation, or two that stand apart, in the first two boxes. */
function wrongPairs({ numbers, otherPair }: Expression, boxes: number, said: string): Distractor<Typed>[] {
  const open = Array.from({ length: boxes - 2 }, () => null);
  const [first, , last] = numbers;
  const apart = `${first} và ${last} không đứng cạnh nhau. Con viết hai số của cùng một phép tính nhé!`;
  return [
    ...bothWays(otherPair, ...open).map((each) => mistake("ORDER", each, said)),
    ...bothWays([first, last], ...open).map((each) => mistake("FIELD", each, apart)),
  ];
}

/** The right numbers, worked with another sign. */
function wrongMiddles({ pair, sign }: Expression, boxes: number): Distractor<Typed>[] {
  const made = work(pair[0], otherSigns[sign], pair[1]);
  const said = `Giữa ${pair[0]} và ${pair[1]} là dấu ${signNames[sign]}. Con tính lại nhé!`;
  const open = Array.from({ length: boxes - 3 }, () => null);
  return made < 0 ? [] : bothWays(pair, String(made), ...open).map((each) => mistake("OP", each, said));
}

function wrongResults(expression: Expression): Distractor<Typed>[] {
  const { pair, middle, rest, lastSign, value, shape } = expression;
  const [a, b] = shape.first === "left" ? [middle, rest] : [rest, middle];
  const end = (result: number): Typed => [null, null, null, String(result)];
  const worked = (result: number) => bothWays(pair, String(middle), String(result));
  const other = work(a, otherSigns[lastSign], b);
  return [
    mistake("PARTIAL", end(middle), `${middle} mới là kết quả của phép tính làm trước. Con tính tiếp nhé!`),
    ...(other < 0
      ? []
      : worked(other).map((each) =>
          mistake("OP", each, `Phép tính còn lại là phép ${signNames[lastSign]}. Con tính lại nhé!`),
        )),
    ...[value + 10, value - 10]
      .filter((each) => each > 0)
      .map((each) => mistake("OFF10", end(each), "Con tính lại phép tính còn lại thật cẩn thận nhé!")),
  ];
}

const box = (name: string): BoxesPart => ({ type: "box", box: wholeBox(name, 3) });

const text = (words: string): BoxesPart => ({ type: "text", text: words });

const pairParts = (lead: string) => [
  text(lead),
  box("số thứ nhất"),
  text("và"),
  box("số thứ hai"),
  text("được"),
  box("kết quả làm trước"),
];

/** "70 − 6 × 8": which two numbers come first, what they come to, and the value. */
function buildStepsQuestion(rng: Rng, difficulty: Difficulty): Question {
  const expression = pickExpressionOf(rng, shapesOf[difficulty], most[difficulty]);
  const { pair, middle, value, steps } = expression;
  const { rule, way } = ruleFor(expression);
  const answer = `Tính trước: ${pair[0]} và ${pair[1]} được ${middle}, kết quả: ${value}`;
  const ends = [String(middle), String(value)];
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con tính từng bước: ${expression.text}`,
      `Trong biểu thức ${expression.text}, phép tính nào được làm trước? Con tính từng bước nhé!`,
      `Con viết hai số tính trước, rồi tính giá trị của biểu thức: ${expression.text}`,
    ]),
    parts: [...pairParts("Tính trước:"), text(","), text("kết quả:"), box("kết quả")],
    values: [...pair.map(String), ...ends],
    otherValues: [[...pair.toReversed().map(String), ...ends]],
    distractors: [...wrongPairs(expression, 4, rule), ...wrongMiddles(expression, 4), ...wrongResults(expression)],
    wrong: [rule, rule, "Con tính lại phép tính làm trước nhé!", "Con tính lại phép tính còn lại nhé!"],
    hints: [rule, way],
    explanation: `${rule} ${steps}. ${answer}.`,
    praise: "calculate",
    answer,
    identity: `order ${expression.text}`,
  });
}

/** An expression that can be worked wherever its brackets are set. */
function pickBracketed(rng: Rng): Expression {
  const expression = pickExpressionOf(rng, shapesOf[3], most[3]);
  const { otherValue } = expression;
  return Number.isInteger(otherValue) && otherValue >= 0 ? expression : pickBracketed(rng);
}

/** "Đặt dấu ngoặc vào 24 − 6 × 3 để giá trị bằng 54." */
function buildBracketsQuestion(rng: Rng): Question {
  const expression = pickBracketed(rng);
  const { bare, pair, otherPair, middle, value, steps } = expression;
  const answer = `Trong ngoặc: ${pair[0]} và ${pair[1]} được ${middle}`;
  const elsewhere = `Đặt ngoặc ở ${otherPair[0]} và ${otherPair[1]} thì giá trị không phải là ${value}.`;
  const inside = "Trong ngoặc là hai số đứng cạnh nhau. Con thử từng cách đặt ngoặc nhé!";
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Đặt dấu ngoặc vào ${bare} để giá trị bằng ${value}. Con viết hai số ở trong ngoặc.`,
      `${bare} có giá trị bằng ${value} khi đặt thêm dấu ngoặc. Con viết hai số ở trong ngoặc.`,
    ]),
    parts: pairParts("Trong ngoặc:"),
    values: [...pair, middle].map(String),
    otherValues: [[...pair.toReversed(), middle].map(String)],
    distractors: [...wrongPairs(expression, 3, elsewhere), ...wrongMiddles(expression, 3)],
    wrong: [inside, inside, "Con tính lại hai số ở trong ngoặc nhé!"],
    hints: [
      "Trong ngoặc được tính trước. Con thử đặt ngoặc ở hai số đầu, rồi ở hai số sau.",
      `Con tính giá trị với từng cách đặt ngoặc, rồi xem cách nào được ${value}.`,
    ],
    explanation: `${expression.text}: ${steps}. ${answer}.`,
    praise: "calculate",
    answer,
    identity: `brackets ${bare} ${value}`,
  });
}

/** What comes first (curriculum, c3-operation-order): from the left; × and : first; brackets, also to be set. */
export const operationOrder = defineNumberSkill({
  id: "c3-operation-order",
  classId: "3",
  title: "Thứ tự thực hiện phép tính",
  generate: byDifficulty({
    1: [buildStepsQuestion],
    2: [buildStepsQuestion],
    3: [buildStepsQuestion, buildStepsQuestion, buildBracketsQuestion],
  }),
});
