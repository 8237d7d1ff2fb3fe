import type { Figure, NumberLineFigure, ObjectsFigure, TenFrameFigure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";

function objectsFaults({ cells, rows, numbered }: ObjectsFigure): string[] {
  const places = new Set(cells.map((cell) => `${cell.column}/${cell.row}`));
  const isInside = cells.every(({ column, row }) => column >= 0 && column < 5 && row >= 0 && row < rows);
  const isNear = cells.every(({ dx, dy }) => Math.abs(dx) <= 18 && Math.abs(dy) <= 18);
  const fits = cells.length <= 20 && rows >= 1 && rows <= 4 && numbered >= 0 && numbered <= cells.length;
  return places.size === cells.length && isInside && isNear && fits ? [] : ["objects overlap or leave the picture"];
}

function frameFaults({ frames, groups, labels }: TenFrameFigure): string[] {
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const places = new Set(labels.map((label) => label.place));
  const isInside = labels.every(({ place }) => place >= 0 && place < frames * 10);
  const isFilled = groups.every((group) => group.count > 0) && total <= frames * 10;
  return isFilled && isInside && places.size === labels.length ? [] : ["the ten frame overflows"];
}

function lineFaults({ from, to, labelled, hops }: NumberLineFigure): string[] {
  const marks = [...labelled, ...hops.flatMap((hop) => [hop.from, hop.to])];
  const isInside = marks.every((mark) => mark >= from && mark <= to);
  return isInside && new Set(labelled).size === labelled.length ? [] : ["the number line is left"];
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
      return figure.groups.every(({ tens, ones }) => tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9)
        ? []
        : ["blocks past 99"];
    case "sum":
      return figure.parts.filter((part) => part === null).length === 1 ? [] : ["a sum without its one box"];
    case "word":
      return figure.text.trim() === "" ? ["an empty card"] : [];
  }
}

/** What is wrong with the pictures of a question, its hints and its explanation. */
export function findFigureFaults(question: Question): string[] {
  const figures = [question, ...question.hints, question.explanation].flatMap((part) => part.figures ?? []);
  const unnamed = figures.filter(
    ({ alt }) => alt.trim() === "" || alt !== alt.normalize("NFC") || /undefined|NaN/u.test(alt),
  );
  return [...figures.flatMap(figureFaults), ...unnamed.map((figure) => `a ${figure.type} without its text`)];
}
