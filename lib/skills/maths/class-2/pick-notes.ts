import type { Rng } from "#lib/core/rng.ts";
import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { drawPayment, isLargestFirst, type Payment, payQuestion } from "#lib/skills/drafts/pay-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { dong } from "./notes.ts";
import { shortNames } from "./sum-stories.ts";

/** What costs little, as children sell it at a shop they play. */
const goods: readonly string[] = ["cái kẹo", "cục tẩy", "viên bi", "tấm nhãn vở", "tờ giấy màu", "chiếc nơ"];

const tooLittle = "Con trả thiếu rồi. Con cộng lại rồi đặt thêm nhé!";
const tooMuch = "Con trả thừa rồi. Con cộng lại rồi lấy bớt nhé!";

const amountBetween = (least: number, most: number) => (rng: Rng) => rng.int(least, most) * 100;

/** "Chơi bán hàng: cái kẹo giá 300 đồng. Con trả vừa đủ nhé!" */
function buildExactQuestion(rng: Rng): Question {
  const payment = drawPayment(
    rng,
    [
      [500, 0, 2],
      [200, 1, 3],
      [100, 1, 3],
    ],
    amountBetween(2, 7),
    ({ ways: [fewest = []] }) => fewest.length <= 3,
  );
  const { amount, purse } = payment;
  const thing = rng.pick(goods);
  const name: string = rng.pick(shortNames);
  const wording = rng.int(0, 2);
  const prompts = [
    `Chơi bán hàng: ${thing} giá ${dong(amount)}. Con trả vừa đủ nhé!`,
    `Con trả vừa đủ ${dong(amount)}.`,
    `Chơi bán hàng: ${name} mua ${thing} giá ${dong(amount)}. Con trả tiền giúp ${name}.`,
  ] as const;
  return payQuestion(rng, {
    prompt: prompts[wording] ?? prompts[1],
    payment,
    tooLittle,
    tooMuch,
    hints: ["Con bắt đầu từ tờ tiền có giá trị lớn.", "Con cộng các tờ đã đặt. Còn thiếu thì con đặt thêm."],
    explain: (way) => `Con có thể trả: ${way}.`,
    praise: "money",
    identity: `exact ${amount} ${purse.join()}`,
  });
}

/** How the notes that were shown can be changed; where there is both, either is told. */
function hintToChange(used: readonly number[], ways: Payment["ways"]): string {
  const hasFewer = ways.some(({ length }) => length < used.length);
  const hasMore = ways.some(({ length }) => length > used.length);
  if (hasFewer === hasMore) return "Con đổi tờ lớn lấy các tờ nhỏ hơn. Con cũng có thể đổi các tờ nhỏ lấy tờ lớn hơn.";
  return hasFewer ? "Con đổi các tờ nhỏ lấy tờ lớn hơn." : "Con đổi tờ lớn lấy các tờ nhỏ hơn.";
}

/** "Mai trả 800 đồng như trong hình. Con trả bằng cách khác nhé!" */
function buildOtherWayQuestion(rng: Rng): Question {
  const payment = drawPayment(
    rng,
    [
      [1000, 0, 1],
      [500, 1, 2],
      [200, 1, 3],
      [100, 1, 3],
    ],
    amountBetween(3, 10),
    ({ ways }) => ways.length > 1,
  );
  const { amount, purse, ways } = payment;
  const used = rng.pick(ways.filter(({ length }) => length <= 5).slice(0, 4));
  const thing = rng.pick(goods);
  const name: string = rng.pick(shortNames);
  const wording = rng.int(0, 2);
  const prompts = [
    `${name} trả ${dong(amount)} như trong hình. Con trả bằng cách khác nhé!`,
    `Chơi bán hàng: ${name} mua ${thing}, trả tiền như hình. Con trả bằng cách khác nhé!`,
    `Chơi bán hàng: ${thing} giá ${dong(amount)}. ${name} đã trả như hình. Con tìm cách trả khác.`,
  ] as const;
  const figure: MoneyFigure = {
    type: "money",
    groups: [{ label: `Cách của ${name}`, notes: used }],
    isRow: true,
    alt: `Các tờ tiền ${name} đã trả.`,
  };
  return payQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    figures: [figure],
    payment,
    rule: { type: "other", used, otherwise: `Cách này giống cách của ${name}. Con tìm cách khác nhé!` },
    tooLittle,
    tooMuch,
    hints: [`Con cộng các tờ tiền của ${name} trong hình.`, hintToChange(used, ways)],
    explain: (way) => `${name} trả ${dong(amount)}. Con có thể trả: ${way}.`,
    praise: "money",
    identity: `other ${used.join()} ${purse.join()}`,
  });
}

