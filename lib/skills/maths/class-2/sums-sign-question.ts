import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signQuestion } from "#lib/skills/drafts/questions.ts";

/** A sum as it is written, and what it comes to. */
type Side = readonly [written: string, result: number];

interface SumsSign {
  readonly left: Side;
  readonly right: Side;
  readonly identity: string;
}

/** Two sums with the sign between them to be found: "8 + 5 … 9 + 3". */
export function sumsSignQuestion(rng: Rng, { left, right, identity }: SumsSign): Question {
  const sign = signBetween(left[1], right[1]);
  const told = `${left[0]} ${sign} ${right[0]}`;
  return signQuestion(rng, {
    prompt: rng.pick(["Con chọn dấu nào?", "Dấu nào đúng?"]),
    sides: [left[0], right[0]],
    sign,
    answer: told,
    turned: "Con tính từng bên, rồi xem bên nào lớn hơn nhé!",
    notEqual: "Hai bên chưa bằng nhau. Con tính lại từng bên nhé!",
    hints: ["Con tính kết quả của từng bên trước.", "Con so sánh hai kết quả rồi mới chọn dấu."],
    explanation: `${left[0]} = ${left[1]}, ${right[0]} = ${right[1]}. Vậy ${told}.`,
    praise: "compare",
    identity,
  });
}
