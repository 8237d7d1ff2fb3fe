import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { nearResults, resultOf, type WrittenSum } from "./written-sum.ts";

/** A sum with a gap in it, and the sum of the same family that leads to the number in the gap. */
interface Gap {
  readonly answer: number;
  readonly given: number;
  readonly result: number;
  readonly write: (gap: number | "…") => string;
  readonly partner: string;
  readonly hints: readonly string[];
  /** What comes of the given numbers by the other operation. */
  readonly misread: number;
  readonly operation: "cộng" | "trừ";
}

function addendGap(result: number, given: number, isFirst: boolean): Gap {
  const answer = result - given;
  const way =
    answer < 10 ? `Từ ${given}, con đếm thêm đến ${result} nhé!` : `${result} bớt ${given} thì còn bao nhiêu?`;
  return {
    answer,
    given,
    result,
    write: (gap) => (isFirst ? `${gap} + ${given} = ${result}` : `${given} + ${gap} = ${result}`),
    partner: `${result} − ${given} = ${answer}`,
    hints: [
      isFirst ? `Số nào cộng với ${given} thì bằng ${result}?` : `${given} cộng với số nào thì bằng ${result}?`,
      way,
    ],
    misread: given + result,
    operation: "cộng",
  };
}

function minuendGap(result: number, given: number): Gap {
  return {
    answer: result + given,
    given,
    result,
    write: (gap) => `${gap} − ${given} = ${result}`,
    partner: `${result} + ${given} = ${result + given}`,
    hints: [`Số nào trừ đi ${given} thì bằng ${result}?`, `Bớt ${given} thì còn ${result}. Con thêm lại ${given} nhé!`],
    misread: result - given,
    operation: "trừ",
  };
}

function subtrahendGap(result: number, given: number): Gap {
  const answer = given - result;
  return {
    answer,
    given,
    result,
    write: (gap) => `${given} − ${gap} = ${result}`,
    partner: `${result} + ${answer} = ${given}`,
    hints: [
      `${given} trừ đi số nào thì bằng ${result}?`,
      `Con nghĩ ngược lại: ${result} thêm ${answer < 10 ? "mấy" : "bao nhiêu"} thì bằng ${given}?`,
      ...(answer < 10 ? [] : [`Con tính ${given} − ${result} nhé!`]),
    ],
    misread: given + result,
    operation: "cộng",
  };
}

function gapOf(sum: WrittenSum, isFirst: boolean): Gap {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  if (operation === "+") return addendGap(result, isFirst ? b : a, isFirst);
  // Beyond 100 a difference is asked for as the sum of its family: what is taken from, or away, comes in class 3.
  if (a > 100) return addendGap(a, isFirst ? b : result, isFirst);
  return isFirst ? minuendGap(result, b) : subtrahendGap(result, a);
}

/** "47 + … = 83. Số cần điền là:" Thought out by the sums of one family: the rules for unknown terms come in class 3. */
export function buildSumsMissingQuestion(rng: Rng, sum: WrittenSum): Question {
  const isFirst = rng.int(0, 1) === 1;
  const { answer, given, result, write, partner, hints, misread, operation } = gapOf(sum, isFirst);
  const written = write("…");
  const said = withoutLeaks(answer, hints);
  return numberQuestion(rng, {
    prompt: rng.pick([`${written}. Số cần điền là:`, `Điền số nào vào chỗ trống: ${written}?`]),
    answer,
    distractors: [
      mistake("DATUM", result, `${result} là kết quả rồi. Con tìm số ở chỗ trống nhé!`),
      mistake("DATUM", given, `${given} đã có trong phép tính. Con tìm số còn lại nhé!`),
      mistake("OP", misread, `Con ${operation} hai số đã cho rồi. Con thử lại vào chỗ trống nhé!`),
      ...nearResults(answer),
    ],
    range: [0, 1000],
    isTyped: true,
    // In 9 + … = 18 every number of the family is the answer as well.
    hints: said.length > 0 ? said : ["Con thử một số vào chỗ trống, rồi tính xem đúng chưa."],
    explanation: `${partner} nên ${write(answer)}. Số cần điền là ${answer}.`,
    praise: "calculate",
    identity: `missing ${isFirst} ${written}`,
  });
}
