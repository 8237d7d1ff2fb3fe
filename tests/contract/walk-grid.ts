import type { Kinds } from "#lib/questions/question.ts";
import { pictureText } from "#lib/text/picture-text.ts";

type View = Kinds["walk"]["view"];
type Ground = View["ground"];
type Move = View["cards"][number];

/** The grid with a rim of wall around it, as strings: a robot that steps on "#" is stopped. */
function drawn({ size, wall }: Ground): readonly string[] {
  const rim = "#".repeat(size + 2);
  const rows = Array.from(
    { length: size },
    (_, row) =>
      `#${Array.from({ length: size }, (__, column) => (wall.includes(row * size + column) ? "#" : ".")).join("")}#`,
  );
  return [rim, ...rows, rim];
}

/** Where the moves lead; null where they lead into a wall or off the grid. */
export function squareAfter(ground: Ground, moves: readonly Move[]): number | null {
  const map = drawn(ground);
  let [row, column] = [Math.floor(ground.start / ground.size) + 1, (ground.start % ground.size) + 1];
  const trail = moves.flatMap(({ direction, squares }) => Array.from({ length: squares }, () => direction));
  for (const direction of trail) {
    if (direction === "up") row -= 1;
    else if (direction === "down") row += 1;
    else column += direction === "left" ? -1 : 1;
    if (map[row]?.charAt(column) !== ".") return null;
  }
  return (row - 1) * ground.size + column - 1;
}

/** All rows of four cards at most that lead to a square, by the numbers of their cards: the shortest first, then as the cards lie. */
export function rowsThatArrive({ ground, cards }: View, target: number): readonly (readonly number[])[] {
  const grow = (row: readonly number[]): (readonly number[])[] => {
    const longer = [...cards.keys()].filter((card) => !row.includes(card)).map((card) => [...row, card]);
    return row.length === 4 ? [] : [...longer, ...longer.flatMap(grow)];
  };
  return grow([])
    .filter((row) => {
      const moves = row.flatMap((card) => cards[card] ?? []);
      return squareAfter(ground, moves) === target;
    })
    .toSorted((one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1));
}

/** The square an answer tells: "ô có con mèo", "hàng 2, cột 3". */
export function toldSquare({ size, things }: Ground, answer: string): number | null {
  const [, row, column] = /^hàng (\d), cột (\d)$/u.exec(answer) ?? [];
  if (row !== undefined && column !== undefined) return (Number(row) - 1) * size + Number(column) - 1;
  return things.find(({ picture }) => `ô có ${pictureText[picture].name}` === answer)?.square ?? null;
}
