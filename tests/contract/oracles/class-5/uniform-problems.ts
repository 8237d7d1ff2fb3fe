import type { Figure } from "#lib/questions/figure.ts";
import { bareIn } from "#tests/contract/bare-in.ts";
import { type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const zero = exact(0);
const hundred = exact(100);
const rest = (percent: Exact) => over(minus(hundred, percent), hundred);
const apart = (a: Exact, b: Exact) => (minus(a, b).top < 0n ? minus(b, a) : minus(a, b));

function first(text: string): Exact {
  return numbersIn(text)[0] ?? zero;
}

/** What is bought, good by good, at the prices of the tags or of the words. */
function costOf(text: string, figures: readonly Figure[]): Exact {
  const tags = figures.flatMap((figure) => (figure.type === "price-tags" ? figure.goods : []));
  const told = [...text.matchAll(/mỗi (.+?) giá ([\d\u00a0]+)\u00a0đồng/gu)].map(([, per = "", price = ""]) => ({
    name: `1 ${per}`,
    price,
  }));
  return [...tags, ...told].reduce((sum, { name, price }) => {
    const [, count] = new RegExp(String.raw`(\d+(?:,\d+)?)[ \u00a0]${name.slice(2)}(?!\p{L})`, "u").exec(text) ?? [];
    return count === undefined ? sum : plus(sum, times(first(count), first(price)));
  }, zero);
}

function shop(text: string, figures: readonly Figure[]): string | null {
  const cost = costOf(text, figures);
  if (cost.top === 0n) return null;
  const [, paid] = /đưa cô bán hàng ([\d\u00a0]+)\u00a0đồng/u.exec(text) ?? [];
  if (paid !== undefined) return writeExact(minus(first(paid), cost), "đồng");
  const [, percent] = /được giảm (\d+)%/u.exec(text) ?? [];
  if (percent !== undefined) return writeExact(times(cost, rest(first(percent))), "đồng");
  return text.includes("phải trả tất cả") ? writeExact(cost, "đồng") : null;
}

const rate = (count: Exact, all: Exact, more: Exact) => over(times(all, more), count);

/** What the second day sold, with its half, after the first. */
function threeDays(day: Exact, more: Exact, half: Exact): Exact {
  const second = plus(day, more);
  return plus(plus(day, second), times(second, half));
}

const rules: readonly StoryRule[] = [
  { asks: /hộp như thế có:/u, solve: rate, unit: "cái" },
  { asks: /bao như thế nặng:/u, solve: rate, unit: "kg" },
  { asks: /can như thế đựng:/u, solve: rate, unit: "l" },
  { asks: /bộ như thế hết:/u, solve: rate, unit: "m" },
  { asks: /Số chai còn lại/u, solve: (boxes, each, sold) => minus(times(boxes, each), sold), unit: "chai" },
  { asks: /Cả hai xe chở/u, solve: (a, one, b, other) => plus(times(a, one), times(b, other)), unit: "kg" },
  { asks: /chở nhiều hơn xe/u, solve: (a, one, b, other) => apart(times(a, one), times(b, other)), unit: "kg" },
  { asks: /gạo\. .*Cả ba ngày bán/u, solve: threeDays, unit: "kg" },
  { asks: /vải\. .*Cả ba ngày bán/u, solve: threeDays, unit: "m" },
  {
    asks: /Diện tích trồng rau/u,
    solve: (long, share, percent) => times(times(long, times(long, share)), rest(percent)),
    unit: "m²",
  },
  { asks: /Kho còn lại/u, solve: (all, one, two) => times(times(all, rest(one)), rest(two)), unit: "kg" },
];

export const oracle: Oracle = (seen) => {
  const { prompt, figures } = seen;
  return bareIn(seen, shop(prompt.text, figures) ?? solveStory(prompt.text, rules));
};
