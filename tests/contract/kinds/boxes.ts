import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { isTrue } from "#tests/contract/is-true.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["boxes"]["view"];
type Key = Kinds["boxes"]["key"];

/** The line as it reads once the boxes are filled: "2 giờ 15 phút", "3⁄4". */
function filledIn({ parts }: View, typed: readonly string[]): string {
  const left = [...typed];
  const put = (part: unknown) => (typeof part === "string" ? part : (left.shift() ?? ""));
  return parts
    .map((part) => {
      if (part.type === "text") return part.text;
      return part.type === "box" ? put(part.box) : `${put(part.top)}⁄${put(part.bottom)}`;
    })
    .join(" ");
}

/** Without the spaces of thousands, what parts digits of a class or the parts of a line, and the brackets a remainder is written in: "7 (dư 1)". */
const bare = (text: string) => text.replaceAll(/[\s\u00a0\u202f();]/gu, "");

/** A number's worth as tenths, hundredths and so on of a whole: exact, and made without the grader. */
const scaled = (typed: string) => {
  const [whole = "", decimals = ""] = typed.split(",");
  return Number(whole) * 1000 + Number(decimals.padEnd(3, "0"));
};

type Box = Extract<View["parts"][number], { type: "box" }>["box"];

function boxFaults({ name, maxDigits, hasComma }: Box, value: string): string[] {
  return [
    ...(value.replace(",", "").length > maxDigits ? ["the answer does not fit its box"] : []),
    ...(value.includes(",") && !hasComma ? ["the answer needs a comma"] : []),
    ...(name === "" ? ["a box without a name"] : []),
  ];
}

function listBoxes({ parts }: View): Box[] {
  return parts.flatMap((part) => {
    if (part.type === "text") return [];
    return part.type === "box" ? [part.box] : [part.top, part.bottom].filter((each) => typeof each !== "string");
  });
}

/** An equation that is written in several ways holds in each of them; each way fits its boxes, and none stands there twice. */
function wayFaults(view: View, boxes: readonly Box[], { values, otherValues: ways = [], wrong }: Key): string[] {
  const all = [values, ...ways].map((way) => way.join("; "));
  const texts = ways.map((way) => filledIn(view, way));
  return [
    ...(new Set(all).size < all.length ? ["a way is repeated"] : []),
    ...(ways.some((way) => way.length !== wrong.length) ? ["a way leaves boxes open"] : []),
    ...texts.filter((text) => text.includes("=") && !isTrue(text)).map((text) => `a way that does not hold: ${text}`),
    ...ways.flatMap((way) => boxes.flatMap((box, place) => boxFaults(box, way[place] ?? ""))),
  ];
}

function mistakeFaults({ values: right, otherValues: ways = [], mistakes }: Key): string[] {
  const entries = mistakes.map(({ values }) => values.join("; "));
  const isRight = mistakes.some(({ values }) =>
    [right, ...ways].some((way) => values.every((value, box) => value === null || value === way[box])),
  );
  return [
    ...(new Set(entries).size < entries.length ? ["a mistake is repeated"] : []),
    ...(isRight ? ["a mistake is right"] : []),
  ];
}

/** A table has a column for each box, for one digit, and names over all of them. */
function chartFaults({ chart }: View, boxes: readonly Box[]): string[] {
  if (chart === undefined) return [];
  const spans = chart.classes.reduce((sum, { span }) => sum + span, 0);
  const isWhole = chart.places.length === boxes.length && spans === boxes.length;
  const isOfDigits = boxes.every(({ maxDigits, hasComma }) => maxDigits === 1 && !hasComma);
  const isNamed = boxes.every(({ name }, column) => name === `hàng ${chart.places[column]?.toLowerCase()}`);
  return isWhole && isOfDigits && isNamed ? [] : ["a table of places whose squares are others"];
}

function boxesFaults(view: View, key: Key, answer: Line): string[] {
  const boxes = listBoxes(view);
  const isWhole = boxes.length === key.values.length && boxes.length === key.wrong.length;
  return [
    ...(isWhole ? [] : ["boxes, values and sentences differ in number"]),
    ...chartFaults(view, boxes),
    ...boxes.flatMap((box, place) => boxFaults(box, key.values[place] ?? "")),
    ...wayFaults(view, boxes, key),
    ...(bare(filledIn(view, key.values)) === bare(answer.text) ? [] : ["the answer is not what the boxes hold"]),
    ...mistakeFaults(key),
  ];
}

export const boxesContract: KindContract<"boxes"> = {
  faults: boxesFaults,
  isRight(_, { values, otherValues: ways = [], isByWorth }, __, { boxes }) {
    if (boxes.length !== values.length) return false;
    const isWay = (way: readonly string[]) => way.every((value, box) => scaled(boxes[box] ?? "") === scaled(value));
    if (ways.some(isWay)) return true;
    const exact = isByWorth ? values.length - 2 : values.length;
    const isExact = values.slice(0, exact).every((value, box) => scaled(boxes[box] ?? "") === scaled(value));
    const [top = "", bottom = ""] = boxes.slice(-2);
    const [rightTop = "", rightBottom = ""] = values.slice(-2);
    const isWorth = Number(bottom) > 0 && Number(top) / Number(bottom) === Number(rightTop) / Number(rightBottom);
    return isExact && (!isByWorth || isWorth);
  },
  isAnswerAsked: false,
  feedback: ({ mistakes, wrong }) => [...mistakes.map((each) => each.feedback), ...wrong],
  // A unit or a sign is read behind a number, as it stands behind its box.
  lines: ({ parts }) => parts.flatMap((part) => (part.type === "text" ? [toLine(`1\u00a0${part.text.trim()}`)] : [])),
  anotherKey: ({ otherValues: _, ...key }) => ({
    ...key,
    values: key.values.map((value) => `${value}1`),
    mistakes: [],
  }),
};
