import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { longProduct } from "#lib/questions/working/long-product.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";

/** What goes wrong in a product by a number of two digits, and what comes out then. */
const mistakes = [
  {
    words: "chưa lùi tích riêng thứ hai sang trái một cột",
    result: (a: number, t: number, o: number) => a * o + a * t,
  },
  { words: "làm phép cộng thay cho phép nhân", result: (a: number, t: number, o: number) => a + t * 10 + o },
  { words: "chỉ nhân với số đơn vị, quên số chục", result: (a: number, _: number, o: number) => a * o },
  { words: "chỉ nhân với số chục, quên số đơn vị", result: (a: number, t: number) => a * t * 10 },
] as const;

/** "Nam tính 48 × 23 = 240. Nam sai vì:" */
export function buildProductMistakeQuestion(first: number, rng: Rng): Question {
  const [tens, ones] = [rng.int(2, 9), rng.int(3, 9)];
  const second = tens * 10 + ones;
  const results = mistakes.map(({ result }) => result(first, tens, ones));
  // Two mistakes may lead to one result: 28 + 84 = 28 × 4.
  const made = rng.pick(mistakes.filter((_, place) => results.filter((each) => each === results[place]).length === 1));
  const child = rng.pick(children);
  const wrong = groupNumber(made.result(first, tens, ones));
  const [a, product] = [groupNumber(first), groupNumber(first * second)];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${child} tính ${a} × ${second} = ${wrong}. ${child} sai vì:`,
      `${child} viết: ${a} × ${second} = ${wrong}. Bạn ấy đã mắc lỗi nào?`,
    ]),
    answer: wordsValue(made.words),
    distractors: mistakes
      .filter(({ words }) => words !== made.words)
      .map(({ words }) =>
        mistake("FIELD", wordsValue(words), "Con làm thử theo lỗi đó xem có ra kết quả của bạn không nhé!"),
      ),
    hints: [
      "Con tính từng tích riêng trước.",
      {
        say: `Con tính ${a} × ${ones} và ${a} × ${tens * 10}, rồi so với kết quả của bạn.`,
        figures: [longProduct({ first, second, shown: 0, alt: "Phép nhân đặt theo cột dọc." })],
      },
    ],
    explanation: `Kết quả đúng là ${product}. Bạn ấy ${made.words} nên được ${wrong}.`,
    praise: "choose",
    identity: `mistake ${made.words} ${first} ${second}`,
  });
}
