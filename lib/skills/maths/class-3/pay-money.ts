import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawPayment, isLargestFirst, payQuestion } from "#lib/skills/drafts/pay-question.ts";
import { borrowSlip } from "#lib/skills/maths/carry-codes.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { goods, smallGoods } from "./priced-goods.ts";

const dong = (amount: number) => measure(groupNumber(amount), "đồng");
const tooLittle = "Con trả thiếu rồi. Con cộng lại các tờ tiền rồi đặt thêm nhé!";
const tooMuch = "Con trả thừa rồi. Con cộng lại các tờ tiền rồi lấy bớt nhé!";

/** One thing to buy, at a price it can have. */
interface Sale {
  readonly name: string;
  readonly price: number;
}

/** A sale with a price in thousands between two bounds; a thing that always costs less or more is passed over. */
function drawSale(rng: Rng, [least, most]: readonly [number, number]): Sale {
  const fitting = [...smallGoods, ...goods].filter((each) => each.most >= least && each.least <= most);
  const thing = rng.pick(fitting);
  return { name: thing.name, price: rng.int(Math.max(least, thing.least), Math.min(most, thing.most)) * 1000 };
}

/** "Một quyển vở giá 13 000 đồng. Con trả vừa đủ nhé!" */
function buildExactQuestion(rng: Rng): Question {
  const { name, price } = drawSale(rng, [7, 30]);
  const payment = drawPayment(
    rng,
    [
      [10_000, 1, 3],
      [5000, 1, 2],
      [2000, 1, 3],
      [1000, 1, 3],
    ],
    () => price,
    ({ ways: [fewest = []] }) => fewest.length <= 6,
  );
  const child: string = rng.pick(children);
  return payQuestion(rng, {
    prompt: rng.pick([
      `${capital(name)} giá ${dong(price)}. Con trả vừa đủ nhé!`,
      `${child} mua ${name} giá ${dong(price)}. Con trả tiền vừa đủ giúp ${child}.`,
      `Mẹ mua ${name} hết ${dong(price)}. Con đặt tiền trả vừa đủ.`,
    ]),
    payment,
    tooLittle,
    tooMuch,
    hints: [
      "Con bắt đầu từ tờ tiền có giá trị lớn.",
      "Con cộng dần các tờ đã đặt, rồi xem còn thiếu bao nhiêu so với giá tiền.",
    ],
    explain: (way) => `Con có thể trả: ${way}.`,
    praise: "money",
    identity: `exact ${price} ${payment.purse.join()}`,
  });
}

/** "Con trả vừa đủ 38 000 đồng bằng ít tờ tiền nhất." */
function buildFewestQuestion(rng: Rng): Question {
  const { name, price } = drawSale(rng, [20, 95]);
  const payment = drawPayment(
    rng,
    [
      [50_000, 0, 1],
      [20_000, 1, 3],
      [10_000, 1, 3],
      [5000, 1, 2],
      [2000, 1, 2],
      [1000, 1, 2],
    ],
    () => price,
    (each) => each.ways.length > 1 && isLargestFirst(each),
  );
  const child: string = rng.pick(children);
  return payQuestion(rng, {
    prompt: rng.pick([
      `Con trả vừa đủ ${dong(price)} bằng ít tờ tiền nhất.`,
      `${capital(name)} giá ${dong(price)}. Con trả vừa đủ bằng ít tờ nhất nhé!`,
      `${child} mua ${name} giá ${dong(price)}. Con trả giúp ${child} bằng ít tờ tiền nhất.`,
    ]),
    payment,
    rule: { type: "fewest", otherwise: "Con trả đủ tiền rồi, nhưng vẫn có cách dùng ít tờ hơn." },
    tooLittle,
    tooMuch,
    hints: [
      "Tờ có giá trị càng lớn thì càng cần ít tờ.",
      "Con đặt tờ lớn nhất không vượt quá giá tiền, rồi làm như thế với số tiền còn thiếu.",
    ],
    explain: (way) => `Cần ít nhất ${payment.ways[0]?.length ?? 0} tờ: ${way}.`,
    praise: "money",
    identity: `fewest ${price} ${payment.purse.join()}`,
  });
}

/** The purse of a shop. */
const till = [
  [50_000, 0, 1],
  [20_000, 1, 2],
  [10_000, 1, 2],
  [5000, 1, 1],
  [2000, 1, 2],
  [1000, 1, 2],
] as const;

const change = (rng: Rng, handed: number, cost: number) =>
  drawPayment(
    rng,
    till,
    () => handed - cost,
    () => true,
  );

const againLess = "Con trả lại thiếu rồi. Con tính lại tiền thừa nhé!";
const againMore = "Con trả lại nhiều quá. Con tính lại tiền thừa nhé!";
const tens = "Con trừ lại nhé! Chữ số hàng chục nghìn chưa đúng.";

