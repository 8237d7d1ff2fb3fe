import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Decimal, readDecimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { CalculatorKey, NumberSentences } from "#lib/questions/kinds/calculator/grading.ts";
import type { Operation } from "#lib/questions/kinds/calculator/machine.ts";
import { displayAfter, readRow } from "#lib/questions/kinds/calculator/row.ts";
import type { Question } from "#lib/questions/question.ts";
import { calculatorText } from "#lib/text/calculator-text.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface CalculatorDraft extends QuestionDraft {
  /** Rows of keys that lead to the result, the usual one first: "12.5×4=". */
  readonly rows: readonly [usual: string, ...others: string[]];
  /** Said where both numbers of a difference or a quotient are the wrong way round. */
  readonly turned?: Words;
}

const operations = ["+", "−", "×", ":"] as const satisfies readonly Operation[];

/** A number of the machine as the books write it: "1250.5" is "1 250,5". */
export function writeKeyed(number: string): string {
  const { scaled, places } = readDecimal(number.replace(".", ","));
  return writeShortDecimal(scaled, places);
}

function sentencesOf(number: string): NumberSentences {
  const written = writeKeyed(number);
  const said = (words: string) => toLine(words);
  return {
    number,
    pointLeftOut: said(`Con quên phím chấm của số ${written} rồi. Phím chấm là dấu phẩy đấy!`),
    pointMoved: said(`Con bấm phím chấm chưa đúng chỗ của số ${written}.`),
    digitLeftOut: said(`Con bấm thiếu một chữ số của số ${written} rồi.`),
    digitTooMany: said(`Con bấm thừa một chữ số vào số ${written} rồi.`),
    other: said(`Con bấm chưa đúng số ${written}. Con xem lại từng chữ số nhé!`),
  };
}

/** What the usual mistakes are told. */
function sentencesFor({ rows, turned }: CalculatorDraft): CalculatorKey["said"] {
  const calculations = rows.map(readRow);
  const asked = [...new Set(calculations.flatMap((each) => each.operations))];
  const [usual] = rows;
  return {
    unfinished: toLine(`Con chưa bấm phím ${usual.at(-1)} ở cuối nên máy chưa tính xong.`),
    typed: toLine("Con mới bấm một số. Con bấm cả phép tính để máy tính giúp con nhé!"),
    percentLeftOut: toLine("Con quên phím % rồi."),
    percentTooMany: toLine("Con bấm thừa phím % rồi."),
    partial: toLine("Con mới bấm một phần của phép tính."),
    turned: wordsAsLine(turned ?? "Con bấm hai số ngược thứ tự rồi."),
    order: toLine("Máy tính lần lượt từ trái sang phải. Phép tính nào cần làm trước thì con bấm trước nhé!"),
    operations: asked.flatMap((each) =>
      operations
        .filter((other) => other !== each)
        .map((pressed) => ({
          asked: each,
          pressed,
          feedback: toLine(`Con bấm phím ${pressed} thay cho phím ${each} rồi.`),
        })),
    ),
    numbers: [...new Set(calculations.flatMap(({ numbers }) => numbers))].map(sentencesOf),
    other: toLine("Con xem lại từng số và từng phím con đã bấm nhé!"),
  };
}

/** A question that is answered by pressing a calculation on a pocket calculator. Throws an Error where its rows come to different results. */
export function calculatorQuestion(rng: Rng, draft: CalculatorDraft): Question {
  const { rows } = draft;
  const [display = "", ...others] = new Set(rows.map(displayAfter));
  if (others.length > 0 || !/^\d/u.test(display))
    throw new Error(`${rows.join()} come to ${[display, ...others].join()}`);
  return {
    kind: "calculator",
    ...draftedFields(rng, draft),
    view: { hasPoint: rows[0].includes(".") },
    key: { display, rows, said: sentencesFor(draft) },
    answer: toLine(writeKeyed(display)),
  };
}

/** The keys in words: "12,5, phím ×, 4, phím =". */
export function tellKeys(row: string): string {
  return [...row.matchAll(/[\d.]+|[+−×:=%]/gu)]
    .map(([token]) => (/\d/u.test(token) ? writeKeyed(token) : `phím ${token}`))
    .join(", ");
}

export const pointHint = calculatorText.point;

/** A number as its keys: 12,50 is "12.5". */
export function keyed({ scaled, places }: Decimal): string {
  return writeShortDecimal(scaled, places).replaceAll("\u00a0", "").replace(",", ".");
}
