import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import type { PriceTagsFigure } from "#lib/questions/figures/price-tags.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { borrowSlip, carrySlip } from "#lib/skills/maths/carry-codes.ts";
import { children } from "#lib/skills/words/children.ts";
import { stepsQuestion } from "./steps-question.ts";

interface Good {
  readonly name: string;
  /** What one buys of it: "kg cam", "quyển vở". */
  readonly per: string;
  readonly picture: PictureName | null;
  /** In thousands of đồng. */
  readonly prices: readonly [least: number, most: number];
}

const foods: readonly Good[] = [
  { name: "cam", per: "kg cam", picture: "orange", prices: [20, 45] },
  { name: "táo", per: "kg táo", picture: "apple", prices: [30, 70] },
  { name: "xoài", per: "kg xoài", picture: "mango", prices: [20, 50] },
  { name: "đào", per: "kg đào", picture: "peach", prices: [30, 60] },
  { name: "gạo", per: "kg gạo", picture: "rice", prices: [16, 28] },
  { name: "ngô", per: "kg ngô", picture: "corn", prices: [12, 20] },
];

const papers: readonly Good[] = [
  { name: "vở", per: "quyển vở", picture: null, prices: [6, 15] },
  { name: "bút chì", per: "cái bút chì", picture: "pencil", prices: [3, 7] },
  { name: "thước", per: "cái thước", picture: null, prices: [5, 12] },
  { name: "truyện", per: "quyển truyện", picture: null, prices: [18, 35] },
  { name: "hộp màu", per: "hộp màu", picture: null, prices: [25, 60] },
];

/** So much of a good at its price. */
interface Item extends Good {
  readonly count: number;
  readonly price: number;
}

function pickItems(rng: Rng, most: number): readonly [Item, Item] {
  const shop = rng.pick([foods, papers]);
  const [one, other] = rng.shuffle(shop);
  const [first, second] = rng.shuffle([2, 3, 4, 5, 6, 7, 8].filter((count) => count <= most));
  return [itemOf(rng, one, first), itemOf(rng, other, second)];
}

function itemOf(
  rng: Rng,
  good: Good = { name: "vở", per: "quyển vở", picture: null, prices: [6, 15] },
  count = 2,
): Item {
  return { ...good, count, price: rng.int(...good.prices) * 1000 };
}

const costOf = ({ count, price }: Item) => count * price;
const money = (value: number) => measure(groupNumber(value), "đồng");
const listed = (items: readonly Item[]) => items.map(({ count, per }) => `${count} ${per}`).join(" và ");

function tagsOf(rng: Rng, items: readonly Item[]): PriceTagsFigure {
  return {
    type: "price-tags",
    goods: rng.shuffle(items).map(({ picture, per, price }) => ({ picture, name: `1 ${per}`, price: money(price) })),
    alt: `Bảng giá: ${items.map(({ per, price }) => `1 ${per} giá ${money(price)}`).join("; ")}.`,
  };
}

interface Bought {
  readonly per: string;
  /** As it is written. */
  readonly count: string;
  readonly cost: number;
}

/** The tags with what is paid for each good that is bought. */
function paidTags(tags: PriceTagsFigure, bought: readonly Bought[]): PriceTagsFigure {
  const goods = tags.goods.map((good) => {
    const item = bought.find(({ per }) => good.name === `1 ${per}`);
    return item === undefined ? good : { ...good, note: `× ${item.count} = ${groupNumber(item.cost)}` };
  });
  const told = bought.map(({ per, count, cost }) => `${count} ${per} hết ${money(cost)}`);
  return { ...tags, goods, alt: `Mua ${told.join("; ")}.` };
}

const boughtOf = (items: readonly Item[]): Bought[] =>
  items.map((item) => ({ per: item.per, count: String(item.count), cost: costOf(item) }));

const costText = (item: Item) =>
  `Tiền mua ${item.name}: ${groupNumber(item.price)} × ${item.count} = ${groupNumber(costOf(item))} (đồng).`;

const notes = [50_000, 100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000, 2_000_000];

/** What is paid with: round, and never so that the change is one of the prices on the tags. */
function paidFor(cost: number, items: readonly { readonly price: number }[]): number {
  const isPlain = (note: number) => note > cost && items.every(({ price }) => price !== note - cost);
  return notes.find(isPlain) ?? 5_000_000;
}

