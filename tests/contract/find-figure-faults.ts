import { barLayout } from "#components/figures/bar-model/bar-layout.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";
import type { ClockFigure } from "#lib/questions/figures/clock.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { PartsFigure } from "#lib/questions/figures/parts.ts";
import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import type { Question } from "#lib/questions/question.ts";
import { balanceFaults } from "./balance-faults.ts";
import { evaluate } from "./evaluate.ts";
import { compareExact } from "./exact.ts";
import { figureContracts } from "./figure-contracts.ts";
import { jugFaults } from "./jug-faults.ts";
import { shapeFaults } from "./shape-faults.ts";
import { storyPictureFaults } from "./story-picture-faults.ts";

/** Stretches of a text that stand out: inside it, in order and apart. */
function areLit(text: string, lit: readonly { readonly from: number; readonly to: number }[]): boolean {
  const ends = lit.flatMap(({ from, to }) => [from, to]);
  const isInOrder = ends.every((end, place) => place === 0 || end >= (ends[place - 1] ?? 0));
  return isInOrder && lit.every(({ from, to }) => from >= 0 && from < to && to <= text.length);
}

function objectsFaults({ cells, rows, columns, numbered, caption }: ObjectsFigure): string[] {
  if (caption !== undefined && !(cells.length === 1 && areLit(caption.text, caption.lit))) {
    return ["a name below what has none, or letters stand out that are not there"];
  }
  const places = new Set(cells.map((cell) => `${cell.column}/${cell.row}`));
  const isInside = cells.every(({ column, row }) => column >= 0 && column < columns && row >= 0 && row < rows);
  const isNear = cells.every(({ dx, dy }) => Math.abs(dx) <= 18 && Math.abs(dy) <= 18);
  const fits =
    cells.length <= 20 && rows >= 1 && rows <= (columns === 2 ? 5 : 4) && numbered >= 0 && numbered <= cells.length;
  return places.size === cells.length && isInside && isNear && fits ? [] : ["objects overlap or leave the picture"];
}

function columnFaults({ rows, carries, marked }: ColumnFigure): string[] {
  const isEven = new Set(rows.map((row) => row.length)).size === 1;
  const isDrawn = rows.flat().every((square) => square === null || /^[\d?]$/u.test(square));
  const isInside = [...carries, marked ?? 0].every((column) => column >= 0 && column < (rows[0]?.length ?? 0));
  return isEven && isDrawn && isInside ? [] : ["a column that cannot be drawn"];
}

function frameFaults({ frames, groups, labels, crossed }: TenFrameFigure): string[] {
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const places = new Set(labels.map((label) => label.place));
  const isInside = labels.every(({ place }) => place >= 0 && place < frames * 10);
  const isFilled = groups.every((group) => group.count > 0) && total <= frames * 10;
  const isThere = crossed >= 0 && crossed <= total;
  return isFilled && isThere && isInside && places.size === labels.length ? [] : ["the ten frame overflows"];
}

function clockFaults({ faces, digital }: ClockFigure): string[] {
  const isShown = faces.every(({ hour, minute }) => hour >= 1 && hour <= 12 && minute >= 0 && minute < 60);
  const isRound = faces.every(({ counted }) => counted % 5 === 0 && counted >= 0 && counted < 60);
  const isSliced = faces.every(({ slice }) => slice === null || slice.from < slice.to);
  const isNamed = faces.every(({ label }) => (label === null) === (faces.length === 1));
  const isThere = digital === null ? faces.length > 0 : /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(digital);
  return isThere && isShown && isRound && isSliced && isNamed && faces.length <= 2
    ? []
    : ["a clock that cannot be drawn"];
}

function lineFaults({ from, to, labelled, hops }: NumberLineFigure): string[] {
  const marks = [...labelled, ...hops.flatMap((hop) => [hop.from, hop.to])];
  const isInside = marks.every((mark) => mark >= from && mark <= to);
  return isInside && new Set(labelled).size === labelled.length ? [] : ["the number line is left"];
}

function drawingFaults({ width, height, parts, labels }: ShapesFigure): string[] {
  const isInside = labels.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const isTold = new Set(labels.map(({ x, y }) => `${x} ${y}`)).size === labels.length && parts.length > 0;
  const faults = parts.flatMap((part) => shapeFaults(part, width, height));
  return isInside && isTold ? faults : [...faults, "numbers leave the drawing or lie on one another"];
}

function blocksFaults({ groups, crossed }: BaseTenFigure): string[] {
  const last = groups.at(-1);
  const isInside = groups.every(({ tens, ones }) => tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9);
  const isThere = crossed.tens <= (last?.tens ?? 0) && crossed.ones <= (last?.ones ?? 0);
  return [...(isInside ? [] : ["blocks past 99"]), ...(isThere ? [] : ["more blocks are crossed out than there are"])];
}

/** Words over narrow pieces of a bar, or over its braces, that lie on one another. */
function isBarCrowded(figure: BarModelFigure): boolean {
  return barLayout(figure).rows.some(({ parts }) => {
    const above = parts.flatMap(({ label }) => (label === null || label.isInside ? [] : [label]));
    return above.some(({ x, half }, place) => {
      const next = above[place + 1];
      return next !== undefined && x + half > next.x - next.half;
    });
  });
}

