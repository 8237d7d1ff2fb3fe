import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { resultOf, writeHundredths } from "./percent-share.ts";

const goods = ["chiếc cặp", "đôi giày", "chiếc áo khoác", "bộ truyện", "chiếc đồng hồ", "chiếc xe đạp"] as const;

/** "Chiếc cặp giá 250 000 đồng, được giảm giá 20 %. Giá sau khi giảm là:" */
export function buildSaleQuestion(rng: Rng): Question {
  const good = rng.pick(goods);
  const price = (good === "chiếc xe đạp" ? rng.int(30, 60) * 4 : rng.int(5, 24) * 2) * 10_000;
  const percent = rng.pick([5, 10, 15, 20, 25, 30, 40]);
  const share = { percent, whole: price };
  const cut = resultOf(share);
  const asksCut = rng.pick([true, false, false]);
  const money = (value: number) => writeHundredths(value * 100, "đồng");
  const others = [
    mistake(
      "PARTIAL",
      asksCut ? price - cut : cut,
      asksCut ? "Đó là giá sau khi giảm." : "Đó mới là số tiền được giảm.",
    ),
    mistake("OP", price + cut, "Giảm giá thì giá phải bé hơn giá ban đầu."),
    mistake("OP", price - percent * 1000, `Con đã trừ đi ${percent} nghìn đồng. Con tính phần trăm của giá trước.`),
    mistake("DEC-SHIFT", asksCut ? cut / 10 : price - cut / 10, "Con xem lại: phần trăm nghĩa là chia cho 100."),
    mistake("DEC-SHIFT", asksCut ? cut * 10 : price - 1000, "Con xem lại: phần trăm nghĩa là chia cho 100."),
  ] as const;
  const told = `${groupNumber(price)} × ${percent} : 100 = ${groupNumber(cut)} (đồng)`;
  return choiceQuestion(rng, {
    prompt: `Một ${good} giá ${measure(groupNumber(price), "đồng")}, được giảm giá ${measure(String(percent), "%")}. ${asksCut ? "Số tiền được giảm là:" : "Giá sau khi giảm là:"}`,
    answer: money(asksCut ? cut : price - cut),
    distractors: others.map((each) => ({ ...each, value: money(each.value) })),
    hints: [
      `Con tính ${measure(String(percent), "%")} của giá tiền trước.`,
      asksCut ? "Con nhân với số phần trăm rồi chia cho 100." : "Con lấy giá ban đầu trừ đi số tiền được giảm.",
    ],
    explanation: asksCut
      ? `Số tiền được giảm: ${told}.`
      : `Số tiền được giảm: ${told}. Giá sau khi giảm: ${groupNumber(price)} − ${groupNumber(cut)} = ${groupNumber(price - cut)} (đồng).`,
    praise: "money",
    identity: `sale ${asksCut} ${price} ${percent}`,
  });
}

/** "Cô Hoa gửi tiết kiệm 20 000 000 đồng, lãi suất 6 % một năm. Sau một năm, tiền lãi là:" */
export function buildInterestQuestion(rng: Rng): Question {
  const saved = rng.int(4, 60) * 500_000;
  const percent = rng.int(4, 8);
  const interest = resultOf({ percent, whole: saved });
  const isAll = rng.pick([true, false]);
  const money = (value: number) => writeHundredths(value * 100, "đồng");
  const shifted = "Con xem lại: phần trăm nghĩa là chia cho 100.";
  const others = [
    mistake(
      "PARTIAL",
      isAll ? interest : saved + interest,
      isAll ? "Đó mới là tiền lãi." : "Đó là cả tiền gửi và tiền lãi.",
    ),
    mistake("DEC-SHIFT", isAll ? saved + interest / 10 : interest / 10, shifted),
    mistake("DEC-SHIFT", isAll ? saved + interest * 10 : interest * 10, shifted),
    mistake("OP", isAll ? saved - interest : saved - interest * 2, "Gửi tiết kiệm thì số tiền tăng thêm."),
  ] as const;
  const told = `Tiền lãi: ${groupNumber(saved)} × ${percent} : 100 = ${groupNumber(interest)} (đồng).`;
  const who = rng.pick(["Cô Hoa", "Bác Ba", "Chú Dũng", "Bà Tám"]);
  return choiceQuestion(rng, {
    prompt: `${who} gửi tiết kiệm ${measure(groupNumber(saved), "đồng")}, lãi suất ${measure(String(percent), "%")} một năm. Sau một năm, ${isAll ? "cả tiền gửi và tiền lãi là:" : "tiền lãi là:"}`,
    answer: money(isAll ? saved + interest : interest),
    distractors: others.map((each) => ({ ...each, value: money(each.value) })),
    hints: [
      `Tiền lãi là ${measure(String(percent), "%")} của số tiền gửi.`,
      isAll ? "Con tính tiền lãi, rồi cộng với tiền gửi." : "Con nhân với số phần trăm rồi chia cho 100.",
    ],
    explanation: isAll
      ? `${told} Cả gửi và lãi: ${groupNumber(saved)} + ${groupNumber(interest)} = ${groupNumber(saved + interest)} (đồng).`
      : told,
    praise: "money",
    identity: `interest ${isAll} ${saved} ${percent}`,
  });
}