/** Two steps: "Mai mua 4 quyển vở, đưa cô bán hàng 50 000 đồng. Cô trả lại Mai:" */
export function buildChangeQuestion(rng: Rng): Question {
  const [item, other] = pickItems(rng, 6);
  const cost = costOf(item);
  const paid = paidFor(cost, [item, other]);
  const name = rng.pick(children);
  const tags = tagsOf(rng, [item, other]);
  return stepsQuestion(rng, {
    isTyped: rng.pick([true, false]),
    prompt: `${name} mua ${listed([item])} và đưa cô bán hàng ${money(paid)}. Cô bán hàng trả lại:`,
    figures: [tags],
    answer: paid - cost,
    unit: "đồng",
    distractors: [
      mistake("PARTIAL", cost, "Đó mới là số tiền mua hàng. Con tính số tiền trả lại nhé!"),
      mistake("PARTIAL", paid - item.price, `Con mới trừ tiền 1 ${item.per}. ${name} mua ${listed([item])}.`),
      borrowSlip(paid, cost, 10_000, "Con trừ lại cẩn thận, chú ý số nhớ nhé!"),
      mistake("OFF1", paid - cost - 1000, "Con trừ lại các chữ số hàng nghìn nhé!"),
    ],
    step: 1000,
    hints: [`Con tính tiền mua ${listed([item])} trước.`, "Lấy số tiền đã đưa trừ đi số tiền mua hàng."],
    explanation: {
      say: `${costText(item)} Trả lại: ${groupNumber(paid)} − ${groupNumber(cost)} = ${groupNumber(paid - cost)} (đồng).`,
      figures: [paidTags(tags, boughtOf([item]))],
    },
    identity: `change ${item.name} ${item.count} ${item.price} ${paid}`,
  });
}

/** Three steps: "Mua 3 kg cam và 2 kg táo. Phải trả tất cả bao nhiêu tiền?" */
export function buildTotalQuestion(rng: Rng): Question {
  const items = pickItems(rng, 6);
  const [a, b] = items;
  const sum = costOf(a) + costOf(b);
  const isTold = rng.pick([true, false]);
  const tags = tagsOf(rng, items);
  const told = `mỗi ${a.per} giá ${money(a.price)}, mỗi ${b.per} giá ${money(b.price)}`;
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: isTold
      ? `Mẹ mua ${listed(items)}; ${told}. Mẹ phải trả tất cả:`
      : `Mẹ mua ${listed(items)}. Mẹ phải trả tất cả bao nhiêu tiền?`,
    figures: isTold ? [] : [tags],
    answer: sum,
    unit: "đồng",
    distractors: [
      mistake("PARTIAL", costOf(a), `Đó mới là tiền ${a.name}. Con cộng thêm tiền ${b.name} nhé!`),
      mistake("PARTIAL", a.price + b.price, `Con mới tính tiền 1 ${a.per} và 1 ${b.per}. Con chú ý số lượng nhé!`),
      mistake("ORDER", (a.price + b.price) * (a.count + b.count), "Hai thứ có giá khác nhau, con tính riêng từng thứ."),
      mistake("PARTIAL", costOf(b), `Đó mới là tiền ${b.name}. Con cộng thêm tiền ${a.name} nhé!`),
      carrySlip([costOf(a), costOf(b)], -10_000, "Con cộng lại cẩn thận nhé!"),
    ],
    step: 1000,
    hints: [
      `Con tính riêng tiền ${a.name} và tiền ${b.name}.`,
      "Với mỗi thứ, con lấy giá tiền nhân với số lượng, rồi cộng hai kết quả.",
    ],
    explanation: {
      say: `${costText(a)} ${costText(b)} Tất cả: ${groupNumber(costOf(a))} + ${groupNumber(costOf(b))} = ${groupNumber(sum)} (đồng).`,
      figures: [paidTags(tags, boughtOf(items))],
    },
    identity: `total ${isTold} ${a.name} ${costOf(a)} ${b.name} ${costOf(b)}`,
  });
}

