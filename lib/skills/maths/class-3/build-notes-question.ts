import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MoneyFigure, NoteValue } from "#lib/questions/figures/money-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion, orderQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { total } from "#lib/skills/total.ts";

const notes: readonly NoteValue[] = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

const dong = (amount: number) => measure(groupNumber(amount), "đồng");
const write = writeWith("đồng");

function drawn(values: readonly NoteValue[], alt: string): MoneyFigure {
  return { type: "money", groups: [{ label: null, notes: values }], alt };
}

/** "Tờ tiền nào là 20 000 đồng?" */
export function buildWhichNoteQuestion(rng: Rng): Question {
  const [right = 1000, ...wrong] = rng.shuffle(notes).slice(0, 4);
  const note = (value: NoteValue) => drawn([value], `Một tờ tiền ghi ${groupNumber(value)}.`);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Tờ tiền nào có giá trị ${dong(right)}?`,
      `Con cần trả ${dong(right)}. Con chọn tờ tiền vừa đủ nhé!`,
      `Con tìm tờ ${dong(right)}.`,
    ]),
    isReadByPupil: true,
    right: note(right),
    answer: note(right).alt,
    distractors: wrong.map((value) => mistake("ZERO", note(value), `Tờ này có giá trị ${dong(value)}.`)),
    hints: ["Con đọc số ghi trên tờ tiền.", "Con đếm các chữ số 0 cẩn thận."],
    explanation: `Con đếm các chữ số 0 rồi tìm tờ ${dong(right)}: ${note(right).alt}`,
    praise: "money",
    identity: `which ${right} ${wrong.toSorted((a, b) => a - b).join()}`,
  });
}

/** "Con xếp các tờ tiền từ giá trị bé đến lớn." */
export function buildOrderNotesQuestion(rng: Rng): Question {
  const isRising = rng.int(0, 1) === 0;
  const values = rng.shuffle(notes).slice(0, 4);
  const first = isRising ? "Tờ tiền bé nhất đứng đầu. Con tìm lại nhé!" : "Tờ tiền lớn nhất đứng đầu. Con tìm lại nhé!";
  const sorted = values.toSorted((a, b) => (a - b) * (isRising ? 1 : -1));
  return orderQuestion(rng, {
    prompt: isRising
      ? "Các thẻ ghi giá trị tờ tiền. Con xếp từ bé đến lớn."
      : "Các thẻ ghi giá trị tờ tiền. Con xếp từ lớn đến bé.",
    numbers: values.map(wholeValue),
    isRising,
    first,
    later: "Tờ đầu tiên đúng rồi. Con so sánh tiếp các tờ còn lại nhé!",
    hints: ["Số có nhiều chữ số hơn thì lớn hơn.", "Hai số có cùng số chữ số thì con so sánh chữ số đầu tiên."],
    explanation: `Xếp đúng là: ${sorted.map(groupNumber).join(", ")}.`,
    praise: "order",
    identity: `order ${isRising} ${values.toSorted((a, b) => a - b).join()}`,
  });
}

const breaks: readonly (readonly [large: NoteValue, small: NoteValue])[] = [
  [2000, 1000],
  [5000, 1000],
  [10_000, 1000],
  [10_000, 2000],
  [10_000, 5000],
  [20_000, 2000],
  [20_000, 5000],
  [20_000, 10_000],
  [50_000, 5000],
  [50_000, 10_000],
  [100_000, 10_000],
  [100_000, 20_000],
  [100_000, 50_000],
];

/** "Đổi một tờ 50 000 đồng thì được mấy tờ 10 000 đồng?" Typed. */
export function buildBreakNoteQuestion(rng: Rng): Question {
  const [large, small] = rng.pick(breaks);
  const answer = large / small;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đổi một tờ ${dong(large)} thì được mấy tờ ${dong(small)}?`,
      `Mẹ có một tờ ${dong(large)}, muốn đổi hết ra các tờ ${dong(small)}. Mẹ đổi được mấy tờ?`,
    ]),
    figures: [drawn([large], `Một tờ tiền ghi ${groupNumber(large)}.`)],
    answer,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake("OFF1", answer + 1, "Con cộng lại các tờ nhỏ xem có đủ không nhé!"),
      mistake("OFF1", answer - 1, "Con cộng lại các tờ nhỏ xem có đủ không nhé!"),
      mistake("ZERO", answer * 10, "Con đếm lại các chữ số không của hai tờ tiền nhé!"),
    ],
    hints: ["Tổng các tờ nhỏ phải bằng giá trị tờ lớn.", `Con đếm thêm từng ${dong(small)} cho đến khi đủ.`],
    explanation: `${groupNumber(small)} × ${answer} = ${groupNumber(large)}, nên đổi được ${answer} tờ.`,
    praise: "money",
    identity: `break ${large} ${small}`,
  });
}

/** Two to five notes of at most 100 000 đồng. */
function pickNotes(rng: Rng): NoteValue[] {
  const first = rng.pick([20_000, 50_000, 10_000] as const);
  const second = rng.pick([10_000, 20_000, 5000] as const);
  const small = rng.shuffle([1000, 2000, 2000, 5000, 10_000] as const).slice(0, rng.int(1, 3));
  return [first, second, ...small].toSorted((a, b) => b - a);
}

/** "Có tất cả bao nhiêu tiền?" with drawn notes. */
export function buildTotalQuestion(rng: Rng): Question {
  const values = pickNotes(rng);
  const sum = total(values);
  const last = values.at(-1) ?? 0;
  const listed = values.map(groupNumber).join(" + ");
  const parts = [...new Set(values)].map(
    (value) => `${values.filter((each) => each === value).length} tờ ${dong(value)}`,
  );
  const isTold = rng.int(0, 1) === 0 && parts.length > 1 && parts.length <= 3;
  const told = `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;
  return numberQuestion(rng, {
    prompt: isTold
      ? rng.pick([`Trong ví có ${told}. Tất cả là bao nhiêu tiền?`, `Ví bà có ${told}. Bà có bao nhiêu tiền?`])
      : rng.pick([
          "Trong hình có tất cả bao nhiêu tiền?",
          "Con cộng các tờ tiền. Tất cả là bao nhiêu?",
          "Bạn Tú có các tờ tiền này. Tú có bao nhiêu tiền?",
        ]),
    figures: isTold ? [] : [drawn(values, `Các tờ tiền: ${values.map(groupNumber).join(", ")}.`)],
    answer: sum,
    write,
    range: [1000, 100_000],
    step: 1000,
    distractors: [
      mistake("PARTIAL", sum - last, "Con còn quên một tờ. Con cộng đủ các tờ nhé!"),
      mistake("PARTIAL", total([...new Set(values)]), "Có những tờ giống nhau, con cộng đủ cả nhé!"),
      mistake("CARRY", sum - 10_000, "Con cộng lại và nhớ sang hàng chục nghìn nhé!"),
      mistake("OFF1", sum + 1000, "Con cộng lại từng tờ nhé!"),
      mistake("CARRY", sum + 10_000, "Con cộng lại từng tờ nhé!"),
    ],
    hints: [
      "Con cộng từ tờ lớn nhất đến tờ bé nhất.",
      `Con lấy ${values.slice(0, 2).map(groupNumber).join(" + ")} trước, rồi cộng tiếp.`,
    ],
    explanation: `${listed} = ${groupNumber(sum)} (đồng).`,
    praise: "money",
    identity: `total ${isTold} ${values.join()}`,
  });
}
