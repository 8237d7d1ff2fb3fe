import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MoneyFigure, NoteValue } from "#lib/questions/figures/money.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion, orderQuestion } from "#lib/skills/drafts/questions.ts";
import { borrowSlip, carrySlip } from "#lib/skills/maths/carry-codes.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { children } from "#lib/skills/words/children.ts";
import { goods, smallGoods } from "./priced-goods.ts";

const dong = (amount: number) => measure(groupNumber(amount), "đồng");
const range = [1000, 100_000] as const;
const again = "Con trừ lại cẩn thận nhé!";

function drawn(values: readonly NoteValue[], alt: string): MoneyFigure {
  return { type: "money", groups: [{ label: null, notes: values }], alt };
}

const oneNote = (value: NoteValue) => drawn([value], `Một tờ tiền ghi ${groupNumber(value)}.`);

/** "Mua vở hết 35 000 đồng, đưa cô bán hàng 50 000 đồng. Cô trả lại bao nhiêu tiền?" */
function buildChangeQuestion(rng: Rng): Question {
  const { name, least, most } = rng.pick(goods);
  const price = rng.int(least, most) * 1000;
  const paid = price < 50_000 ? rng.pick([50_000, 100_000]) : 100_000;
  const answer = paid - price;
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${child} mua ${name} giá ${dong(price)}, đưa cô bán hàng ${dong(paid)}. Cô trả lại bao nhiêu đồng?`,
      `Mẹ mua ${name} hết ${dong(price)}. Mẹ đưa tờ ${dong(paid)}. Mẹ được trả lại bao nhiêu đồng?`,
      `${child} có ${dong(paid)}. Sau khi mua ${name} giá ${dong(price)}, ${child} còn bao nhiêu đồng?`,
    ]),
    figures: [oneNote(paid === 50_000 ? 50_000 : 100_000)],
    answer,
    write: wholeValue,
    range,
    step: 1000,
    isTyped: true,
    distractors: [
      borrowSlip(paid, price, 10_000, price % 10_000 === 0 ? again : "Con quên nhớ 1 sang hàng chục nghìn rồi."),
      mistake("OP", paid + price, "Con đã cộng. Tiền trả lại bằng tiền đưa trừ đi tiền hàng."),
      borrowSlip(paid, price, -10_000, again),
      mistake("DATUM", price, "Đó là tiền hàng. Con tìm tiền trả lại nhé!"),
    ],
    hints: [
      "Tiền còn lại bằng tiền đã có trừ đi tiền mua hàng.",
      `Con tính ${groupNumber(paid)} − ${groupNumber(price)}.`,
    ],
    explanation: `${groupNumber(paid)} − ${groupNumber(price)} = ${groupNumber(answer)} (đồng).`,
    praise: "money",
    identity: `change ${paid} ${price} ${name}`,
  });
}

/** Two things are bought and paid with one note. */
function buildTwoThingsQuestion(rng: Rng): Question {
  const [first, second] = rng.shuffle(smallGoods);
  if (first === undefined || second === undefined) throw new Error("Two things");
  const [a, b] = [rng.int(first.least, first.most) * 1000, rng.int(second.least, second.most) * 1000];
  const [paid, cost] = [50_000, a + b];
  const answer = paid - cost;
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: `${child} mua ${first.name} ${dong(a)} và ${second.name} ${dong(b)}. ${child} đưa ${dong(paid)} thì được trả lại bao nhiêu đồng?`,
    answer,
    write: wholeValue,
    range,
    step: 1000,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", cost, "Đó mới là tiền mua hai món. Con tính tiếp tiền trả lại nhé!"),
      mistake("PARTIAL", paid - a, "Con còn quên trừ tiền món thứ hai."),
      mistake("PARTIAL", paid - b, "Con còn quên trừ tiền món thứ nhất."),
      borrowSlip(paid, cost, 10_000, again),
    ],
    hints: ["Con tính tiền mua cả hai món trước.", "Con lấy tiền đưa trừ đi tiền mua cả hai món."],
    explanation: `Hai món hết ${groupNumber(a)} + ${groupNumber(b)} = ${groupNumber(cost)} (đồng). Được trả lại: ${groupNumber(paid)} − ${groupNumber(cost)} = ${groupNumber(answer)} (đồng).`,
    praise: "money",
    identity: `two ${a} ${b} ${first.name} ${second.name}`,
  });
}

const notes: readonly NoteValue[] = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
/** "Tờ tiền nào là 20 000 đồng?" */
function buildWhichNoteQuestion(rng: Rng): Question {
  const [right = 1000, ...wrong] = rng.shuffle(notes).slice(0, 4);

  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Tờ tiền nào có giá trị ${dong(right)}?`,
      `Con cần trả ${dong(right)}. Con chọn tờ tiền vừa đủ nhé!`,
      `Con tìm tờ ${dong(right)}.`,
    ]),
    isReadByPupil: true,
    right: oneNote(right),
    answer: oneNote(right).alt,
    distractors: wrong.map((value) => mistake("FIELD", oneNote(value), `Tờ này có giá trị ${dong(value)}.`)),
    hints: ["Con đọc số ghi trên tờ tiền.", "Con đếm các chữ số 0 cẩn thận."],
    explanation: `${oneNote(right).alt} Đó là tờ ${dong(right)}.`,
    praise: "money",
    identity: `which ${right} ${wrong.toSorted((a, b) => a - b).join()}`,
  });
}

