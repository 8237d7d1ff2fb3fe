import { formatNumber } from "#lib/core/format-number.ts";
import { groupDigits } from "#lib/core/group-digits.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { calculatorText } from "#lib/text/calculator-text.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { divisionBoardText } from "#lib/text/division-board-text.ts";
import { joinBoardText } from "#lib/text/join-board-text.ts";
import { jugText } from "#lib/text/jug-text.ts";
import { paintText } from "#lib/text/paint-text.ts";
import { placeValueText } from "#lib/text/place-value-text.ts";
import { readTableText } from "#lib/text/read-table-text.ts";
import { remainderInBrackets } from "#lib/text/remainder-word.ts";
import { sortText } from "#lib/text/sort-text.ts";
import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import { writeSentence } from "./kinds/arrange/grading.ts";
import type { BoxesResponse, BoxesView } from "./kinds/boxes/grading.ts";
import { displayAfter, writeRow } from "./kinds/calculator/row.ts";
import { type CalendarResponse, type CalendarView, readDay } from "./kinds/calendar/grading.ts";
import { writeBuilt } from "./kinds/chart-build/draw.ts";
import { writeLabels } from "./kinds/chart-labels/draw.ts";
import type { ColumnResponse, ColumnView } from "./kinds/column/grading.ts";
import type { DivisionResponse, DivisionView } from "./kinds/division/grading.ts";
import { divisionSquares } from "./kinds/division/squares.ts";
import { fillGaps } from "./kinds/gaps/grading.ts";
import { writeMarked } from "./kinds/mark-text/write-marked.ts";
import type { MatchResponse, MatchView } from "./kinds/match/grading.ts";
import { writeOrder } from "./kinds/order/grading.ts";
import { writeLongPairs } from "./kinds/pairs/grading.ts";
import { writeNotes } from "./kinds/pay/write-notes.ts";
import { writeMarks } from "./kinds/place-mark/write-marks.ts";
import { writeMeasured } from "./kinds/protractor/write-measured.ts";
import {
  cellAt,
  type ReadTableResponse,
  type ReadTableView,
  readCell,
  textOfCell,
} from "./kinds/read-table/grading.ts";
import { writePlace } from "./kinds/slider/places.ts";
import type { SortResponse, SortView } from "./kinds/sort/grading.ts";
import { writeSteps } from "./kinds/steps/write-steps.ts";
import { writeAnswer } from "./kinds/story/grading.ts";
import { writeTally } from "./kinds/tally/write-tally.ts";
import { writeWalk } from "./kinds/walk/write-walk.ts";
import { kinds } from "./kinds.ts";
import type { KindName, Kinds, Question } from "./question.ts";
import { tidyWriting } from "./writing/compare-writing.ts";

type Writer<Name extends KindName> = (view: Kinds[Name]["view"], response: Kinds[Name]["response"]) => string | null;

function writeBoxes({ parts, chart }: BoxesView, { boxes }: BoxesResponse): string {
  // Those of a single class are no number.
  if (chart !== undefined) return chart.classes.length > 1 ? groupDigits(boxes.join("")) : boxes.join("; ");
  let next = 0;
  const fill = (part: unknown) => {
    if (typeof part === "string") return part;
    next += 1;
    return boxes[next - 1] ?? "";
  };
  const written = parts.map((part) => {
    if (part.type === "text") return part.text;
    return part.type === "box" ? fill(part.box) : writeFraction(fill(part.top), fill(part.bottom));
  });
  return (
    written
      .join(" ")
      // A colon before a number divides.
      .replaceAll(/ ([,.;]|:(?! \d))/g, "$1")
      .trim()
  );
}

