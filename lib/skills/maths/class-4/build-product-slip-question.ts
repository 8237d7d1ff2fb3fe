import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { productWithoutCarries, sumWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { longProduct } from "#lib/questions/working/long-product.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";

/** What goes wrong in a written product by a number of two digits, and what comes out then. */
const slips = [
  {
    words: "chưa lùi tích riêng thứ hai sang trái một cột",
    result: (a: number, t: number, o: number) => a * o + a * t,
  },
  {
    words: "quên số nhớ khi nhân với chữ số hàng đơn vị",
    result: (a: number, t: number, o: number) => productWithoutCarries(a, o) + a * t * 10,
  },
  {
    words: "quên số nhớ khi cộng hai tích riêng",
    result: (a: number, t: number, o: number) => sumWithoutCarries(a * o, a * t * 10),
  },
  {
    words: "bỏ mất chữ số 0 của thừa số thứ nhất",
    result: (a: number, t: number, o: number) => Number(String(a).replaceAll("0", "")) * (t * 10 + o),
  },
] as const;

interface Slip {
  readonly a: number;
  readonly t: number;
  readonly o: number;
  readonly results: readonly number[];
}

/** A product in which each slip leads elsewhere; over a fixed row of draws. */
function pickSlips(rng: Rng): Slip {
  const draws = Array.from({ length: 20 }, () => {
    const [a, t, o] = [rng.int(2, 9) * 100 + rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
    return { a, t, o, results: slips.map(({ result }) => result(a, t, o)) };
  });
  const fit = draws.find(({ a, t, o, results }) => new Set([...results, a * (t * 10 + o)]).size === slips.length + 1);
  return fit ?? { a: 406, t: 5, o: 7, results: slips.map(({ result }) => result(406, 5, 7)) };
}

/** "Nam tính 406 × 57 = 4 872. Nam sai vì:" */
export function buildProductSlipQuestion(_: Difficulty, rng: Rng): Question {
  const { a, t, o, results } = pickSlips(rng);
  const place = rng.int(0, slips.length - 1);
  const made = slips[place]?.words ?? "";
  const wrong = groupNumber(results[place] ?? 0);
  const [child, b] = [rng.pick(children), t * 10 + o];
  const figure = longProduct({ first: a, second: b, shown: 0, alt: "Phép nhân đặt theo cột dọc." });
  const rows = `${a} × ${o} = ${groupNumber(a * o)}; ${a} × ${t * 10} = ${groupNumber(a * t * 10)}`;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${child} tính ${a} × ${b} = ${wrong}. ${child} sai vì:`,
      `${child} viết: ${a} × ${b} = ${wrong}. Bạn ấy đã mắc lỗi nào?`,
    ]),
    answer: wordsValue(made),
    distractors: slips.flatMap(({ words }, at) =>
      at === place
        ? []
        : [
            mistake(
              "FIELD",
              wordsValue(words),
              `Mắc lỗi đó thì bạn được ${groupNumber(results[at] ?? 0)}. Con thử lại nhé!`,
            ),
          ],
    ),
    hints: [
      "Con tính từng tích riêng trước.",
      { say: `Con tính ${a} × ${o} và ${a} × ${t * 10}, rồi so với kết quả của bạn.`, figures: [figure] },
    ],
    explanation: `Tính đúng: ${rows}; cộng lại được ${groupNumber(a * b)}. Bạn ấy ${made} nên được ${wrong}.`,
    praise: "choose",
    identity: `slip ${made} ${a} ${b}`,
  });
}