/** "Con xếp các tờ tiền từ giá trị bé đến lớn." */
function buildOrderNotesQuestion(rng: Rng): Question {
  const isRising = rng.int(0, 1) === 0;
  const values = rng.shuffle(notes).slice(0, 4);
  const first = isRising ? "Tờ tiền bé nhất đứng đầu. Con tìm lại nhé!" : "Tờ tiền lớn nhất đứng đầu. Con tìm lại nhé!";
  const sorted = values.toSorted((a, b) => (a - b) * (isRising ? 1 : -1));
  return orderQuestion(rng, {
    prompt: isRising
      ? "Các thẻ ghi giá trị tờ tiền. Con xếp từ bé đến lớn."
      : "Các thẻ ghi giá trị tờ tiền. Con xếp từ lớn đến bé.",
    numbers: values.map(wholeValue),
    isRising,
    first,
    later: "Tờ đầu tiên đúng rồi. Con so sánh tiếp các tờ còn lại nhé!",
    hints: ["Số có nhiều chữ số hơn thì lớn hơn.", "Hai số có cùng số chữ số thì con so sánh chữ số đầu tiên."],
    explanation: `Xếp đúng là: ${sorted.map(groupNumber).join(", ")}.`,
    praise: "order",
    identity: `order ${isRising} ${values.toSorted((a, b) => a - b).join()}`,
  });
}

const breaks: readonly (readonly [large: NoteValue, small: NoteValue])[] = [
  [2000, 1000],
  [5000, 1000],
  [10_000, 1000],
  [10_000, 2000],
  [10_000, 5000],
  [20_000, 2000],
  [20_000, 5000],
  [20_000, 10_000],
  [50_000, 5000],
  [50_000, 10_000],
  [100_000, 10_000],
  [100_000, 20_000],
  [100_000, 50_000],
];

