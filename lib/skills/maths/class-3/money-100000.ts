import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { children } from "#lib/skills/words/children.ts";
import {
  buildBreakNoteQuestion,
  buildOrderNotesQuestion,
  buildTotalQuestion,
  buildWhichNoteQuestion,
} from "./build-notes-question.ts";

const dong = (amount: number) => measure(groupNumber(amount), "đồng");
const write = writeWith("đồng");
const range = [1000, 100_000] as const;
const again = "Con trừ lại cẩn thận nhé!";

/** Goods with real prices in thousands. */
const goods = [
  { name: "một hộp bút", least: 25, most: 60 },
  { name: "một quyển truyện", least: 18, most: 45 },
  { name: "một quả bóng", least: 35, most: 85 },
  { name: "một chiếc mũ", least: 28, most: 75 },
  { name: "một đôi dép", least: 32, most: 88 },
  { name: "một ki-lô-gam cam", least: 24, most: 48 },
  { name: "một bó hoa", least: 26, most: 65 },
] as const;

const small = [
  { name: "một chiếc bút", least: 4, most: 9 },
  { name: "một quyển vở", least: 7, most: 15 },
  { name: "một hộp sữa", least: 6, most: 9 },
  { name: "một chiếc bánh mì", least: 8, most: 18 },
] as const;

/** "Mua vở hết 35 000 đồng, đưa cô bán hàng 50 000 đồng. Cô trả lại bao nhiêu tiền?" */
function buildChangeQuestion(rng: Rng): Question {
  const { name, least, most } = rng.pick(goods);
  const price = rng.int(least, most) * 1000;
  const paid = price < 50_000 ? rng.pick([50_000, 100_000]) : 100_000;
  const answer = paid - price;
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${child} mua ${name} giá ${dong(price)}, đưa cô bán hàng ${dong(paid)}. Cô trả lại bao nhiêu tiền?`,
      `Mẹ mua ${name} hết ${dong(price)}. Mẹ đưa tờ ${dong(paid)}. Mẹ được trả lại bao nhiêu?`,
      `${child} có ${dong(paid)}. Sau khi mua ${name} giá ${dong(price)}, ${child} còn bao nhiêu tiền?`,
    ]),
    figures: [
      {
        type: "money",
        groups: [{ label: null, notes: [paid === 50_000 ? 50_000 : 100_000] }],
        alt: `Một tờ tiền ghi ${groupNumber(paid)}.`,
      },
    ],
    answer,
    write,
    range,
    step: 1000,
    distractors: [
      mistake("BORROW", answer + 10_000, price % 10_000 === 0 ? again : "Con quên nhớ 1 sang hàng chục nghìn rồi."),
      mistake("OP", paid + price, "Con đã cộng. Tiền trả lại bằng tiền đưa trừ đi tiền hàng."),
      mistake("BORROW", answer - 10_000, again),
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
  const [first, second] = rng.shuffle(small);
  if (first === undefined || second === undefined) throw new Error("Two things");
  const [a, b] = [rng.int(first.least, first.most) * 1000, rng.int(second.least, second.most) * 1000];
  const paid = 50_000;
  const cost = a + b;
  const answer = paid - cost;
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: `${child} mua ${first.name} ${dong(a)} và ${second.name} ${dong(b)}. ${child} đưa ${dong(paid)} thì được trả lại bao nhiêu?`,
    answer,
    write,
    range,
    step: 1000,
    distractors: [
      mistake("PARTIAL", cost, "Đó mới là tiền mua hai món. Con tính tiếp tiền trả lại nhé!"),
      mistake("PARTIAL", paid - a, "Con còn quên trừ tiền món thứ hai."),
      mistake("PARTIAL", paid - b, "Con còn quên trừ tiền món thứ nhất."),
      mistake("BORROW", answer + 10_000, "Con trừ lại cẩn thận nhé!"),
    ],
    hints: ["Con tính tiền mua cả hai món trước.", "Con lấy tiền đưa trừ đi tiền mua cả hai món."],
    explanation: `Hai món hết ${groupNumber(a)} + ${groupNumber(b)} = ${groupNumber(cost)} (đồng). Được trả lại: ${groupNumber(paid)} − ${groupNumber(cost)} = ${groupNumber(answer)} (đồng).`,
    praise: "money",
    identity: `two ${a} ${b} ${first.name} ${second.name}`,
  });
}

/** Vietnamese money up to 100 000 đồng (curriculum, c3-money-100000): notes; totals; change. */
export const moneyHundredThousand = defineGeometrySkill({
  id: "c3-money-100000",
  classId: "3",
  title: "Tiền Việt Nam đến 100 000 đồng",
  generate(difficulty, rng) {
    if (difficulty === 1)
      return rng.pick([
        buildWhichNoteQuestion,
        buildWhichNoteQuestion,
        buildOrderNotesQuestion,
        buildBreakNoteQuestion,
      ])(rng);
    return difficulty === 2
      ? buildTotalQuestion(rng)
      : rng.pick([buildChangeQuestion, buildChangeQuestion, buildTwoThingsQuestion])(rng);
  },
});
