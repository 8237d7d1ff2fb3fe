import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { arrayOf, type Fact, factOf } from "./table-fact.ts";

/** A line of a table of products or of quotients. */
interface Line extends Fact {
  /** "3 × 8" or "24 : 3" */
  readonly text: string;
  readonly said: string;
  readonly result: number;
  readonly isMissing: boolean;
}

type Operation = "×" | ":";

/** So many lines of a table stand side by side on a phone. */
const shownLines = 4;

function pickLines(rng: Rng, table: number, operation: Operation): Line[] {
  const first = rng.int(1, 11 - shownLines);
  const facts = Array.from({ length: shownLines }, (_, place) => factOf(table, first + place));
  // The line that the table begins with is given.
  const hidden = rng.shuffle(facts.filter(({ times }) => times > 1)).slice(0, rng.pick([2, 2, 3]));
  return facts.map((fact) => {
    const { times, product } = fact;
    const isMissing = hidden.includes(fact);
    return operation === "×"
      ? { ...fact, text: `${table} × ${times}`, said: `${table} nhân ${times}`, result: product, isMissing }
      : { ...fact, text: `${product} : ${table}`, said: `${product} chia ${table}`, result: times, isMissing };
  });
}

function drawTable(lines: readonly Line[], operation: Operation, isFilled: boolean): TableFigure {
  const [table = 0] = lines.map((line) => line.table);
  const name = operation === "×" ? "nhân" : "chia";
  const figure: TableFigure = {
    type: "table",
    title: null,
    head: [operation === "×" ? "Phép nhân" : "Phép chia", ...lines.map(({ text }) => text)],
    rows: [
      [
        operation === "×" ? "Tích" : "Thương",
        ...lines.map(({ result, isMissing }) => (isMissing && !isFilled ? "?" : String(result))),
      ],
    ],
    marked: null,
    alt: `Một phần của bảng ${name} ${table}.`,
  };
  const tinted = lines.flatMap(({ isMissing }, place) => (isMissing ? [{ row: 0, column: place + 1 }] : []));
  return isFilled ? { ...figure, tinted } : figure;
}

/** What is typed into one of the boxes, whatever stands in the others. */
function mistakesIn(missing: readonly Line[], operation: Operation): Distractor<readonly (string | null)[]>[] {
  const only = (line: Line, typed: number) => missing.map((each) => (each === line ? String(typed) : null));
  return missing.flatMap((line) => {
    const { table, times, product, text, result } = line;
    const near = [times - 1, times + 1]
      .filter((other) => other <= 10)
      .map((other) =>
        operation === "×"
          ? mistake(
              "TABLE-NEAR",
              only(line, table * other),
              `Ở ô ${text}, con viết kết quả của ${table} × ${other} rồi.`,
            )
          : mistake(
              "TABLE-NEAR",
              only(line, other),
              `Ở ô ${text}, con thử lại: ${table} × ${other} = ${table * other}, không phải ${product}.`,
            ),
      );
    if (operation === ":") {
      const said = `Ở ô ${text}, con đã làm phép trừ. Con làm phép chia nhé!`;
      return [...near, mistake("OP", only(line, product - table), said)];
    }
    const counted = `Ở ô ${text}, con mới thêm 1. Mỗi tích hơn tích liền trước ${table} đơn vị.`;
    return [
      ...near,
      mistake("OFF1", only(line, result - table + 1), counted),
      mistake("OP", only(line, table + times), `Ở ô ${text}, con đã làm phép cộng. Con làm phép nhân nhé!`),
    ];
  });
}

function hintsFor([first]: readonly Line[], operation: Operation): readonly HelpWords[] {
  if (first === undefined) return [];
  const { table, times, product } = first;
  if (operation === ":") {
    return [
      `Mỗi phép chia trong bảng chia ${table} đi cùng một phép nhân trong bảng nhân ${table}.`,
      `Con bắt đầu từ ô ${first.text}. Con tìm xem ${table} nhân với số nào thì được ${product}.`,
    ];
  }
  return [
    `Trong bảng nhân ${table}, mỗi tích hơn tích liền trước ${table} đơn vị.`,
    {
      say: `${table} × ${times} là ${table} được lấy ${times} lần. Con lấy ${table} × ${times - 1} rồi thêm ${table} nữa.`,
      figures: [arrayOf(first)],
    },
  ];
}

function explain(missing: readonly Line[], operation: Operation): string {
  const results = missing.map(({ result }) => result).join(", ");
  const facts = missing.map(({ text, result }) => `${text} = ${result}`);
  if (operation === "×") {
    const steps = missing.map(({ table, times, product }, place) => {
      return `${facts[place]} (${table} × ${times - 1} = ${product - table}, thêm ${table} là ${product})`;
    });
    return `${steps.join("; ")}. Các số cần điền là: ${results}.`;
  }
  const products = missing.map(({ table, times, product }) => `${table} × ${times} = ${product}`).join("; ");
  return `Con nhớ ${products}. Vậy ${facts.join("; ")}. Các số cần điền là: ${results}.`;
}

/** Four lines of a table in order; two or three of their results are typed. */
export function buildPartOfTableQuestion(rng: Rng, table: number, operation: Operation): Question {
  const lines = pickLines(rng, table, operation);
  const missing = lines.filter(({ isMissing }) => isMissing);
  const values = missing.map(({ result }) => String(result));
  const name = `bảng ${operation === "×" ? "nhân" : "chia"} ${table}`;
  const turned = mistake(
    "FIELD",
    values.toReversed(),
    "Con điền ngược thứ tự rồi. Con điền lần lượt từ trái sang phải.",
  );
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con điền các số còn thiếu trong ${name}, từ trái sang phải.`,
      `Các dấu hỏi trong ${name} là những số nào? Con viết từ trái sang phải.`,
    ]),
    figures: [drawTable(lines, operation, false)],
    parts: missing.flatMap(({ said }, place): BoxesPart[] => [
      ...(place === 0 ? [] : [{ type: "text", text: "," } as const]),
      { type: "box", box: wholeBox(`kết quả của ${said}`, 3) },
    ]),
    values,
    distractors: [turned, ...mistakesIn(missing, operation)],
    wrong: missing.map(({ text, times }) =>
      operation === "×"
        ? `Con tính lại ${text}: lấy ${table} × ${times - 1} rồi thêm ${table} nữa.`
        : `Con tính lại ${text} nhé! Con dựa vào bảng nhân ${table}.`,
    ),
    answer: values.join(", "),
    hints: hintsFor(missing, operation),
    explanation: { say: explain(missing, operation), figures: [drawTable(lines, operation, true)] },
    praise: "calculate",
    identity: `part ${operation} ${lines.map(({ times, isMissing }) => `${times}${isMissing ? "?" : ""}`).join(" ")}`,
  });
}
