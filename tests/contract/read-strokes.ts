import type { Kinds } from "#lib/questions/question.ts";
import { placesAlong } from "./pen-lines.ts";

type Place = readonly [x: number, y: number];

const near = 6;

/** Where a line is highest, lowest, farthest left and right, as parts of its way. */
function extremesOf(line: readonly Place[]) {
  const part = (better: (one: Place, other: Place) => boolean) => {
    const best = line.reduce((found, place) => (better(place, found) ? place : found));
    return { at: line.indexOf(best) / (line.length - 1), place: best };
  };
  return {
    highest: part(([, y], [, other]) => y < other),
    lowest: part(([, y], [, other]) => y > other),
    left: part(([x], [other]) => x < other),
    right: part(([x], [other]) => x > other),
  };
}

/** Whether a line crosses itself. */
function crosses(line: readonly Place[]): boolean {
  const side = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place) =>
    Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  return line.slice(1).some((to, one) => {
    const from = line[one] ?? to;
    return line.slice(one + 4).some((end, gap) => {
      const start = line[one + 3 + gap] ?? end;
      return side(from, to, start) * side(from, to, end) < 0 && side(start, end, from) * side(start, end, to) < 0;
    });
  });
}

/** With the clock positive, as y goes down. */
const turning = (line: readonly Place[]) =>
  line.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

interface Seen extends ReturnType<typeof extremesOf> {
  readonly line: readonly Place[];
  readonly start: Place;
  readonly end: Place;
  readonly isClosed: boolean;
}

const isBetween = (at: number) => at > 0.1 && at < 0.9;

/** How each stroke looks to whoever knows its name. */
const looks: Readonly<Record<string, (seen: Seen) => boolean>> = {
  "nét cong kín": ({ isClosed, line, start, highest, left }) =>
    isClosed && turning(line) < 0 && start[1] < highest.place[1] + 20 && start[0] > left.place[0],
  "nét cong trái": ({ isClosed, left, start, end, line }) =>
    !isClosed && isBetween(left.at) && start[1] < end[1] && turning(line) < 0,
  "nét cong phải": ({ isClosed, right, start, end, line }) =>
    !isClosed && isBetween(right.at) && start[1] < end[1] && turning(line) > 0,
  "nét móc ngược": ({ start, end, lowest, highest }) =>
    highest.at === 0 && isBetween(lowest.at) && end[0] > start[0] && end[1] < lowest.place[1] - 20,
  "nét móc xuôi": ({ start, end, highest, lowest }) =>
    lowest.at === 1 && isBetween(highest.at) && end[0] > start[0] && start[1] > highest.place[1] + 20,
  "nét móc hai đầu": ({ start, end, highest, lowest }) =>
    isBetween(highest.at) &&
    isBetween(lowest.at) &&
    highest.at < lowest.at &&
    end[0] > start[0] &&
    end[1] < lowest.place[1],
  "nét khuyết trên": ({ line, highest, lowest }) => crosses(line) && highest.place[1] <= -240 && lowest.at === 1,
  "nét khuyết dưới": ({ line, highest, lowest }) => crosses(line) && lowest.place[1] >= 140 && highest.at === 0,
  "nét hất": ({ start, end }) => end[0] > start[0] && end[1] < start[1] - 30,
  "nét thẳng ngang": ({ start, end }) => end[0] > start[0] && Math.abs(end[1] - start[1]) < near,
  "nét thẳng đứng": ({ start, end }) => end[1] > start[1] && Math.abs(end[0] - start[0]) < near,
  "nét xiên trái": ({ start, end }) => end[1] > start[1] && end[0] > start[0] + 30,
  "nét xiên phải": ({ start, end }) => end[1] > start[1] && end[0] < start[0] - 30,
  "dấu mũ": ({ start, end, highest, lowest }) =>
    isBetween(highest.at) && end[0] > start[0] && lowest.place[1] < -100 && end[1] === start[1],
  "nét cong nhỏ": ({ start, end, lowest }) => isBetween(lowest.at) && end[0] > start[0] && lowest.place[1] < -100,
  "nét râu": ({ start, end, right }) => isBetween(right.at) && end[1] > start[1] && end[0] < start[0],
  "dấu chấm": ({ line }) => line.length > 0 && line.every(([, y]) => y < -110),
  "nét khuyết trên nối nét thắt": ({ line, highest }) => crosses(line) && highest.place[1] <= -240,
  "nét khuyết trên nối nét móc ngược": ({ line, highest, lowest }) =>
    crosses(line) && highest.place[1] <= -240 && isBetween(lowest.at),
  "nét cong phải nối nét cong trái": ({ line, highest, start, end }) =>
    crosses(line) && isBetween(highest.at) && start[1] > -60 && end[0] > start[0] + 40,
  "nét cong phải nối nét thắt": ({ line, lowest, end, start }) => crosses(line) && lowest.at > 0.6 && end[0] > start[0],
  "nét xiên nối nét thắt và nét móc hai đầu": ({ line, start, end, highest }) =>
    crosses(line) && start[1] > -near && end[0] > start[0] && highest.place[1] <= -120,
  "nét xiên nối nét thắt và nét cong phải": ({ line, start, highest, right }) =>
    crosses(line) && start[1] > -near && highest.place[1] <= -120 && right.at > highest.at,
  "nét móc hai đầu nối nét thắt": ({ line, lowest, start, end }) =>
    crosses(line) && isBetween(lowest.at) && end[0] > start[0],
  // The strokes of capitals.
  "nét cong trái nối nét lượn ngang": ({ start, end, left, lowest, highest }) =>
    left.at < 0.5 && isBetween(lowest.at) && highest.at === 1 && end[0] > start[0] + 40,
  "nét móc ngược trái": ({ line, lowest, left, start, end }) => {
    // Written down into a hook on the left, or out of one upwards.
    const isUpwards = start[1] > end[1];
    return isBetween(lowest.at) && !crosses(line) && (isUpwards ? left.at < 0.2 : left.at > 0.5);
  },
  "nét móc ngược phải": ({ start, end, lowest, highest }) =>
    highest.at === 0 && isBetween(lowest.at) && end[0] > start[0] + 30 && end[1] < -30,
  "nét móc xuôi phải": ({ start, end, lowest, highest }) =>
    lowest.at === 0 && isBetween(highest.at) && end[0] > start[0],
  "nét lượn ngang": ({ start, end, highest, lowest }) => end[0] > start[0] + 80 && highest.at < lowest.at,
  "nét lượn dọc": ({ start, end }) => end[1] > start[1] + 200 && Math.abs(end[0] - start[0]) < 40,
  "nét thẳng xiên": ({ start, end }) => Math.abs(end[1] - start[1]) > 200 && end[0] > start[0] + 30,
  "nét cong trên": ({ start, highest, right, left, end }) =>
    isBetween(highest.at) && highest.at < right.at && left.at === 0 && end[1] > start[1],
  "nét cong trên nối nét cong phải": ({ line, highest, right, lowest }) =>
    crosses(line) && highest.at < right.at && right.at < lowest.at,
  "nét cong trên nối nét móc ngược": ({ line, highest, lowest, end, start }) =>
    crosses(line) && highest.at < lowest.at && end[0] > start[0] + 100,
  "nét cong dưới nối nét cong trái": ({ line, start, left, lowest }) =>
    crosses(line) && start[1] < -230 && left.at < lowest.at && turning(line) < 0,
  "nét cong dưới nối hai nét cong trái": ({ line, start, left, lowest }) =>
    crosses(line) && start[1] < -230 && left.at < lowest.at && turning(line) < 0,
  "nét cong dưới nối nét lượn": ({ line, start, end, left }) =>
    crosses(line) && start[1] < -230 && isBetween(left.at) && end[0] > start[0],
  "nét cong dưới nối nét móc ngược": ({ line, start, end, lowest, left }) =>
    crosses(line) && start[1] < -230 && lowest.at < left.at && end[0] < start[0],
  "nét lượn dọc nối nét cong phải": ({ line, start, left, right, end }) =>
    crosses(line) && start[1] < -230 && left.at < right.at && end[0] < start[0],
  "nét lượn ngang nối nét cong trái": ({ line, start, lowest, highest }) =>
    crosses(line) && start[1] < -180 && highest.at < lowest.at,
  "nét cong kín lượn vào trong": ({ line, start, left, lowest, right }) =>
    start[1] < -230 && left.at < lowest.at && lowest.at < right.at && turning(line) < 0,
  "nét khuyết dưới nối nét khuyết trên": ({ line, start, end }) =>
    crosses(line) && start[1] < -230 && end[0] > start[0] + 80,
  "nét móc xuôi nối nét móc ngược": ({ line, highest, lowest, end, start }) =>
    crosses(line) && highest.at < lowest.at && end[0] > start[0],
  "nét móc hai đầu nối nét xiên và nét móc hai đầu": ({ line, start, end }) =>
    crosses(line) && start[1] < -180 && end[0] > start[0] + 80,
};

