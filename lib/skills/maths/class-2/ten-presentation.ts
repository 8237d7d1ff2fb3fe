import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { takenFrame } from "#lib/questions/subtraction/taken-frame.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import type { AskSum, SumPresentation } from "./build-sums-question.ts";
import { resultOf, type WrittenSum, writtenOf } from "./written-sum.ts";

/** "8 + 7 = 8 + 2 + …. Số cần điền là:" The second number is taken apart to reach the ten. */
export const buildThroughTenQuestion: AskSum = (rng, sum, presentation) => {
  const { operation } = sum;
  const isSum = operation === "+";
  const [start, moved] = isSum ? [Math.max(sum.a, sum.b), Math.min(sum.a, sum.b)] : [sum.a, sum.b];
  const first = isSum ? 10 - start : start - 10;
  const answer = moved - first;
  const written = writtenOf({ operation, a: start, b: moved });
  const prompts = [
    `${written} = ${start} ${operation} ${first} ${operation} …. Số cần điền là:`,
    `Tính ${written}: tách ${moved} thành ${first} và mấy?`,
  ];
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: presentation.figure === null ? [] : [presentation.figure(sum, null)],
    answer,
    distractors: [
      mistake("DATUM", moved, "Con đã lấy ra một phần rồi. Con tính phần còn lại nhé!"),
      mistake("DATUM", first, "Đây là phần đã lấy ra. Con tính phần còn lại nhé!"),
      mistake("OP", moved + first, "Con tìm phần còn lại, nên làm phép trừ nhé!"),
      mistake("OFF1", answer + 1, `Con tách lại số ${moved} nhé!`),
      mistake("OFF1", answer - 1, `Số ${moved} tách thành mấy và mấy? Con xem lại nhé!`),
    ],
    range: [0, 20],
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Con đã lấy ra một phần. Con tìm phần còn lại nhé!",
      `${moved} gồm ${first} và mấy?`,
      `Con lấy ${moved} trừ ${first}.`,
    ]),
    explanation: {
      say: `${moved} gồm ${first} và ${answer}. Số cần điền là ${answer}.`,
      figures: [presentation.worked(sum, null)],
    },
    praise: "calculate",
    identity: `split ${place} ${written}`,
  });
};

function frame({ operation, a, b }: WrittenSum, picture: PictureName | null) {
  const thing = picture ?? "apple";
  if (operation === "−") return { ...takenFrame(thing, a, b, []), alt: "Hai khung mười, có ô bị gạch." };
  const other = picture ?? "mango";
  return {
    ...frameFigure(
      [
        { picture: thing, count: a },
        { picture: other, count: b },
      ],
      [],
      20,
    ),
    alt: "Hai khung mười.",
  };
}

/** The things that reach the ten counted apart from those that lie beyond it; what is left of a taken number counted. */
function workedFrame(sum: WrittenSum, picture: PictureName | null) {
  const { operation, a, b } = sum;
  const { start, moved, first, rest } = split(sum);
  const count = (from: number, things: number) =>
    Array.from({ length: things }, (_, at) => ({ place: from + at, label: String(at + 1) }));
  if (operation === "−") {
    const figure = takenFrame(picture ?? "apple", a, b, count(0, a - b));
    return { ...figure, alt: `Hai khung mười: ${a} bị gạch ${first}, rồi gạch ${rest}, còn ${a - b}.` };
  }
  const groups = [
    { picture: picture ?? "apple", count: start },
    { picture: picture ?? "mango", count: moved },
  ];
  const figure = frameFigure(groups, [...count(start, first), ...count(10, rest)], 20);
  return { ...figure, alt: `Hai khung mười: ${start} thêm ${first} cho đủ 10, rồi thêm ${rest}.` };
}

/** How far the first number is from ten, and what is left of the second: 8 + 7 is 8 + 2 and 5; 13 − 6 is 13 − 3 and 3. */
function split({ operation, a, b }: WrittenSum) {
  // The larger addend reaches the ten.
  const [start, moved] = operation === "+" ? [Math.max(a, b), Math.min(a, b)] : [a, b];
  const first = operation === "+" ? 10 - start : start - 10;
  return { start, moved, first, rest: moved - first };
}

function distractorsOf(sum: WrittenSum): readonly Distractor<number>[] {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  const more = "Con tách số rồi tính lại nhé!";
  const near = [
    mistake("OFF1", result - 1, "Con tính lại từng bước nhé!"),
    mistake("OFF1", result + 1, "Con tính lại thật chậm nhé!"),
  ];
  if (operation === "+") {
    const difference = Math.abs(a - b);
    const isPlausible = difference > 1;
    const turned = mistake("OP", isPlausible ? difference : -1, "Đây là phép cộng. Con cộng hai số nhé!");
    return [
      mistake("CARRY", result - 10, "Con quên số 10 rồi. Con tính lại nhé!"),
      ...near,
      turned,
      mistake("OFF1", result + 2, more),
    ];
  }
  const turned = Math.abs((a % 10) - b);
  return [
    mistake(
      "BORROW",
      turned,
      turned < result
        ? `Bớt có ${b} thì không thể còn ít như vậy. Con tính lại nhé!`
        : "Con không đổi chỗ các chữ số khi trừ nhé!",
    ),
    ...near,
    mistake("OP", a + b, "Đây là phép trừ. Con trừ hai số nhé!"),
    mistake("OFF1", result + 2, more),
  ];
}

/** Sums and differences that go over ten, helped by taking the second number apart. */
export const tenPresentation: SumPresentation = {
  hints(sum) {
    const { start, moved, first } = split(sum);
    const idea = sum.operation === "+" ? "Con thêm cho đủ 10 trước." : "Con bớt để còn 10 trước.";
    return withoutLeaks(resultOf(sum), [
      { say: idea, figures: [frame(sum, null)] },
      `Con tách số ${moved}, lấy ra ${first} trước.`,
      `${start} ${sum.operation} ${first} = 10. Con tính tiếp phần còn lại.`,
    ]);
  },
  explanation(sum) {
    const { start, moved, first, rest } = split(sum);
    const { operation } = sum;
    return {
      say: `Tách ${moved} thành ${first} và ${rest}: ${start} ${operation} ${first} = 10, 10 ${operation} ${rest} = ${resultOf(sum)}. Vậy ${writtenOf(sum)} = ${resultOf(sum)}.`,
      figures: [workedFrame(sum, null)],
    };
  },
  distractors: distractorsOf,
  worked: workedFrame,
  figure: null,
};

/** The same with both frames beside the sum. */
export const drawnTenPresentation: SumPresentation = { ...tenPresentation, figure: frame };
