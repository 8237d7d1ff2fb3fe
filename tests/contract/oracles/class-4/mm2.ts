import { convert, splitMeasure } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Lays a rectangle out in rows of square millimetres; counts the small squares of the grid; else converts. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "boxes") return splitMeasure(text);
  const [length = 0, width = 0] = valuesIn(text, "length");
  if (length > 0) {
    let squares = 0;
    for (let row = 0; row < width; row += 1) squares += length;
    return String(squares);
  }
  const [figure] = seen.figures;
  const grid = figure?.type === "diagram" ? figure.marks.find((mark) => mark.form === "grid") : undefined;
  if (grid?.form !== "grid") return convert(text);
  const count = Number(/(?:Hỏi|cắt) (\d+) hình vuông/u.exec(text)?.[1]);
  return String(count * grid.rows * grid.columns);
};