function barFaults(figure: BarModelFigure): string[] {
  const { bars, total } = figure;
  const isDrawn = bars.every(({ parts }) => parts.length > 0 && parts.every(({ size }) => size > 0));
  const spans = bars.flatMap(({ spans: braces = [], parts }) =>
    braces.map((brace) => ({ ...brace, count: parts.length })),
  );
  const isSpanned = spans.every(({ from, to, count }) => from >= 0 && from <= to && to < count);
  const labels = bars.flatMap(({ parts, whole }) => [whole, ...parts.map(({ label }) => label)]);
  const asked = [...labels, ...spans.map(({ label }) => label), total].filter((label) => label?.includes("?")).length;
  const isNamed = bars.every(({ name }) => (name === null) === (bars.length === 1));
  const fits = bars.length >= 1 && bars.length <= 4 && asked <= 2 && !isBarCrowded(figure);
  return isDrawn && isSpanned && isNamed && fits ? [] : ["a bar that cannot be drawn"];
}

function placeBlocksFaults({ hundreds, tens, ones, isTenRinged }: PlaceBlocksFigure): string[] {
  const most = { hundreds: 9, tens: hundreds === null ? 9 : 19, ones: 19 };
  const isInside =
    Math.min(hundreds ?? 0, tens, ones) >= 0 &&
    (hundreds ?? 0) <= most.hundreds &&
    tens <= most.tens &&
    ones <= most.ones;
  return isInside && (!isTenRinged || Math.max(tens, ones) >= 10) ? [] : ["blocks that do not fit on their mats"];
}

function partsFaults({ operation, numbers, marked }: PartsFigure): string[] {
  const [first = "", second = "", result = ""] = numbers.map(({ text }) => text);
  const isTrue = compareExact(evaluate(`${first} ${operation} ${second}`), evaluate(result)) === 0;
  return isTrue && numbers.length === 3 && (marked ?? 0) < 3 ? [] : ["a sum that is not true"];
}

function wordCardFaults({ text, isLetter, lit = [], parts = [] }: WordFigure): string[] {
  const isApart = new Set(parts).size === parts.length && parts.every((part) => part.trim() !== "");
  const isPlain = isLetter !== true || (lit.length === 0 && parts.length === 0);
  return [
    ...(text.trim() === "" ? ["an empty card"] : []),
    ...(areLit(text, lit) && isPlain ? [] : ["letters stand out that are not there"]),
    ...(isApart && parts.length <= 4 ? [] : ["parts that repeat, or too many"]),
  ];
}

function figureFaults(figure: Figure): string[] {
  switch (figure.type) {
    case "objects":
      return objectsFaults(figure);
    case "ten-frame":
      return frameFaults(figure);
    case "number-line":
      return lineFaults(figure);
    case "base-ten":
      return blocksFaults(figure);
    case "sum":
      return figure.parts.filter((part) => part === null).length === 1 ? [] : ["a sum without its one box"];
    case "place-blocks":
      return placeBlocksFaults(figure);
    case "parts":
      return partsFaults(figure);
    case "column":
      return columnFaults(figure);
    case "shapes":
      return drawingFaults(figure);
    case "clock":
      return clockFaults(figure);
    case "bar-model":
      return barFaults(figure);
    case "story-picture":
      return storyPictureFaults(figure);
    case "balance":
      return balanceFaults(figure);
    case "jug":
      return jugFaults(figure);
    case "word":
      return wordCardFaults(figure);
    default:
      return figureContracts.get(figure.type)?.faults(figure) ?? [`no contract for a ${figure.type}`];
  }
}

/** A ten frame stands upright on the cards of a sign or an order, which are narrow, and lies everywhere else. */
function standsAsItFits({ kind }: Question, figure: Figure): boolean {
  return figure.type !== "ten-frame" || figure.isStanding === (kind === "sign" || kind === "order");
}

/** What is wrong with the pictures of a question, its hints and its explanation. */
export function findFigureFaults(question: Question): string[] {
  const sides = question.kind === "sign" ? question.view.sides : [];
  const drawn = [question, ...question.hints, question.explanation].flatMap((part) => part.figures ?? []);
  const cards = question.kind === "order" ? (question.view.pictures ?? []) : [];
  const scenes = question.kind === "pairs" ? (question.view.scenes ?? []) : [];
  const figures = [...sides, ...cards, ...scenes, ...drawn];
  const unfit = figures.filter((figure) => !standsAsItFits(question, figure));
  const unnamed = figures.filter(
    ({ alt }) => alt.trim() === "" || alt !== alt.normalize("NFC") || /undefined|NaN/u.test(alt),
  );
  return [
    ...figures.flatMap(figureFaults),
    ...unnamed.map((figure) => `a ${figure.type} without its text`),
    ...unfit.map((figure) => `a ${figure.type} that does not fit its card`),
  ];
}
