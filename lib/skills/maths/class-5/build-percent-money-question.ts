import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { resultOf } from "./percent-share.ts";
import { stepsQuestion } from "./steps-question.ts";

const goods = ["chiếc cặp", "đôi giày", "chiếc áo khoác", "bộ truyện", "chiếc đồng hồ", "chiếc xe đạp"] as const;

const shifted = "Con xem lại: phần trăm nghĩa là chia cho 100.";

/** "Chiếc cặp giá 250 000 đồng, được giảm giá 20%. Giá sau khi giảm là: … đồng" */
export function buildSaleQuestion(rng: Rng): Question {
  const good = rng.pick(goods);
  const price = (good === "chiếc xe đạp" ? rng.int(30, 60) * 4 : rng.int(5, 24) * 2) * 10_000;
  const percent = rng.pick([5, 10, 15, 20, 25, 30, 40]);
  const cut = resultOf({ percent, whole: price });
  const off = measure(String(percent), "%");
  const early = (taken: number) =>
    `Con đã trừ ${measure(groupNumber(taken), "đồng")}. Con tính ${off} của ${measure(groupNumber(price), "đồng")} trước nhé!`;
  return stepsQuestion(rng, {
    prompt: `Một ${good} giá ${measure(groupNumber(price), "đồng")}, được giảm giá ${off}. Giá sau khi giảm là:`,
    answer: price - cut,
    unit: "đồng",
    isTyped: true,
    distractors: [
      mistake("PARTIAL", cut, "Đó mới là số tiền được giảm. Con tính giá sau khi giảm nhé!"),
      mistake("OP", price + cut, "Giảm giá thì giá phải thấp hơn giá ban đầu. Con làm phép trừ nhé!"),
      mistake("OP", price - percent * 1000, early(percent * 1000)),
      mistake("OP", price - percent, early(percent)),
      mistake("DEC-SHIFT", price - cut / 10, shifted),
      mistake("DEC-SHIFT", price - cut * 10, shifted),
    ],
    hints: [`Con tính ${off} của giá tiền trước.`, "Con lấy giá ban đầu trừ đi số tiền được giảm."],
    explanation: `Số tiền được giảm: ${groupNumber(price)} × ${percent} : 100 = ${groupNumber(cut)} (đồng). Giá sau khi giảm: ${groupNumber(price)} − ${groupNumber(cut)} = ${groupNumber(price - cut)} (đồng).`,
    identity: `sale ${price} ${percent}`,
  });
}

/** "Cô Hoa gửi tiết kiệm 20 000 000 đồng, lãi suất 6% một năm. Sau một năm, cả tiền gửi và tiền lãi là: … đồng" */
export function buildInterestQuestion(rng: Rng): Question {
  const saved = rng.int(4, 60) * 500_000;
  const percent = rng.int(4, 8);
  const interest = resultOf({ percent, whole: saved });
  const who = rng.pick(["Cô Hoa", "Bác Ba", "Chú Dũng", "Bà Tám"]);
  const rate = measure(String(percent), "%");
  return stepsQuestion(rng, {
    prompt: `${who} gửi tiết kiệm ${measure(groupNumber(saved), "đồng")}, lãi suất ${rate} một năm. Sau một năm, cả tiền gửi và tiền lãi là:`,
    answer: saved + interest,
    unit: "đồng",
    isTyped: true,
    distractors: [
      mistake("PARTIAL", interest, "Đó mới là tiền lãi. Con cộng với tiền gửi nhé!"),
      mistake("OP", saved - interest, "Gửi tiết kiệm thì số tiền tăng thêm. Con làm phép cộng nhé!"),
      mistake("DEC-SHIFT", saved + interest / 10, shifted),
      mistake("DEC-SHIFT", saved + interest * 10, shifted),
      mistake(
        "OP",
        saved + percent,
        `Con đã cộng ${measure(String(percent), "đồng")}. Con tính ${rate} của số tiền gửi trước nhé!`,
      ),
    ],
    hints: [`Tiền lãi là ${rate} của số tiền gửi.`, "Con tính tiền lãi, rồi cộng với tiền gửi."],
    explanation: `Tiền lãi: ${groupNumber(saved)} × ${percent} : 100 = ${groupNumber(interest)} (đồng). Cả tiền gửi và tiền lãi: ${groupNumber(saved)} + ${groupNumber(interest)} = ${groupNumber(saved + interest)} (đồng).`,
    identity: `interest ${saved} ${percent}`,
  });
}
