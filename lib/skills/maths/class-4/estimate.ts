import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { buildEstimateQuestion, type Rounded, roundWhole } from "#lib/skills/families/estimate.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";

const most = 99_999_999;

/** Up to so much beside a round number, on either side and never half way. */
function beside(rng: Rng, round: number, least: number, far: number): number {
  return round + rng.pick([1, -1]) * rng.int(least, far);
}

/** "48 920 + 31 150", each rounded to thousands. */
function buildSumQuestion(rng: Rng): Question {
  const operation = rng.pick(["+", "−"] as const);
  const near = () => beside(rng, rng.int(11, 98) * 100, 2, 49) * 10;
  const [one, other] = [near(), near()];
  const [first, second] = [one, other].toSorted((a, b) => b - a).map((value) => roundWhole(value, 1000, "trăm"));
  if (first === undefined || second === undefined) throw new Error("two numbers are estimated");
  // Without a rest there is nothing to take away, and what comes out exactly needs no estimate.
  const isPlain = first.to - second.to >= 3000 && first.exact + second.exact !== first.to + second.to;
  if (!isPlain || first.exact - second.exact === first.to - second.to) return buildSumQuestion(rng);
  const numbers = operation === "−" ? [first, second] : rng.shuffle([first, second]);
  const sum = numbers.map(({ text }) => text).join(` ${operation} `);
  return buildEstimateQuestion(rng, {
    prompt: rng.pick([
      `Làm tròn mỗi số đến hàng nghìn rồi tính: ${sum} khoảng bao nhiêu?`,
      `${sum} khoảng bao nhiêu? Con làm tròn mỗi số đến hàng nghìn rồi tính.`,
      `Con ước lượng kết quả của ${sum} bằng cách làm tròn mỗi số đến hàng nghìn.`,
    ]),
    numbers,
    operation,
    place: "hàng nghìn",
    step: 1000,
    most,
    praise: "calculate",
    identity: `estimate ${sum}`,
  });
}

const toTens = (value: number) => roundWhole(value, 10, "đơn vị");
const toHundreds = (value: number) => roundWhole(value, 100, "chục");

interface Pair {
  readonly first: Rounded;
  readonly second: Rounded;
  readonly operation: "×" | ":";
}

/** A product of a number near a hundred or a ten by one near a ten; a division that comes out even once both are rounded. */
function pickPair(rng: Rng): Pair {
  const second = toTens(beside(rng, rng.int(2, 9) * 10, 1, 4));
  const way = rng.int(0, 2);
  if (way === 0) return { first: toTens(beside(rng, rng.int(3, 9) * 10, 1, 4)), second, operation: "×" };
  if (way === 1) return { first: toHundreds(beside(rng, rng.int(2, 9) * 100, 1, 39)), second, operation: "×" };
  const hundreds = second.to * rng.int(2, 6) * 10;
  return { first: toHundreds(beside(rng, hundreds, 1, 39)), second, operation: ":" };
}

/** "198 × 21", "612 : 29", rounded to tens or hundreds. */
function buildProductQuestion(rng: Rng): Question {
  const { first, second, operation } = pickPair(rng);
  const result = operation === "×" ? first.to * second.to : first.to / second.to;
  const isTens = first.exact < 100;
  // The result is none of the numbers that are told.
  if (result === second.to || first.to === second.to) return buildProductQuestion(rng);
  const sum = `${first.text} ${operation} ${second.text}`;
  const how = isTens ? "mỗi số đến hàng chục" : `${first.text} đến hàng trăm, ${second.text} đến hàng chục`;
  return buildEstimateQuestion(rng, {
    prompt: rng.pick([
      `Làm tròn ${how} rồi tính: ${sum} khoảng bao nhiêu?`,
      `${sum} khoảng bao nhiêu? Con làm tròn ${how} rồi tính.`,
      `Con ước lượng kết quả của ${sum} bằng cách làm tròn ${how}.`,
    ]),
    numbers: [first, second],
    operation,
    place: isTens ? "hàng chục" : "hàng mà đề bài nêu",
    step: operation === "×" ? 100 : 10,
    most,
    praise: "calculate",
    identity: `estimate ${sum}`,
  });
}

/** What costs between how many thousands of đồng. */
const goods = readTable(
  { numbers: ["least", "most"], words: ["thing"] },
  `
  230 |  480 | đôi giày
  260 |  640 | áo khoác
  330 |  890 | quạt điện
  560 |  980 | nồi cơm
  170 |  440 | cặp sách
  210 |  590 | đèn bàn
  710 |  990 | bàn học
  160 |  390 | bộ sách
  240 |  740 | bếp ga
`,
);