const signs: Readonly<Record<string, string>> = {
  "\u0302": "dấu mũ",
  "\u0306": "nét cong nhỏ",
  "\u031b": "nét râu",
};

/** A letter without its mark, and the mark. */
export function signOf(letter: string): { readonly bare: string; readonly mark: readonly string[] } {
  const [bare = "", sign] = Array.from(letter.normalize("NFD"));
  return { bare, mark: sign === undefined ? [] : [signs[sign] ?? ""] };
}

/** "nét cong kín viết trước, nét móc ngược viết sau": long names leave no room for more words. */
export function inOrder(strokes: readonly string[]): string {
  const [first = "", second = ""] = strokes;
  if (strokes.length === 1) return first;
  const isShort = `${first} ${second}`.split(" ").length <= 8;
  if (strokes.length === 2 && isShort) return `${first} viết trước, ${second} viết sau`;
  const listed = `${strokes.slice(0, -1).join(", ")}, rồi ${strokes.at(-1)}`;
  return listed.split(" ").length > 12 ? strokes.join("; ") : listed;
}

/** Whether a stroke on the board looks as its name says. */
export function looksLike(name: string, curve: Kinds["trace"]["view"]["strokes"][number]["curve"]): boolean {
  const line = placesAlong(curve);
  const [start, end] = [line[0], line.at(-1)];
  const look = looks[name];
  if (start === undefined || end === undefined || look === undefined) return false;
  const isClosed = Math.hypot(start[0] - end[0], start[1] - end[1]) < near;
  return look({ ...extremesOf(line), line, start, end, isClosed });
}