/** "Đổi một tờ 50 000 đồng thì được mấy tờ 10 000 đồng?" Typed. */
function buildBreakNoteQuestion(rng: Rng): Question {
  const [large, small] = rng.pick(breaks);
  const answer = large / small;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đổi một tờ ${dong(large)} thì được mấy tờ ${dong(small)}?`,
      `Mẹ có một tờ ${dong(large)}, muốn đổi hết ra các tờ ${dong(small)}. Mẹ đổi được mấy tờ?`,
    ]),
    figures: [oneNote(large)],
    answer,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake("OFF1", answer + 1, "Con cộng lại các tờ nhỏ xem có đủ không nhé!"),
      mistake("OFF1", answer - 1, "Con cộng lại các tờ nhỏ xem có đủ không nhé!"),
      mistake("ZERO", answer * 10, "Con đếm lại các chữ số không của hai tờ tiền nhé!"),
    ],
    hints: ["Tổng các tờ nhỏ phải bằng giá trị tờ lớn.", `Con đếm thêm từng ${dong(small)} cho đến khi đủ.`],
    explanation: `${groupNumber(small)} × ${answer} = ${groupNumber(large)}, nên đổi được ${answer} tờ.`,
    praise: "money",
    identity: `break ${large} ${small}`,
  });
}

/** Two to five notes of at most 100 000 đồng. */
function pickNotes(rng: Rng): NoteValue[] {
  const first = rng.pick([20_000, 50_000, 10_000] as const);
  const second = rng.pick([10_000, 20_000, 5000] as const);
  const small = rng.shuffle([1000, 2000, 2000, 5000, 10_000] as const).slice(0, rng.int(1, 3));
  return [first, second, ...small].toSorted((a, b) => b - a);
}

/** Said to ten thousand too little, where a note of that value may be left out. */
const forgotten = "Con còn quên một tờ. Con đếm xem có mấy tờ rồi cộng đủ nhé!";

/** "Có tất cả bao nhiêu tiền?" with drawn notes. */
function buildTotalQuestion(rng: Rng): Question {
  const values = pickNotes(rng);
  const sum = total(values);
  const different = [...new Set(values)];
  const parts = different.map((value) => `${values.filter((each) => each === value).length} tờ ${dong(value)}`);
  const isTold = rng.int(0, 1) === 0 && parts.length > 1 && parts.length <= 3;
  const told = `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;
  return numberQuestion(rng, {
    prompt: isTold
      ? rng.pick([`Trong ví có ${told}. Tất cả là bao nhiêu đồng?`, `Ví bà có ${told}. Bà có bao nhiêu đồng?`])
      : rng.pick([
          "Trong hình có tất cả bao nhiêu đồng?",
          "Con cộng các tờ tiền. Tất cả là bao nhiêu đồng?",
          "Bạn Tú có các tờ tiền này. Tú có bao nhiêu đồng?",
        ]),
    figures: isTold ? [] : [drawn(values, `Các tờ tiền: ${values.map(groupNumber).join(", ")}.`)],
    answer: sum,
    write: wholeValue,
    range,
    step: 1000,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", sum - (values.at(-1) ?? 0), "Con còn quên một tờ. Con cộng đủ các tờ nhé!"),
      mistake("PARTIAL", total(different), "Có những tờ giống nhau, con cộng đủ cả nhé!"),
      carrySlip(values, -10_000, values.includes(10_000) ? forgotten : "Con cộng lại hàng chục nghìn nhé!"),
      mistake("OFF1", sum + 1000, "Con cộng lại các tờ bé hơn 10 000 đồng nhé!"),
      carrySlip(values, 10_000, "Con cộng lại các tờ từ 10 000 đồng trở lên nhé!"),
    ],
    hints: [
      "Con cộng từ tờ lớn nhất đến tờ bé nhất.",
      `Con lấy ${values.slice(0, 2).map(groupNumber).join(" + ")} trước, rồi cộng tiếp.`,
    ],
    explanation: `${values.map(groupNumber).join(" + ")} = ${groupNumber(sum)} (đồng).`,
    praise: "money",
    identity: `total ${isTold} ${values.join()}`,
  });
}

/** Vietnamese money up to 100 000 đồng (curriculum, c3-money-100000): notes; totals; change. */
export const moneyHundredThousand = defineGeometrySkill({
  id: "c3-money-100000",
  classId: "3",
  title: "Tiền Việt Nam đến 100 000 đồng",
  generate: byDifficulty({
    1: [buildWhichNoteQuestion, buildWhichNoteQuestion, buildOrderNotesQuestion, buildBreakNoteQuestion],
    2: [buildTotalQuestion],
    3: [buildChangeQuestion, buildChangeQuestion, buildTwoThingsQuestion],
  }),
});