const buyers = ["Mẹ", "Bố", "Cô Hoa", "Chú Dũng", "Bà", "Bác Minh"] as const;

/** So many different things with their prices, none of them half way between two hundred thousands. */
function pickGoods(rng: Rng, count: number): { readonly thing: string; readonly price: Rounded }[] {
  return rng
    .shuffle(goods)
    .slice(0, count)
    .map(({ thing, least, most: dearest }) => {
      const drawn = rng.int(least, dearest);
      const thousands = drawn % 50 === 0 ? drawn + 7 : drawn;
      return { thing, price: roundWhole(thousands * 1000, 100_000, "chục nghìn") };
    });
}

const money = (value: number) => measure(groupNumber(value), "đồng");

const asks = {
  all: "{Who} mua {listed}. {how} {who} trả khoảng bao nhiêu đồng?",
  enough: "{Who} mang {given} đi mua {listed}. {how} {who} còn thừa khoảng bao nhiêu đồng?",
  short: "{Who} có {given}, muốn mua {listed}. {how} {who} còn thiếu khoảng bao nhiêu đồng?",
} as const;

/** What is told beside the prices of two things where the buyer has so much: whether it is enough for them, or too little. */
function heldAgainst(given: number, called: string, isEnough: boolean) {
  const found = "số tiền mua hai món";
  const had = `số tiền ${called} ${isEnough ? "mang đi" : "có"}`;
  return {
    compared: {
      given,
      found,
      partial: `Đó là số tiền phải trả. Con so với ${had} nhé!`,
      datum: `Đó là ${had}. ${isEnough ? "Con trừ đi" : "Con so với"} ${found} nhé!`,
    },
    way: `cộng hai giá rồi so với ${had}`,
  };
}

/** "Mẹ mua quạt điện giá 389 000 đồng và cặp sách giá 212 000 đồng. … thì mẹ trả khoảng bao nhiêu đồng?"; or how much is left or missing. */
function buildMoneyQuestion(rng: Rng): Question {
  const way = rng.pick(["all", "all", "enough", "short"] as const);
  const bought = pickGoods(rng, way === "all" ? rng.int(2, 3) : 2);
  const prices = bought.map(({ price }) => price);
  const sum = total(prices.map(({ to }) => to));
  const exact = total(prices.map((price) => price.exact));
  if (sum === exact) return buildMoneyQuestion(rng);
  const gap = rng.int(2, 4) * 100_000;
  const given = way === "enough" ? sum + gap : sum - gap;
  const isOdd = given < 200_000 || given === sum * 2 || given * 2 === sum;
  // What is left is about what is left in truth.
  const isFar = Math.abs(sum - exact) >= 50_000;
  if (way !== "all" && (isOdd || isFar || prices.some(({ to }) => to === gap))) return buildMoneyQuestion(rng);
  const who = rng.pick(buyers);
  const listed = bought.map(({ thing, price }) => `${thing} giá ${money(price.exact)}`);
  const [called = ""] = who.toLowerCase().split(" ");
  const prompt = fillGaps(asks[way], {
    how: "Làm tròn giá mỗi món đến hàng trăm nghìn thì",
    listed: listWithAnd(listed),
    who: called,
    Who: who,
    given: money(given),
  });
  return buildEstimateQuestion(rng, {
    prompt,
    numbers: prices,
    operation: "+",
    ...(way === "all"
      ? { way: `cộng ${prices.length === 2 ? "hai" : "ba"} giá đã làm tròn` }
      : heldAgainst(given, called, way === "enough")),
    noun: "giá",
    place: "hàng trăm nghìn",
    step: 100_000,
    unit: "đồng",
    most,
    praise: "story",
    identity: `money ${way} ${prices.map(({ exact: price }) => price).join()} ${way === "all" ? "" : given}`,
  });
}

/** Estimates (curriculum, c4-estimate): of sums and differences; of products and quotients; of prices. */
export const estimate = defineNumberSkill({
  id: "c4-estimate",
  classId: "4",
  title: "Ước lượng kết quả phép tính",
  generate: byDifficulty({
    1: [buildSumQuestion],
    2: [buildProductQuestion],
    3: [buildMoneyQuestion],
  }),
});