/** "Con trả vừa đủ 800 đồng bằng ít tờ tiền nhất." */
function buildFewestQuestion(rng: Rng): Question {
  const payment = drawPayment(
    rng,
    [
      [500, 0, 2],
      [200, 1, 4],
      [100, 2, 5],
    ],
    amountBetween(3, 10),
    (each) => each.ways.length > 1 && (each.ways[0]?.length ?? 0) > 1 && isLargestFirst(each),
  );
  const { amount, purse, ways } = payment;
  const thing = rng.pick(goods);
  const name: string = rng.pick(shortNames);
  const wording = rng.int(0, 2);
  const prompts = [
    `Con trả vừa đủ ${dong(amount)} bằng ít tờ tiền nhất.`,
    `Chơi bán hàng: ${thing} giá ${dong(amount)}. Con trả vừa đủ bằng ít tờ nhất nhé!`,
    `Chơi bán hàng: ${name} mua ${thing} giá ${dong(amount)}. Con trả giúp bằng ít tờ nhất.`,
  ] as const;
  return payQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    payment,
    rule: { type: "fewest", otherwise: "Đủ tiền rồi, nhưng vẫn có cách dùng ít tờ hơn." },
    tooLittle,
    tooMuch,
    hints: ["Tờ có giá trị lớn thì cần ít tờ hơn.", "Con đặt tờ lớn nhất có thể trước, rồi đặt tiếp."],
    explain: (way) => `Ít nhất là ${ways[0]?.length ?? 0} tờ: ${way}.`,
    praise: "money",
    identity: `fewest ${amount} ${purse.join()}`,
  });
}

const paid = 1000;

/** "Chơi bán hàng: cục tẩy giá 600 đồng, bạn đưa 1000 đồng. Con trả lại tiền thừa." */
function buildChangeQuestion(rng: Rng): Question {
  const payment = drawPayment(
    rng,
    [
      [500, 0, 1],
      [200, 1, 3],
      [100, 1, 4],
    ],
    amountBetween(2, 8),
    ({ amount, ways: [fewest = []] }) => amount * 2 !== paid && fewest.length <= 4,
  );
  const { amount, purse } = payment;
  const price = paid - amount;
  const thing = rng.pick(goods);
  const name: string = rng.pick(shortNames);
  const wording = rng.int(0, 1);
  const prompts = [
    `Chơi bán hàng: ${thing} giá ${dong(price)}, bạn đưa ${dong(paid)}. Con trả lại tiền thừa.`,
    `Chơi bán hàng: ${name} mua ${thing} ${dong(price)}, đưa ${dong(paid)}. Con trả lại tiền thừa.`,
  ] as const;
  return payQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    payment,
    distractors: [mistake("DATUM", price, `Đó là giá ${thing}. Con trả lại phần tiền thừa nhé!`)],
    tooLittle: "Con trả lại thiếu rồi. Con tính lại tiền thừa nhé!",
    tooMuch: "Con trả lại nhiều quá. Con tính lại tiền thừa nhé!",
    hints: ["Tiền thừa bằng tiền bạn đưa trừ đi giá tiền.", `Con tính ${paid} − ${price}, rồi đặt tiền trả lại.`],
    explain: (way) => `${paid} − ${price} = ${amount} (đồng). Con có thể trả lại: ${way}.`,
    praise: "money",
    identity: `change ${price} ${purse.join()}`,
  });
}

/** Notes are laid on a counter (curriculum, c2-pick-notes): an exact price; in another way; with the fewest notes, or the change. */
export const pickNotes = defineGeometrySkill({
  id: "c2-pick-notes",
  classId: "2",
  title: "Trả tiền vừa đủ",
  generate: byDifficulty({
    1: [buildExactQuestion],
    2: [buildOtherWayQuestion],
    3: [buildFewestQuestion, buildChangeQuestion],
  }),
});