/** A thing that was named before: "bó hoa"; a weight keeps its number: "một ki-lô-gam cam". */
const namedAgain = (name: string) => name.replace(/^một (?!ki-lô-gam)/u, "");

/** Counted up from the cost to the next ten thousand, and no further. */
function stoppedEarly(handed: number, cost: number): Distractor<number>[] {
  const stop = Math.ceil(cost / 10_000) * 10_000;
  if (stop === cost || stop === handed) return [];
  const [from, step, to] = [cost, stop - cost, stop].map(groupNumber);
  return [
    mistake("PARTIAL", stop - cost, `${from} + ${step} mới được ${to}. Con tính tiếp đến ${groupNumber(handed)} nhé!`),
  ];
}

/** "An mua một hộp bút giá 38 000 đồng, đưa 50 000 đồng. Con trả lại tiền thừa nhé!" */
function buildChangeQuestion(rng: Rng): Question {
  const { name, price } = drawSale(rng, [11, 92]);
  const handed = price < 48_000 ? rng.pick([50_000, 100_000]) : 100_000;
  const payment = change(rng, handed, price);
  const child: string = rng.pick(children);
  return payQuestion(rng, {
    prompt: rng.pick([
      `${child} mua ${name} giá ${dong(price)}, đưa ${dong(handed)}. Con trả lại tiền thừa nhé!`,
      `${capital(name)} giá ${dong(price)}, khách đưa ${dong(handed)}. Con trả lại tiền thừa cho khách.`,
      `Ở quầy hàng, ${name} giá ${dong(price)}, mẹ đưa ${dong(handed)}. Con trả lại mẹ tiền thừa nhé!`,
    ]),
    payment,
    distractors: [
      mistake("DATUM", price, `Đó là giá ${namedAgain(name)}. Con trả lại phần tiền thừa nhé!`),
      ...stoppedEarly(handed, price),
      borrowSlip(handed, price, 10_000, tens),
      borrowSlip(handed, price, -10_000, tens),
    ],
    tooLittle: againLess,
    tooMuch: againMore,
    hints: [
      "Tiền trả lại bằng tiền khách đưa trừ đi tiền hàng.",
      `Con tính ${groupNumber(handed)} − ${groupNumber(price)}, rồi đặt tiền trả lại.`,
    ],
    explain: (way) =>
      `${groupNumber(handed)} − ${groupNumber(price)} = ${groupNumber(handed - price)} (đồng). Con có thể trả lại: ${way}.`,
    praise: "money",
    identity: `change ${handed} ${price} ${name}`,
  });
}

/** Two things are bought. */
function buildTwoThingsQuestion(rng: Rng): Question {
  const first = drawSale(rng, [4, 15]);
  const second = drawSale(rng, [19, 60]);
  const cost = first.price + second.price;
  const handed = cost < 48_000 ? rng.pick([50_000, 100_000]) : 100_000;
  const payment = change(rng, handed, cost);
  const child: string = rng.pick(children);
  return payQuestion(rng, {
    prompt: `${capital(first.name)} giá ${dong(first.price)}, ${second.name} giá ${dong(second.price)}. ${child} mua cả hai món và đưa ${dong(handed)}. Con trả lại tiền thừa nhé!`,
    payment,
    distractors: [
      mistake("PARTIAL", handed - first.price, "Con mới trừ tiền một món thôi."),
      mistake("PARTIAL", handed - second.price, "Con mới trừ tiền một món thôi."),
      mistake("PARTIAL", cost, "Đó mới là tiền mua hai món. Con tính tiếp tiền thừa nhé!"),
      ...stoppedEarly(handed, cost),
      borrowSlip(handed, cost, 10_000, tens),
    ],
    tooLittle: againLess,
    tooMuch: againMore,
    hints: ["Con tính tiền mua cả hai món trước.", "Con lấy tiền đưa trừ đi tiền hai món, rồi đặt tiền trả lại."],
    explain: (way) =>
      `Hai món hết ${groupNumber(first.price)} + ${groupNumber(second.price)} = ${groupNumber(cost)} (đồng). Tiền thừa: ${groupNumber(handed)} − ${groupNumber(cost)} = ${groupNumber(handed - cost)} (đồng). Con có thể trả lại: ${way}.`,
    praise: "money",
    identity: `two ${first.price} ${second.price} ${first.name} ${second.name}`,
  });
}

/** Notes to 50 000 đồng are laid on a counter (curriculum, c3-pay-money): an exact price; with the fewest notes; the change. */
export const payMoney = defineGeometrySkill({
  id: "c3-pay-money",
  classId: "3",
  title: "Trả tiền, trả lại tiền thừa",
  generate: byDifficulty({
    1: [buildExactQuestion],
    2: [buildFewestQuestion],
    3: [buildChangeQuestion, buildTwoThingsQuestion],
  }),
});
