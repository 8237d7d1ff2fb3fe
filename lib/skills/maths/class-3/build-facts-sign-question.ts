import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signQuestion } from "#lib/skills/drafts/questions.ts";

/** A fact of a table: "7 × 8" is 56. */
interface Fact {
  readonly text: string;
  readonly value: number;
}

interface TwoFacts {
  readonly facts: readonly [Fact, Fact];
  /** What they are and what they give: "phép nhân", "tích". */
  readonly work: string;
  readonly results: string;
  readonly hint: string;
}

/** "7 × 8 □ 9 × 6": two facts of the tables compared. */
export function buildFactsSignQuestion(rng: Rng, { facts: [left, right], work, results, hint }: TwoFacts): Question {
  const sign = signBetween(left.value, right.value);
  const answer = `${left.text} ${sign} ${right.text}`;
  return signQuestion(rng, {
    prompt: rng.pick([
      `Con tính hai ${results} rồi điền dấu thích hợp.`,
      `Dấu nào đứng giữa hai ${work}?`,
      `Con so sánh kết quả của hai ${work}.`,
    ]),
    sides: [left.text, right.text],
    sign,
    answer,
    turned: "Dấu này ngược với kết quả. Đầu nhọn của dấu luôn chỉ vào số bé hơn.",
    notEqual: `Con tính cả hai ${work}: hai kết quả khác nhau.`,
    hints: [`Con tính từng ${work} trước, đừng chỉ nhìn số đứng đầu.`, hint],
    explanation: `${left.text} = ${left.value}; ${right.text} = ${right.value}. Vậy ${answer}.`,
    praise: "compare",
    identity: `sign ${left.text} ${right.text}`,
  });
}
