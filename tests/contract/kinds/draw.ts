import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["draw"]["view"];
type Key = Kinds["draw"]["key"];
type Strokes = Kinds["draw"]["response"]["strokes"];

interface Place {
  readonly x: number;
  readonly y: number;
}

type Piece = readonly [Place, Place];

const near = 1e-6;
const isAt = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y) < near;
const lengthOf = ([from, to]: Piece) => Math.hypot(to.x - from.x, to.y - from.y);

function toPieces(strokes: Strokes): Piece[] {
  return strokes.map(([left = 0, top = 0, right = 0, bottom = 0]) => [
    { x: left, y: top },
    { x: right, y: bottom },
  ]);
}

function find({ points }: View, name: string): Place {
  return points.find((point) => point.name === name) ?? { x: Number.NaN, y: Number.NaN };
}

/** How far a place is from the line of a piece, and from the piece itself. */
function offLine(place: Place, [from, to]: Piece): number {
  const area = (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x);
  return Math.abs(area) / lengthOf([from, to]);
}
const isOnPiece = (place: Place, [from, to]: Piece) =>
  lengthOf([from, place]) + lengthOf([place, to]) - lengthOf([from, to]) < near;

/** The angle between two pieces, 0 to 90 degrees. */
function between(one: Piece, other: Piece): number {
  const turn = ([from, to]: Piece) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const apart = Math.abs(turn(one) - turn(other)) % 180;
  return Math.min(apart, 180 - apart);
}

/** Places along a piece, close enough for no stroke to end unseen between two of them. */
function placesAlong([from, to]: Piece): Place[] {
  const count = 240;
  return Array.from({ length: count + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count,
  }));
}

const covers = (pieces: readonly Piece[], wanted: Piece) =>
  placesAlong(wanted).every((place) => pieces.some((piece) => isOnPiece(place, piece)));

/** Whether the pieces are nothing but these sides, and all of them. */
function isOutline(pieces: readonly Piece[], sides: readonly Piece[]): boolean {
  const stays = pieces.every(([from, to]) => sides.some((side) => isOnPiece(from, side) && isOnPiece(to, side)));
  return stays && sides.every((side) => covers(pieces, side));
}

function areLines(view: View, pieces: readonly Piece[], answer: string): boolean {
  const wanted = [...answer.matchAll(/qua (\p{Lu}),? (song song|vuông góc) với (\p{Lu})(\p{Lu})/gu)];
  const fits = (piece: Piece, [, name = "", relation = "", from = "", to = ""]: readonly string[]) => {
    const other: Piece = [find(view, from), find(view, to)];
    const isApart = offLine(piece[0], other) > near || offLine(piece[1], other) > near;
    const degrees = between(piece, other);
    const isTurned = relation === "song song" ? degrees < near && isApart : Math.abs(degrees - 90) < near;
    return isTurned && offLine(find(view, name), piece) < near;
  };
  return (
    pieces.length === wanted.length &&
    wanted.every((each) => pieces.some((piece) => fits(piece, each))) &&
    pieces.every((piece) => wanted.some((each) => fits(piece, each)))
  );
}

/** The foot of the height from a place to a line. */
function footOf(apex: Place, [from, to]: Piece): Place {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const share = ((apex.x - from.x) * way.x + (apex.y - from.y) * way.y) / (way.x ** 2 + way.y ** 2);
  return { x: from.x + way.x * share, y: from.y + way.y * share };
}

function isHeight(view: View, pieces: readonly Piece[], answer: string): boolean {
  const [, name = "", from = "", to = ""] = /từ đỉnh (\p{Lu}) đến đáy (\p{Lu})(\p{Lu})/u.exec(answer) ?? [];
  const base: Piece = [find(view, from), find(view, to)];
  const apex = find(view, name);
  const standing = pieces.filter((piece) => piece.some((end) => offLine(end, base) > near));
  return isOutline(standing, [[apex, footOf(apex, base)]]);
}

/** The four ends of pieces that lie farthest out in both ways of the longest one and across. */
function cornersOf(pieces: readonly Piece[]): Place[] {
  const [longest] = pieces.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (longest === undefined) return [];
  const [from, to] = longest;
  const way = { x: (to.x - from.x) / lengthOf(longest), y: (to.y - from.y) / lengthOf(longest) };
  const along = pieces.flat().map(({ x, y }) => x * way.x + y * way.y);
  const across = pieces.flat().map(({ x, y }) => y * way.x - x * way.y);
  const place = (a: number, b: number) => ({ x: a * way.x - b * way.y, y: a * way.y + b * way.x });
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...across), Math.max(...across)];
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}

const origin: Place = { x: 0, y: 0 };

