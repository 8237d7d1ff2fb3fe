import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { offBy } from "#lib/questions/off-by.ts";
import type { Question } from "#lib/questions/question.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import type { Setting } from "./setting.ts";

const mostTries = 1000;

function calculate(operation: "+" | "−", a: number, b: number): number {
  return operation === "+" ? a + b : a - b;
}

/** Every two different places of four cards, in both orders. */
const pairs = [0, 1, 2, 3].flatMap((first) =>
  [0, 1, 2, 3].filter((second) => second !== first).map((second) => [first, second] as const),
);

/** The two numbers with two others near them, so that no other two make the result. Throws where there are none. */
function cards({ operation, a, b, result, largest, rng }: Setting): number[] {
  const rightPairs = operation === "+" ? 2 : 1;
  const reach = largest > 20 ? 12 : 4;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const others = [a, b].map((number) => number + rng.int(1, reach) * rng.pick([-1, 1]));
    const all = [a, b, ...others];
    const making = pairs.filter(
      ([first, second]) => calculate(operation, all[first] ?? 0, all[second] ?? 0) === result,
    );
    const fits = all.every((number) => number > 0 && number <= largest) && new Set(all).size === 4;
    if (fits && making.length === rightPairs) return rng.shuffle(all);
  }
  throw new Error(`No cards for ${a} ${operation} ${b}`);
}

/** The other operation done, or one off; any other two numbers have no name. */
function codeOf({ operation, result }: Setting, a: number, b: number): MistakeCode | null {
  if (calculate(operation === "+" ? "−" : "+", a, b) === result) return "OP";
  return offBy(calculate(operation, a, b) - result);
}

function mistakeOf({ operation, result }: Setting, a: number, b: number) {
  if (operation === "−" && a < b) return text.mistakeLess(a, b);
  return text.mistakeMade(operation, a, b, calculate(operation, a, b), result);
}

/** A sum of which only the result is known as a bar: a whole of two open pieces, or one piece of an open whole. */
function openBar({ operation, a, b, result }: Pick<Setting, "operation" | "a" | "b" | "result">): BarModelFigure {
  const isSum = operation === "+";
  const open = { label: "?", look: "asked" } as const;
  const other = isSum ? { size: a, ...open } : ({ size: result, label: String(result), look: "plain" } as const);
  return {
    type: "bar-model",
    bars: [{ name: null, parts: [other, { size: b, ...open }], whole: isSum ? String(result) : "?" }],
    alt: descriptionText.bars,
  };
}

/** "Con chọn hai số hạng có tổng là 47 nhé!": two of four cards go into the boxes of the sum. */
export function buildMakeQuestion(setting: Setting): Question {
  const { operation, a, b, result, rng } = setting;
  const numbers = cards(setting);
  const at = (place: number) => numbers[place] ?? 0;
  const isRight = ([first, second]: readonly [number, number]) =>
    calculate(operation, at(first), at(second)) === result;
  const fillings = pairs.filter(isRight);
  const wrong = pairs.filter((pair) => !isRight(pair));
  const possible = wrong.filter(([first, second]) => calculate(operation, at(first), at(second)) > 0);
  const [tried, other] = rng.pick(possible);
  const [first, second] = fillings[0] ?? [0, 1];
  return {
    kind: "match",
    prompt: text.promptMake(operation, result),
    figures: [],
    view: {
      operation,
      numbers: [null, null, String(result)],
      filled: "boxes",
      labels: numbers.map(numberAsLine),
      isReusable: false,
    },
    key: {
      fillings,
      mistakes: wrong.map((labels) => {
        const [one, two] = [at(labels[0]), at(labels[1])];
        const code = codeOf(setting, one, two);
        return { labels, feedback: mistakeOf(setting, one, two), ...(code !== null && { code }) };
      }),
      wrong: [text.wrongBox(operation), text.wrongBox(operation)],
    },
    hints: [
      { ...text.hintMake(operation), figures: null },
      {
        ...text.hintMakeNot(operation, at(tried), at(other), calculate(operation, at(tried), at(other))),
        figures: null,
      },
      { ...text.hintMakeWay(operation, result), figures: [openBar(setting)] },
    ],
    explanation: { ...text.explainMake(operation, at(first), at(second), result), figures: null },
    praise: rng.pick(text.praiseMake),
    answer: text.equation(operation, at(first), at(second)),
    identity: `make ${operation} ${result} ${Math.min(a, b)}`,
  };
}
