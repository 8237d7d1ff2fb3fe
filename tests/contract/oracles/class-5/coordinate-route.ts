import { pictureText } from "#lib/text/picture-text.ts";
import { bareIn } from "#tests/contract/bare-in.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const directions: Readonly<Record<string, readonly [number, number]>> = {
  "sang phải": [1, 0],
  "sang trái": [-1, 0],
  "lên trên": [0, -1],
  "xuống dưới": [0, 1],
};

/** Walks on the drawn grid, in squares of it. */
const solve: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  if (figure?.type !== "diagram") return null;
  const grid = figure.marks.find((mark) => mark.form === "grid");
  if (grid?.form !== "grid") return null;
  const square = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: (x - grid.x) / grid.size,
    y: (y - grid.y) / grid.size,
  });
  const points = new Map(
    figure.marks.flatMap((mark) => (mark.form === "point" ? [[mark.name, square(mark)] as const] : [])),
  );
  const things = figure.marks.flatMap((mark) => {
    if (mark.form !== "picture") return [];
    const { x, y } = square(mark);
    return [{ name: pictureText[mark.picture].name, column: Math.ceil(x), row: grid.rows - Math.floor(y) }];
  });
  const place = /cột (\d), hàng (\d)/u.exec(text);
  if (place !== null)
    return things.find(({ column, row }) => column === Number(place[1]) && row === Number(place[2]))?.name ?? null;
  const found = things.find(({ name }) => text.includes(name));
  if (found !== undefined) return `cột ${found.column}, hàng ${found.row}`;
  const steps = [...text.matchAll(/(sang phải|sang trái|lên trên|xuống dưới) (\d) ô/gu)];
  const start = points.get("A") ?? { x: 0, y: 0 };
  if (/điểm nào/u.test(text)) {
    const end = steps.reduce(({ x, y }, [, name = "", count]) => {
      const [dx, dy] = directions[name] ?? [0, 0];
      return { x: x + dx * Number(count), y: y + dy * Number(count) };
    }, start);
    const reached = [...points].find(([, { x, y }]) => Math.hypot(x - end.x, y - end.y) < 0.01);
    return reached === undefined ? null : `điểm ${reached[0]}`;
  }
  const [edge = 0] = valuesIn(text, "length");
  if (/ngắn nhất/u.test(text)) {
    const end = points.get("B") ?? start;
    return `${Math.round(Math.abs(end.x - start.x) + Math.abs(end.y - start.y)) * edge} mm`;
  }
  const drawn = figure.marks.flatMap((mark) =>
    mark.form === "line" ? [Math.hypot(mark.to.x - mark.from.x, mark.to.y - mark.from.y) / grid.size] : [],
  );
  const walked = steps.length > 0 ? steps.map(([, , count]) => Number(count)) : drawn;
  return `${Math.round(walked.reduce((sum, count) => sum + count, 0)) * edge} mm`;
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
