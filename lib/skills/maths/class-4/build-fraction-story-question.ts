import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, inLowestTerms, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { distractorsOf, type FractionSum, ideaOf, pickSum, sumText, toSum, worked } from "./fraction-sum.ts";

/** Two parts of one whole; `asks`: for both, for what they leave of the whole, or for one less the other. */
const stories = readTable(
  { numbers: [], words: ["asks", "of", "text"] },
  `
  cả hai   | con đường  | Ngày đầu đội sửa được {first} con đường, ngày sau sửa được {second} con đường. Cả hai ngày đội sửa được mấy phần con đường?
  chưa làm | con đường  | Ngày đầu đội sửa được {first} con đường, ngày sau sửa được {second} con đường. Còn lại mấy phần con đường chưa sửa?
  cả hai   | thửa ruộng | Buổi sáng gặt được {first} thửa ruộng, buổi chiều gặt được {second} thửa ruộng. Cả ngày gặt được mấy phần thửa ruộng?
  chưa làm | quyển sách | Hôm qua Mai đọc {first} quyển sách, hôm nay đọc thêm {second} quyển sách đó. Còn lại mấy phần quyển sách chưa đọc?
  còn lại  | bể         | Lượng nước chiếm {first} bể. Nhà Lan đã dùng một lượng nước bằng {second} bể. Lượng nước còn lại chiếm mấy phần bể?
  còn lại  | cái bánh   | Trên đĩa có {first} cái bánh. Nam ăn {second} cái bánh. Trên đĩa còn lại mấy phần cái bánh?
`,
);

const asked: Readonly<Record<Difficulty, string>> = { 1: "cả hai", 2: "còn lại", 3: "chưa làm" };

const ideas = new Map([
  ["cả hai", "Hỏi cả hai phần thì con cộng hai phân số."],
  ["chưa làm", "Con cộng hai phần đã cho, rồi lấy 1 trừ đi tổng đó."],
  ["còn lại", "Hỏi phần còn lại thì con trừ hai phân số."],
]);

function explainRest(sum: FractionSum, of: string, isRest: boolean): string {
  const done = inLowestTerms({ top: sum.result, bottom: sum.common });
  if (!isRest) return `${worked(sum)} (${of}).`;
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  return `${worked(sum)}; phần còn lại: 1 − ${writtenFraction(done)} = ${writtenFraction(rest)} (${of}).`;
}

/** "Ngày đầu đội sửa được 2/5 con đường, ngày sau 3/10 con đường. Còn lại mấy phần con đường?" */
export function buildFractionStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const asks = asked[difficulty];
  const { of, text } = rng.pick(stories.filter((each) => each.asks === asks));
  const isRest = asks === "chưa làm";
  const wanted = asks === "còn lại" ? "−" : "+";
  const draws = Array.from({ length: 20 }, () => pickSum(difficulty, rng));
  const drawn =
    draws.find(({ sign, result, common }) => sign === wanted && result < common) ??
    toSum(wanted, { top: 3, bottom: 8 }, { top: 1, bottom: 4 });
  const done = inLowestTerms({ top: drawn.result, bottom: drawn.common });
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  const answer = isRest ? rest : done;
  return fractionQuestion(rng, {
    prompt: fillGaps(text, { first: writtenFraction(drawn.first), second: writtenFraction(drawn.second) }),
    answer,
    isTyped: true,
    distractors: [
      fractionDistractor("PARTIAL", isRest ? done.top : rest.top, done.bottom, tellPartial(isRest, rest, drawn.first)),
      ...distractorsOf(drawn),
    ],
    hints: [ideas.get(asks) ?? "", ideaOf(drawn)],
    explanation: explainRest(drawn, of, isRest),
    praise: "story",
    identity: `story ${of} ${isRest} ${sumText(drawn)}`,
  });
}

/** Said to the sum of the parts where the rest is asked for, and to what is left of 1 where it is not. */
function tellPartial(isRest: boolean, rest: Fraction, first: Fraction): string {
  if (isRest) return "Đó là tổng của hai phần. Con lấy 1 trừ đi tổng đó nhé!";
  const isGiven = rest.top * first.bottom === first.top * rest.bottom;
  return isGiven
    ? "Đó là phân số đã cho. Con đọc lại câu hỏi nhé!"
    : "Ở đây không lấy 1 trừ đi. Con đọc lại câu hỏi nhé!";
}