/** Whether both lengths are those the answer names; true where it names none. */
function haveLengths(sides: readonly Piece[], answer: string): boolean {
  const [, first, second = first] = /(?:cạnh|dài) (\d+)\s\p{L}+(?:, rộng (\d+))?/u.exec(answer) ?? [];
  if (first === undefined) return true;
  const wanted = [Number(first), Number(second)];
  return [wanted, wanted.toReversed()].some((lengths) =>
    lengths.every((length, place) => Math.abs(length - lengthOf(sides[place] ?? [origin, origin])) < near),
  );
}

/** The named points that have to be corners: one that is told, or all that are given of a rectangle with letters. */
function namesOf({ points }: View, answer: string): string[] {
  const [, corner = ""] = /đỉnh (\p{Lu})/u.exec(answer) ?? [];
  const [, named = ""] = /hình chữ nhật (\p{Lu}{4})/u.exec(answer) ?? [];
  return [...corner, ...[...named].filter((name) => points.some((point) => point.name === name))];
}

function isRectangle(view: View, pieces: readonly Piece[], answer: string): boolean {
  const all = [...pieces, ...view.lines.map(({ from, to }): Piece => [from, to])];
  const corners = cornersOf(all);
  const sides = corners.map((corner, place): Piece => [corner, corners[(place + 1) % 4] ?? corner]);
  if (corners.length < 4 || sides.some((side) => lengthOf(side) < near) || !isOutline(all, sides)) return false;
  const [one = origin, , three = origin] = corners;
  const middle = { x: (one.x + three.x) / 2, y: (one.y + three.y) / 2 };
  return (
    haveLengths(sides, answer) &&
    namesOf(view, answer).every((name) => corners.some((each) => isAt(each, find(view, name)))) &&
    (view.circle === null || isAt(middle, view.circle))
  );
}

function isSegment(pieces: readonly Piece[], length: number): boolean {
  const ends = pieces.flat();
  const spans = ends.flatMap((from) => ends.map((to): Piece => [from, to]));
  const [longest] = spans.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest !== undefined && Math.abs(lengthOf(longest) - length) < near && isOutline(pieces, [longest]);
}

function isCircle(view: View, pieces: readonly Piece[], answer: string): boolean {
  const [, name = "", radius = ""] = /tâm (\p{Lu}), bán kính (\d+)/u.exec(answer) ?? [];
  const [only] = pieces;
  if (only === undefined || pieces.length > 1) return false;
  return isAt(only[0], find(view, name)) && Math.abs(lengthOf(only) - Number(radius)) < near;
}

/** Whether a drawing is what the answer says, seen with the eye of a ruler. */
function isRightly(view: View, answer: string, strokes: Strokes): boolean {
  const pieces = toPieces(strokes);
  if (strokes.some((stroke) => stroke.length !== 4) || pieces.some((piece) => !(lengthOf(piece) > 0))) return false;
  if (/^(?:các )?đường thẳng/u.test(answer)) return areLines(view, pieces, answer);
  if (answer.startsWith("đường cao")) return isHeight(view, pieces, answer);
  if (answer.startsWith("đường tròn")) return isCircle(view, pieces, answer);
  if (answer.startsWith("đoạn thẳng")) return isSegment(pieces, Number(/\d+/u.exec(answer)?.[0]));
  return isRectangle(view, pieces, answer);
}

function drawFaults(view: View, key: Key, answer: Line): string[] {
  const { columns, rows, points, lines, most } = view;
  const drawings = [key.drawing, ...key.mistakes.map(({ drawing }) => drawing)];
  const places = [...points, ...lines.flatMap(({ from, to }) => [from, to]), ...drawings.flatMap(toPieces).flat()];
  const ways = key.mistakes.map(({ fault, sizes }) => `${fault} ${sizes}`);
  const faults = {
    "something is not on the sheet": places.some(({ x, y }) => x < 0 || x > columns || y < 0 || y > rows),
    "the squares are too small for a finger": columns > 9 || rows > 8,
    "what is shown is not what is asked for": !isRightly(view, answer.text, key.drawing),
    "a mistake is right": key.mistakes.some(({ drawing }) => isRightly(view, answer.text, drawing)),
    "a mistake stands twice": new Set(ways).size !== ways.length,
    "there is no room for all strokes": drawings.some((drawing) => drawing.length > most),
    "two points have one name or one place":
      new Set(points.map(({ name }) => name)).size !== points.length ||
      new Set(points.map(({ x, y }) => `${x} ${y}`)).size !== points.length,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const drawContract: KindContract<"draw"> = {
  faults: drawFaults,
  isRight: (view, _, answer, { strokes }) => isRightly(view, answer.text, strokes),
  isAnswerAsked: true,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.wrong],
  lines: () => [],
  anotherKey: (key, other) => ({ ...key, goal: { type: "segment", length: 1 }, mistakes: [], wrong: other }),
};