/** Four steps and more: two goods, and something off the whole. */
export function buildDiscountQuestion(rng: Rng): Question {
  const items = pickItems(rng, 5);
  const [a, b] = items;
  const sum = costOf(a) + costOf(b);
  // What is paid can be paid with real notes: no less than 500 đồng.
  const round = [5, 10, 20, 25].filter((each) => (sum * each) % 50_000 === 0);
  const percent = rng.pick(round.length > 0 ? round : [50]);
  const cut = (sum * percent) / 100;
  const off = measure(String(percent), "%");
  const tags = tagsOf(rng, items);
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `Mẹ mua ${listed(items)}, được giảm ${off} tổng số tiền. Mẹ phải trả:`,
    figures: [tags],
    answer: sum - cut,
    unit: "đồng",
    distractors: [
      mistake("PARTIAL", sum, "Đó là số tiền khi chưa giảm."),
      mistake("PARTIAL", cut, "Đó mới là số tiền được giảm."),
      mistake("OP", sum + cut, "Được giảm giá thì phải trả ít hơn, con nhé!"),
      mistake(
        "PARTIAL",
        costOf(a) + costOf(b) * (1 - percent / 100),
        "Giảm trên tổng số tiền, không chỉ trên một thứ.",
      ),
    ],
    step: 1000,
    hints: [
      `Con tính tiền ${a.name}, tiền ${b.name} rồi tính tổng số tiền.`,
      `Con tính ${off} của tổng số tiền, rồi lấy tổng trừ đi số tiền được giảm.`,
    ],
    explanation: {
      say: `${costText(a)} ${costText(b)} Tổng: ${groupNumber(costOf(a))} + ${groupNumber(costOf(b))} = ${groupNumber(sum)} (đồng). Được giảm: ${groupNumber(sum)} × ${percent} : 100 = ${groupNumber(cut)} (đồng). Phải trả: ${groupNumber(sum)} − ${groupNumber(cut)} = ${groupNumber(sum - cut)} (đồng).`,
      figures: [paidTags(tags, boughtOf(items))],
    },
    identity: `discount ${percent} ${a.name} ${costOf(a)} ${b.name} ${costOf(b)}`,
  });
}

/** "Mẹ mua 2,5 kg cam và 1,5 kg táo, đưa 200 000 đồng. Cô bán hàng trả lại:" */
export function buildHalvesQuestion(rng: Rng): Question {
  const [one, other] = rng.shuffle(foods);
  const [a, b] = [itemOf(rng, one, rng.int(1, 3)), itemOf(rng, other, rng.int(1, 4))].map((item) => ({
    ...item,
    price: item.price - (item.price % 2000),
    // Halves of a kilogram.
    halves: item.count * 2 + 1,
  }));
  if (a === undefined || b === undefined) return buildDiscountQuestion(rng);
  const [first, second] = [a, b].map(({ halves, price }) => (halves * price) / 2);
  const sum = (first ?? 0) + (second ?? 0);
  const paid = paidFor(sum, [a, b]);
  const tags = tagsOf(rng, [a, b]);
  const bought = [a, b].map(({ halves, per, price }): Bought => {
    return { per, count: writeDecimal(halves * 5, 1), cost: (halves * price) / 2 };
  });
  const amount = ({ halves, per }: { halves: number; per: string }) => `${writeDecimal(halves * 5, 1)}\u00a0${per}`;
  const cost = (item: typeof a) =>
    `Tiền mua ${item.name}: ${groupNumber(item.price)} × ${writeDecimal(item.halves * 5, 1)} = ${groupNumber((item.halves * item.price) / 2)} (đồng).`;
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `Mẹ mua ${amount(a)} và ${amount(b)}, đưa cô bán hàng ${money(paid)}. Cô bán hàng trả lại:`,
    figures: [tags],
    answer: paid - sum,
    unit: "đồng",
    distractors: [
      mistake("PARTIAL", sum, "Đó mới là tiền mua hàng. Con tính tiền trả lại nhé!"),
      mistake("PARTIAL", paid - (first ?? 0), `Con quên tiền ${b.name} rồi.`),
      mistake("PARTIAL", paid - (second ?? 0), `Con quên tiền ${a.name} rồi.`),
      mistake("PARTIAL", paid - a.price - b.price, "Con chú ý số ki-lô-gam của từng thứ nhé!"),
      borrowSlip(paid, sum, 10_000, "Con trừ lại cẩn thận nhé!"),
    ],
    step: 1000,
    hints: [`Con tính tiền ${a.name} và tiền ${b.name} trước.`, "Lấy số tiền đã đưa trừ đi tổng số tiền mua hàng."],
    explanation: {
      say: `${cost(a)} ${cost(b)} Trả lại: ${groupNumber(paid)} − (${groupNumber(first ?? 0)} + ${groupNumber(second ?? 0)}) = ${groupNumber(paid - sum)} (đồng).`,
      figures: [paidTags(tags, bought)],
    },
    identity: `halves ${a.name} ${first} ${b.name} ${second} ${paid}`,
  });
}
