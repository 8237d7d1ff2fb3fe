import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildStoryQuestion } from "./build-expression-story-question.ts";
import { type Expression, pickExpression } from "./pick-expression.ts";

const range = [0, 10_000] as const;

const rules: Readonly<Record<Difficulty, string>> = {
  1: "Biểu thức chỉ có cộng, trừ (hoặc chỉ có nhân, chia): ta tính từ trái sang phải.",
  2: "Trong biểu thức, ta thực hiện nhân, chia trước; cộng, trừ sau.",
  3: "Biểu thức có dấu ngoặc: ta tính trong ngoặc trước.",
};

/** "5 × 4 = 20, 20 + 20 = 40" */
const explain = ({ steps }: Expression) => `${steps.join("; ")}.`;

/** What is worked out first: "5 × 4" */
function firstSum({ steps }: Expression): string {
  const [first = ""] = steps[0].split(" = ");
  return first;
}

function hintsFor(expression: Expression, difficulty: Difficulty): string[] {
  return [rules[difficulty], `Con tính ${firstSum(expression)} trước, rồi làm phép tính còn lại.`];
}

/** "20 + 5 × 4 = ?" */
function buildValueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const expression = pickExpression(difficulty, rng);
  const { text, value, mistaken, middle } = expression;
  return numberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Giá trị của biểu thức ${text} là:`, `Tính giá trị của biểu thức: ${text}`]),
    answer: value,
    write: wholeValue,
    range,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    // What comes out from left to right often has one digit more: it can be typed and is answered.
    room: 1,
    distractors: [
      mistake(
        "ORDER",
        mistaken,
        difficulty === 1 ? "Con tính lần lượt từ trái sang phải nhé!" : "Con xem lại phép tính nào làm trước nhé!",
      ),
      mistake("PARTIAL", middle, "Con mới làm một phép tính. Con làm tiếp phép tính còn lại nhé!"),
      ...expression.others.map((other) => mistake("OP", other, "Con xem kĩ từng dấu phép tính nhé!")),
      mistake("OFF10", value + 10, "Con tính lại từng bước cẩn thận nhé!"),
      mistake("OFF10", value - 10, "Con tính lại từng bước cẩn thận nhé!"),
    ],
    hints: hintsFor(expression, difficulty),
    explanation: explain(expression),
    praise: "calculate",
    identity: `value ${text}`,
  });
}

/** "Biểu thức nào có giá trị bằng 40?" */
function buildWhichQuestion(difficulty: Difficulty, rng: Rng): Question {
  const right = pickExpression(difficulty, rng);
  const valued = (text: string, worth: number) => ({ ...wordsValue(text), worth: String(worth) });
  const again = (first: string) => `Con tính ${first} trước, rồi làm phép tính còn lại.`;
  const others = Array.from({ length: 20 }, () => pickExpression(difficulty, rng)).toSorted(
    (a, b) => Math.abs(a.value - right.value) - Math.abs(b.value - right.value),
  );
  // The brackets left out: whoever overlooks them finds both equal.
  const bare =
    right.bare === null || !Number.isInteger(right.mistaken) || right.mistaken < 0
      ? []
      : [
          mistake(
            "ORDER",
            valued(right.bare, right.mistaken),
            "Biểu thức này không có dấu ngoặc. Con xem phép tính nào làm trước nhé!",
          ),
        ];
  const wrong = [
    ...bare,
    ...others.map((other) => mistake("ORDER", valued(other.text, other.value), again(firstSum(other)))),
  ];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Biểu thức nào có giá trị bằng ${groupNumber(right.value)}?`,
      `${groupNumber(right.value)} là giá trị của biểu thức nào?`,
    ]),
    answer: valued(right.text, right.value),
    distractors: wrong,
    hints: [rules[difficulty], "Con tính giá trị của từng biểu thức rồi so sánh."],
    explanation: `${right.text} = ${groupNumber(right.value)}, vì ${explain(right)}`,
    praise: "calculate",
    identity: `which ${right.text}`,
  });
}

/** "20 + 5 × 4 □ 70" */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const expression = pickExpression(difficulty, rng);
  const { text, value, mistaken } = expression;
  const fitting = [value, mistaken, value + 1].filter((each) => Number.isInteger(each) && each >= 0 && each <= 10_000);
  const other = rng.pick(fitting);
  const isFirst = rng.pick([true, false]);
  const signs: Readonly<Record<number, Sign>> = { [-1]: "<", 0: "=", 1: ">" };
  const sides = isFirst ? ([text, groupNumber(other)] as const) : ([groupNumber(other), text] as const);
  const sign = signs[Math.sign(isFirst ? value - other : other - value)] ?? "=";
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào vào giữa hai thẻ?", "Con tính rồi chọn dấu đúng để so sánh."]),
    sides: [sides[0], sides[1]],
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: "Con chọn dấu ngược rồi. Đầu nhọn của dấu chỉ vào bên bé hơn.",
    notEqual: "Hai bên khác nhau. Con tính lại biểu thức nhé!",
    hints: hintsFor(expression, difficulty),
    explanation: `${explain(expression)} Vậy ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}

/** Values of expressions (curriculum, c3-expressions): from left to right; × and : first; brackets. */
export const expressions = defineNumberSkill({
  id: "c3-expressions",
  classId: "3",
  title: "Tính giá trị biểu thức",
  generate(difficulty, rng) {
    const values = Array.from({ length: difficulty === 1 ? 3 : 4 }, () => buildValueQuestion);
    return rng.pick([...values, buildWhichQuestion, buildSignQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
