import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";

const range = [1, 99_999] as const;

const isLeap = (year: number) => year % 4 === 0;
const leapRule = "Năm nhuận có 366 ngày, năm thường có 365 ngày. Cứ bốn năm thì có một năm nhuận.";
const leapWay = "Với các năm không tròn trăm, năm nào chia hết cho 4 là năm nhuận.";

/** The rule does not speak of them. */
const isRound = (year: number) => year % 100 === 0;

/** "Hai năm 2027, 2028 có tất cả bao nhiêu ngày?" */
export function buildDaysQuestion(rng: Rng): Question {
  const first = rng.int(1993, 2045);
  const count = rng.int(2, 3);
  const years = Array.from({ length: count }, (_, place) => first + place);
  if (years.some(isRound)) return buildDaysQuestion(rng);
  const days = years.map((year) => (isLeap(year) ? 366 : 365));
  const answer = days.reduce((sum, each) => sum + each, 0);
  const leap = years.find(isLeap);
  const listed = years.join(", ");
  const found =
    leap === undefined
      ? "Các năm đó đều không chia hết cho 4 nên là năm thường"
      : `${leap} chia hết cho 4 nên là năm nhuận`;
  return typedNumberQuestion(rng, {
    prompt: `${count === 2 ? "Hai" : "Ba"} năm ${listed} có tất cả bao nhiêu ngày?`,
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("PARTIAL", count * 365, "Con tính năm nào cũng là năm thường. Con tìm xem có năm nhuận không nhé!"),
      mistake("FIELD", count * 365 + 1, "Con xem lại: trong các năm này không có năm nào chia hết cho 4."),
      mistake("FIELD", count * 366, "Con tính năm nào cũng là năm nhuận. Cứ bốn năm mới có một năm nhuận."),
      mistake("UNIT", count * 360, "Một năm không phải 360 ngày. Con nhớ lại nhé!"),
    ],
    hints: [leapRule, leapWay],
    explanation: `${found}. ${days.join(" + ")} = ${groupNumber(answer)} (ngày).`,
    praise: "calculate",
    identity: `days ${listed}`,
  });
}

/** "Từ năm 2021 đến năm 2030 có bao nhiêu năm nhuận?" */
export function buildLeapQuestion(rng: Rng): Question {
  const first = rng.int(1905, 2060);
  // Never four: the rule that helps speaks of every fourth year.
  const last = first + rng.pick([rng.int(8, 11), rng.int(19, 26)]);
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (years.some(isRound)) return buildLeapQuestion(rng);
  const leaps = years.filter(isLeap);
  const count = leaps.length;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Từ năm ${first} đến năm ${last} có bao nhiêu năm nhuận?`,
      `Con đếm xem từ năm ${first} đến năm ${last} có bao nhiêu năm nhuận.`,
    ]),
    answer: count,
    range,
    distractors: [
      mistake("COUNT-ENDS", count + 1, "Con đếm thừa một năm nhuận. Con viết các năm nhuận ra rồi đếm nhé!"),
      mistake("COUNT-ENDS", count - 1, "Con còn thiếu một năm nhuận. Con viết các năm nhuận ra rồi đếm nhé!"),
      mistake("FIELD", years.length, "Đó là tất cả số năm. Cứ 4 năm mới có một năm nhuận."),
      mistake("FIELD", years.length - count, "Đó là số năm thường. Đề bài hỏi năm nhuận."),
    ],
    hints: [
      `Con tìm năm nhuận đầu tiên kể từ năm ${first}.`,
      `${leapWay} Tìm được một năm nhuận, con cộng thêm 4 để tìm năm nhuận tiếp theo, cứ thế đến khi quá năm ${last} thì dừng.`,
    ],
    explanation: `Các năm nhuận là ${leaps.join(", ")}: có ${count} năm.`,
    praise: "leap",
    identity: `leap ${first} ${last}`,
  });
}
