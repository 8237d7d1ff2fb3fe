import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { pickGroups, repeated } from "./repeated-sum.ts";

/** "5 × 3 = 5 + 5 + 5 = …": the product is worked out by its sum, which is told or has to be found. */
export function buildResultQuestion(rng: Rng, isTold: boolean): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const answer = size * count;
  const sum = repeated(size, count).line.text;
  const prompts = isTold
    ? [`Con tính: ${size} × ${count} = ${sum} = …`, `${size} × ${count} = ${sum}. Kết quả là bao nhiêu?`]
    : [
        `Con viết ${size} × ${count} thành tổng rồi tính. Kết quả là:`,
        `Số ${size} được lấy ${count} lần thì được bao nhiêu?`,
      ];
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer,
    distractors: [
      mistake("OP", size + count, "Con cộng hai số rồi. Con xem số nào được lấy nhiều lần nhé!"),
      mistake("COUNT-ENDS", answer - size, "Con cộng còn thiếu một lần. Con đếm lại các số hạng nhé!"),
      mistake("OFF1", answer + size, "Con cộng thừa một lần. Con đếm lại các số hạng nhé!"),
      mistake("CONCAT", Number(`${size}${count}`), "Con viết hai số cạnh nhau rồi. Con cộng các số hạng nhé!"),
    ],
    range: [1, 100],
    isTyped: true,
    hints: withoutLeaks(answer, [
      isTold ? "Con cộng lần lượt từng số hạng." : `Con viết số ${size} nhiều lần, giữa các số là dấu cộng.`,
      count === 2
        ? "Các số hạng của tổng giống nhau. Con cộng chúng lại."
        : `Con cộng ${size} với ${size} trước, rồi cộng tiếp cho đủ.`,
    ]),
    explanation: `${size} × ${count} = ${sum} = ${answer}.`,
    praise: "calculate",
    identity: `result ${isTold} ${place} ${size} ${count}`,
  });
}

/** "5 × 4 = 5 × 3 + …": one time more is once more the number that is taken. */
export function buildOnceMoreQuestion(rng: Rng): Question {
  const { size, count } = pickGroups(rng);
  const more = count + 1;
  return numberQuestion(rng, {
    prompt: `${size} × ${more} = ${size} × ${count} + …. Số cần điền là:`,
    answer: size,
    distractors: [
      mistake("DATUM", count, "Đây là số lần lấy. Lấy thêm một lần thì thêm số nào?"),
      mistake("DATUM", more, "Đây là số lần lấy. Lấy thêm một lần thì thêm số nào?"),
      mistake("OFF1", 1, "Thêm một lần, không phải thêm 1 đơn vị. Mỗi lần lấy số nào?"),
      mistake("OP", size * more, "Đó là cả tích. Con tìm phần thêm vào thôi nhé!"),
    ],
    range: [1, 100],
    isTyped: true,
    hints: ["Con viết hai tích thành hai tổng.", "Con xem tổng dài hơn tổng kia số hạng nào."],
    explanation: `${size} × ${more} hơn ${size} × ${count} một lần lấy số ${size}. Vậy điền ${size}.`,
    praise: "calculate",
    identity: `once more ${size} ${count}`,
  });
}
