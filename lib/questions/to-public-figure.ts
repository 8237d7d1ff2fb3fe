import type { Figure } from "./figure.ts";

/** A figure with exactly the fields that are drawn. */
export function toPublicFigure(figure: Figure): Figure {
  switch (figure.type) {
    case "objects":
      return {
        type: "objects",
        picture: figure.picture,
        cells: figure.cells.map(({ column, row, dx, dy }) => ({ column, row, dx, dy })),
        rows: figure.rows,
        numbered: figure.numbered,
        alt: figure.alt,
      };
    case "ten-frame":
      return {
        type: "ten-frame",
        frames: figure.frames,
        groups: figure.groups.map(({ picture, count }) => ({ picture, count })),
        labels: figure.labels.map(({ place, label }) => ({ place, label })),
        alt: figure.alt,
      };
    case "sum":
      return { type: "sum", parts: figure.parts.map((part) => part), alt: figure.alt };
    case "number-line":
      return {
        type: "number-line",
        from: figure.from,
        to: figure.to,
        labelled: figure.labelled.map((mark) => mark),
        hops: figure.hops.map(({ from, to, label }) => ({ from, to, label })),
        alt: figure.alt,
      };
    case "base-ten":
      return { type: "base-ten", groups: figure.groups.map(({ tens, ones }) => ({ tens, ones })), alt: figure.alt };
    case "word":
      return { type: "word", text: figure.text, alt: figure.alt };
  }
}
