import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

const names: Readonly<Record<Sign, string>> = { "<": "bé hơn", "=": "bằng", ">": "lớn hơn" };

/** "Cách viết nào đúng?" of two numbers with each of the signs between them; equal numbers have one more way to go wrong. */
export function comparisonQuestion(rng: Rng, left: number, right: number, hints: readonly HelpWords[]): Question {
  const sign = signBetween(left, right);
  const written = (first: number, between: Sign, second: number) => wordsValue(`${first} ${between} ${second}`);
  const turned = sign === "<" ? ">" : "<";
  const near = right === 0 ? 1 : right - 1;
  const wrong =
    sign === "="
      ? [
          mistake("REL", written(left, "<", right), "Hai số giống nhau con nhé!"),
          mistake("REL", written(left, ">", right), "Hai số giống nhau con nhé!"),
          mistake("EQ", written(left, "=", near), "Hai số này khác nhau mà con."),
        ]
      : [
          mistake("REL", written(left, turned, right), "Con nhớ: miệng dấu luôn há về số lớn hơn."),
          mistake("EQ", written(left, "=", right), "Hai số này khác nhau mà con."),
          mistake("REL", written(right, sign, left), "Con nhớ: miệng dấu luôn há về số lớn hơn."),
        ];
  return choiceQuestion(rng, {
    prompt: rng.pick(["Cách viết nào đúng?", "Con chọn cách so sánh đúng nhé!"]),
    answer: written(left, sign, right),
    distractors: wrong,
    hints: [...hints, "Con đọc từng cách viết thật chậm."],
    explanation: `${left} ${names[sign]} ${right}. Ta viết ${left} ${sign} ${right}.`,
    praise: "compare",
    identity: `written ${left} ${right}`,
  });
}
