import { figureContract } from "#tests/contract/figure-contract.ts";

/** What a phone's card gives a figure above a key pad, a square of the drawing, and how small its words may become. */
const card = { width: 300, height: 80 };
const square = { width: 32, height: 26 };
const size = { drawn: 18, least: 12 };

export const contract = figureContract("number-chart", {
  faults({ rows, tinted = [] }) {
    const [first = []] = rows;
    const all = rows.flatMap((row, at) => row.map((text, column) => ({ text, at, column })));
    const isEven = first.length > 0 && rows.every((row) => row.length === first.length);
    const isWritten = all.every(({ text }) => text === null || /^(?:\p{Lu}|[1-9]\d?|100|)$/u.test(text));
    // One to the right is one more, one row down ten more.
    const origins = all.flatMap(({ text, at, column }) =>
      /^\d+$/u.test(text ?? "") ? [Number(text) - at * 10 - column] : [],
    );
    const [origin = 1] = origins;
    const isPiece = new Set(origins).size <= 1 && ((origin - 1) % 10) + first.length <= 10;
    const scale = Math.min(1, card.width / (first.length * square.width), card.height / (rows.length * square.height));
    const isInside = tinted.every(({ row, column }) => typeof rows[row]?.[column] === "string");
    return [
      ...(isEven && isWritten && isInside ? [] : ["a chart that cannot be drawn"]),
      ...(isPiece ? [] : ["no piece of the chart of numbers"]),
      ...(size.drawn * scale >= size.least ? [] : ["a chart that is too large to be read"]),
    ];
  },
  texts: ({ rows }) => rows.flat().flatMap((text) => (text === null || text === "" ? [] : [text])),
});