/** What was filled in: the result, or the whole sum where other squares were empty: "47 + 25 = 62". */
function writeColumn({ operation, rows, blanks, decimals = 0 }: ColumnView, { digits }: ColumnResponse): string {
  const filled = rows.map((row, at) =>
    row.map((digit, column) => {
      const blank = blanks.findIndex((each) => each.row === at && each.column === column);
      return blank < 0 ? digit : (digits[blank] ?? null);
    }),
  );
  const numbers = filled.map((row) => {
    const scaled = row.reduce<number>((sum, digit, place) => sum + (digit ?? 0) * 10 ** place, 0);
    // Empty squares behind the last digit are no places of the number.
    const empty = row.slice(0, decimals).findIndex((digit) => digit !== null);
    const places = empty < 0 ? 0 : decimals - empty;
    return places === 0
      ? formatNumber(scaled / 10 ** decimals)
      : writeDecimal(scaled / 10 ** (decimals - places), places);
  });
  const result = numbers.at(-1) ?? "";
  const isResultOnly = rows.at(-1)?.every((digit) => digit === null) === true;
  return isResultOnly ? result : `${numbers.slice(0, -1).join(` ${operation} `)} = ${result}`;
}

/** The quotient as it was filled in, and what is left where something is: "25 (dư 2)"; with the digits below it where only these are wrong. */
export function writeDivision(view: DivisionView, { filled }: DivisionResponse): string {
  const squares = divisionSquares(view).map((square, place) => ({ ...square, written: filled[place] ?? 0 }));
  const quotient = squares.filter(({ part }) => part === "quotient");
  const below = squares.filter(({ part }) => part !== "quotient");
  const isRight = ({ digit, written }: (typeof squares)[number]) => digit === written;
  const rest = below.at(-1)?.written ?? 0;
  const result = formatNumber(Number(quotient.map(({ written }) => written).join("")));
  const all = rest === 0 ? result : `${result} ${remainderInBrackets(rest)}`;
  return quotient.every(isRight) && !below.slice(0, -1).every(isRight)
    ? divisionBoardText.below(all, below.map(({ written }) => written).join(", "))
    : all;
}

/** "ngày 15 tháng 5", "các ngày 4, 11, 18, 25 tháng 5". */
export function writeDays({ sheets }: CalendarView, { days }: CalendarResponse): string {
  const { sheet } = readDay(days[0] ?? 0);
  const month = sheets[sheet]?.month ?? 0;
  const numbers = days.map((at) => readDay(at).day);
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined
    ? calendarText.date(only, month)
    : calendarText.dates(numbers.join(", "), month);
}

/** "mỗi bạn 4 cái; 12 : 3 = 4", "đĩa xanh 3 quả, đĩa đỏ 2 quả", "g: quả trứng; kg: bao gạo, con trâu". */
export function writeSort({ pile, trays, each, sum }: SortView, { sorted, typed }: SortResponse): string {
  const laid = () => {
    if (pile.type === "named") {
      const listIn = (tray: number) => pile.things.filter((_, thing) => sorted[thing] === tray).join(", ");
      return trays.map(({ name }, tray) => `${name}: ${listIn(tray) || sortText.empty}`).join("; ");
    }
    const amounts = sorted.map((count) => sortText.amount(pile.picture, count));
    if (each !== null && new Set(amounts).size === 1) return `${each} ${amounts[0]}`;
    return trays.map(({ name }, tray) => `${name} ${amounts[tray]}`).join(", ");
  };
  return sum === null || typed === null ? laid() : `${laid()}; ${writeBoxes(sum, { boxes: typed })}`;
}

/** A cell by what stands in it, where it stands nowhere else, and by its place. */
export function writeCells(view: ReadTableView, { cells }: ReadTableResponse): string | null {
  const written = cells.map((cell) => nameCell(view, cell, cells.length === 1));
  if (written.includes(null)) return null;
  return written.join(written.some((name) => name?.includes(",")) ? "; " : ", ");
}

function nameCell(view: ReadTableView, cell: number, isAlone: boolean): string | null {
  const text = textOfCell(view, cell);
  if (text === "") return null;
  if (view.rows.flat().filter((other) => other === text).length === 1) return text;
  const { row, column } = readCell(cell);
  const place = readTableText.place(textOfCell(view, cellAt(0, column)), textOfCell(view, cellAt(row, 0)));
  return isAlone ? readTableText.placed(place, text) : place;
}

function writeMatch({ operation, numbers, filled, labels }: MatchView, response: MatchResponse): string {
  const put = response.labels.map((label) => labels[label]?.text ?? "");
  if (filled === "names") return put.join(", ");
  let next = 0;
  const [left = "", right = "", result = ""] = numbers.map((number) => {
    if (number !== null) return number;
    next += 1;
    return put[next - 1] ?? "";
  });
  return `${left} ${operation} ${right} = ${result}`;
}

