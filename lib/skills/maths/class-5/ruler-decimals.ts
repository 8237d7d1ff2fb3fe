import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";

const measured = [
  { name: "pencil", called: "Cái bút chì" },
  { name: "chalk", called: "Viên phấn" },
  { name: "strip", called: "Băng giấy" },
  { name: "stick", called: "Que tính" },
  { name: "brush", called: "Cái bút lông" },
] as const;

/** "Cái bút chì dài bao nhiêu xăng-ti-mét?" on a ruler with millimetres. */
export function buildRulerQuestion(rng: Rng): Question {
  const { name, called } = rng.pick(measured);
  const [from, length] = [rng.pick([0, 0, 10, 20]), rng.int(4, 7) * 10 + rng.int(1, 9)];
  const [whole, rest] = [Math.floor(length / 10), length % 10];
  const at = (scaled: number, places: number): Decimal => ({ scaled, places });
  const tenth = "Mỗi mi-li-mét là 0,1 xăng-ti-mét. Con viết lại phần thập phân nhé!";
  return decimalEntryQuestion(rng, {
    prompt: `${called} trong hình dài bao nhiêu xăng-ti-mét?`,
    figures: [
      {
        type: "ruler",
        from: 0,
        to: 10,
        hasMillimetres: true,
        numberedEvery: 1,
        thing: { name, from, to: from + length },
        label: null,
        isGuided: false,
        alt: `${called} đặt dọc theo thước có chia mi-li-mét.`,
      },
    ],
    answer: at(length, 1),
    unit: "cm",
    distractors: [
      // From the first mark of the ruler this is worth as much as the answer and passed over.
      mistake("READ", at(from + length, 1), "Con xem lại đầu bên trái nằm ở vạch nào nhé!"),
      mistake("UNIT", at(whole * 100 + rest, 2), tenth),
      mistake("UNIT", at(length, 0), "Đó là số mi-li-mét. Con đổi ra xăng-ti-mét nhé!"),
      mistake("PARTIAL", at(whole, 0), "Con còn quên các khoảng nhỏ ở cuối nhé!"),
      mistake("OFF1", at(length + 1, 1), "Con đếm lại các khoảng nhỏ nhé!"),
      mistake("OFF1", at(length - 1, 1), "Con đếm lại các khoảng nhỏ nhé!"),
    ],
    wrong: "Con xem hai đầu nằm ở vạch nào, rồi đếm lại từng vạch nhé!",
    hints: [
      "Con đếm số xăng-ti-mét trọn vẹn trước, rồi đếm các khoảng nhỏ còn lại.",
      "Mỗi khoảng nhỏ là 1 mi-li-mét, bằng 0,1 xăng-ti-mét.",
    ],
    explanation: `${called} dài ${measure(String(whole), "cm")} ${measure(String(rest), "mm")}, bằng ${measure(writeShortDecimal(length, 1), "cm")}.`,
    praise: "measure",
    identity: `ruler ${name} ${from} ${length}`,
  });
}
