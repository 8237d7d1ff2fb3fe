import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { arrangeFigures, type WrongFigure } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import type { ColumnSetting } from "./build-column-question.ts";
import { squaresOf } from "./squares-of.ts";

type Squares = readonly (string | null)[];

function written(number: number): (string | null)[] {
  return squaresOf(number, 2).map((digit) => digit?.toString() ?? null);
}

/** A sheet without its result; what is read out says which column the lower number stands in. */
function sheet(operation: "+" | "−", top: Squares, lower: Squares): ColumnFigure {
  const column = lower.findIndex((square) => square !== null);
  const [a, b] = [top.toReversed().join(""), lower.toReversed().join("")];
  const alt = columnBoardText.setOutAlt(operation, a, b, column);
  return { type: "column", operation, rows: [top, lower], hasResult: false, carries: [], marked: null, alt };
}

/** One wrong sheet has the one digit under the tens, the other a wrong sign or the digits of `a` exchanged. */
function wrongSheets({ operation, a, b, rng }: ColumnSetting): WrongFigure[] {
  const top = written(a);
  const signed = sheet(operation === "+" ? "−" : "+", top, written(b));
  const turned = sheet(operation, top.toReversed(), written(b));
  const canTurn = a % 10 !== 0 && a % 11 !== 0;
  return [
    { figure: sheet(operation, top, [null, String(b)]), feedback: text.mistakeShifted, code: "PLACE" },
    canTurn && rng.int(0, 1) === 1
      ? { figure: turned, feedback: text.mistakeNumber, code: "SWAP" }
      : { figure: signed, feedback: text.mistakeSign, code: "OP" },
  ];
}

/** "Tờ nào đặt tính 47 + 5 đúng?" with three sheets to choose from; `b` has one digit. */
export function buildSetOutQuestion(setting: ColumnSetting): Question {
  const { operation, a, b, rng } = setting;
  const right = sheet(operation, written(a), written(b));
  const arranged = arrangeFigures(rng, right, wrongSheets(setting));
  const marked = arranged.view.figures.map((figure) => (figure.type === "column" ? { ...figure, marked: 0 } : figure));
  return {
    kind: "figure-choice",
    prompt: text.promptSetOut(operation, a, b),
    figures: [],
    ...arranged,
    hints: [
      { ...text.hintStraight, figures: marked },
      { ...text.hintCheckSign, figures: marked },
    ],
    explanation: { ...text.explainSetOut(operation, a, b), figures: [{ ...right, marked: 0 }] },
    praise: rng.pick(text.praiseSetOut),
    answer: text.setOut(operation, a, b),
    identity: `set-out ${a}${operation}${b}`,
  };
}