const writers: { readonly [Name in KindName]: Writer<Name> } = {
  choice: ({ choices }, { choice }) => choices[choice]?.text ?? null,
  number: (_view, { value }) => formatNumber(value),
  boxes: writeBoxes,
  count: (_view, { count }) => formatNumber(count),
  column: writeColumn,
  division: writeDivision,
  "clock-set": (_view, time) => clockFormat.time(time, "minutes"),
  "pick-shapes": () => null,
  "figure-choice": () => null,
  tangram: () => null,
  walk: writeWalk,
  "lay-units": (_view, { units, told }) => unitLengthsText.written(told, units),
  protractor: writeMeasured,
  "place-value": (_view, blocks) => placeValueText.gather(blocks).text,
  match: writeMatch,
  sign: (_view, { sign }) => sign,
  order: (view, { order }) => writeOrder(view, order),
  arrange: (view, { order }) => writeSentence(view, order, 0),
  weigh: (_view, { placed }) => balanceText.mark(placed.reduce((sum, weight) => sum + weight, 0)),
  pour: ({ markMl }, { litres }) => jugText.amount(litres, markMl),
  join: ({ rows: [, lower], answers }, { told }) =>
    answers === null ? joinBoardText.amount(lower.picture, told) : (answers[told]?.text ?? null),
  calculator: (_view, { keys }) => calculatorText.told(writeRow(keys), displayAfter(keys)),
  calendar: writeDays,
  "read-table": writeCells,
  pay: (view, { notes }) => writeNotes(view, notes),
  sort: writeSort,
  draw: () => null,
  trace: () => null,
  "chart-labels": (view, { labels }) => writeLabels(view, labels),
  "chart-build": (view, { built }) => writeBuilt(view, built),
  tally: writeTally,
  slider: (view, { at }) => writePlace(view, at),
  paint: ({ partName }, { painted }) => paintText.counted(painted.length, partName),
  fill: ({ initials, rimes, tones }, { initial, rime, tone }) => {
    const [written, sound, mark] = [initials[initial], rimes[rime], tones[tone]];
    if (written === undefined || sound === undefined || mark === undefined) return null;
    return joinParts({ initial: written, rime: sound, tone: mark }) ?? `${written}${sound}`;
  },
  gaps: (view, { gaps }) => fillGaps(view, gaps),
  pairs: ({ lefts, cards, joint = "–", isLong }, response) => {
    const pairs = lefts.map((left, at) => [left, cards[response.cards[at] ?? -1] ?? ""] as const);
    return isLong === true ? writeLongPairs(pairs) : pairs.map((pair) => pair.join(` ${joint} `)).join(", ");
  },
  story: (view, { operation, left, right, result, unit }) => {
    const full = view.units[unit]?.full.text ?? "";
    const sum = `${formatNumber(left)} ${operation} ${formatNumber(right)} = ${formatNumber(result)}`;
    return view.isSentence === true ? `${sum}. ${writeAnswer(view, full, result)}` : `${sum} (${full})`;
  },
  steps: (view, { lines }) => writeSteps(view, lines),
  "mark-text": (view, response) => writeMarked(view, response),
  underline: ({ words }, { from, to }) =>
    words
      .slice(from, to + 1)
      .join(" ")
      .replace(/[.,;:!?]$/, ""),
  "place-mark": (view, { marks }) => writeMarks(view, marks),
  type: (_view, { text }) => tidyWriting(text),
  dictation: (_view, { written }) => tidyWriting(written),
};

/**
 * A response in words, as a teacher writes it down: "62", "47 + 25 = 62", "ngày mai". Null for one that is no response to this
 * question, and for what is only drawn.
 */
export function writeResponse(question: Question, raw: unknown): string | null {
  return write(question, raw);
}

function write<Name extends KindName>(
  { kind, view }: { readonly kind: Name; readonly view: Kinds[Name]["view"] },
  raw: unknown,
): string | null {
  const parsed = kinds[kind].response.safeParse(raw);
  return parsed.success ? writers[kind](view, parsed.data) : null;
}
