import { type Fraction, fractionBars, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { commonOf, raisedTops, resultOf, type Sum, signOf } from "./unlike-sums.ts";

/** Results that come out by mistake: tops and bottoms added, only the bottoms made alike. */
export function distractorsOf(sum: Sum): Distractor<Fraction>[] {
  const { a, b } = sum;
  const sign = signOf(sum);
  const common = commonOf(sum);
  const [first, second] = raisedTops(sum);
  const apart =
    sign === 1
      ? "Không cộng tử số với tử số, mẫu số với mẫu số. Con quy đồng mẫu số trước nhé!"
      : "Không trừ tử số cho tử số, mẫu số cho mẫu số. Con quy đồng mẫu số trước nhé!";
  const tops = "Con mới quy đồng mẫu số. Tử số cũng phải nhân với cùng số đó.";
  const all: Distractor<Fraction>[] = [
    mistake("FRAC-ADD", { top: a.top + sign * b.top, bottom: Math.abs(a.bottom + sign * b.bottom) }, apart),
    mistake("FRAC-ADD", { top: a.top + sign * b.top, bottom: common }, tops),
    mistake("OP", { top: a.top * b.top, bottom: a.bottom * b.bottom }, "Con đã nhân hai phân số."),
    mistake("OP", { top: first - sign * second, bottom: common }, "Con xem lại dấu của phép tính nhé!"),
    mistake("OFF1", { top: first + sign * second + 1, bottom: common }, "Con tính lại tử số nhé!"),
    mistake(
      "OFF1",
      { top: first + sign * second - 1, bottom: common },
      `Con ${sign === 1 ? "cộng" : "trừ"} lại hai tử số nhé!`,
    ),
    mistake(
      "OFF1",
      { top: first + sign * second + 2, bottom: common },
      "Con quy đồng mẫu số lại, xem kĩ tử số mới nhé!",
    ),
  ];
  return all.filter(({ value: { top, bottom } }) => top > 0 && bottom > 1);
}

const barsAlt = "Hai băng giấy bằng nhau, mỗi băng tô màu một phần.";

/** None of a fraction above 1: a bar is one whole. */
function barsOf(fractions: readonly [Fraction, Fraction]) {
  return fractions.some(({ top, bottom }) => top > bottom) ? [] : [fractionBars(fractions, barsAlt)];
}

/** Whether the sum over the common bottom can be reduced. */
function isReduced(sum: Sum): boolean {
  const [first, second] = raisedTops(sum);
  return first + signOf(sum) * second !== resultOf(sum).top;
}

/** Both over the common bottom, with bars while those can be told apart. */
export function explainSum(sum: Sum): HelpWords {
  const { a, b, operation } = sum;
  const bottom = commonOf(sum);
  const [first, second] = raisedTops(sum);
  const result = resultOf(sum);
  const top = operation === "+" ? first + second : first - second;
  const by = top / result.top;
  const reduced = isReduced(sum) ? `. Rút gọn: chia cả tử số và mẫu số cho ${by} được ${writtenFraction(result)}` : "";
  const [one, other] = [
    { top: first, bottom },
    { top: second, bottom },
  ];
  const turned = [
    [a, one],
    [b, other],
  ].flatMap(([given, raisedOne]) =>
    given === undefined || raisedOne === undefined || given.bottom === raisedOne.bottom
      ? []
      : [`${writtenFraction(given)} = ${writtenFraction(raisedOne)}`],
  );
  const raised = `Quy đồng mẫu số: ${turned.join("; ")}. Tính: ${writtenFraction(one)} ${operation} ${writtenFraction(other)} = ${writtenFraction({ top, bottom })}${reduced}.`;
  const say = `${raised} Vậy ${writtenFraction(a)} ${operation} ${writtenFraction(b)} = ${writtenFraction(result)}.`;
  return bottom > 12 ? say : { say, figures: barsOf([one, other]) };
}

/** Said to another wrong top or bottom. */
export const wrongOf = (sum: Sum) => ({
  top: `Con quy đồng mẫu số, rồi ${sum.operation === "+" ? "cộng" : "trừ"} lại hai tử số nhé!`,
  bottom: "Con tìm lại mẫu số chung nhé!",
});

/** Alike bottoms first, then the common one. */
export function hintsOf(sum: Sum): HelpWords[] {
  const reduced = isReduced(sum) ? ", sau đó rút gọn" : "";
  return [
    {
      say: "Hai phân số chưa cùng mẫu số. Con quy đồng mẫu số trước.",
      figures: barsOf([sum.a, sum.b]),
    },
    `Mẫu số chung là ${commonOf(sum)}. Con đổi từng phân số ra mẫu số đó rồi tính${reduced}.`,
  ];
}
