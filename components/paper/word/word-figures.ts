import { BorderStyle, type FileChild, type ParagraphChild, TextRun } from "docx";
import { sumParts, toParts } from "#components/paper/to-parts.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { centred, lineRuns } from "./word-lines.ts";

type WordLine = readonly ParagraphChild[];

/** The lines of a figure that is made of words; null for one that is drawn. */
export function figureWords(figure: Figure): readonly WordLine[] | null {
  switch (figure.type) {
    case "sentence": {
      const lines =
        figure.look === "cards"
          ? [lineRuns(toParts([...new Set(figure.lines)].join("   /   ")), true)]
          : figure.lines.map((line) => lineRuns(toParts(line), true));
      return figure.note === null ? lines : [...lines, [new TextRun({ text: figure.note, italics: true })]];
    }
    case "sum":
      return [lineRuns(sumParts(figure), false)];
    case "word":
      return [lineRuns(toParts(figure.text), true)];
    default:
      return null;
  }
}

/** Twentieths of a point between a frame and its words: so much they go in, for the frame to stay between the margins. */
const inset = 80;
const frame = { style: BorderStyle.SINGLE, size: 4, space: 4, color: "777777" } as const;

/** A figure made of words in a frame of its own; it stays with what is asked about it. */
export function writeWords(lines: readonly WordLine[]): readonly FileChild[] {
  const border = { top: frame, bottom: frame, left: frame, right: frame };
  return lines.map((children) => centred(children, { border, indent: { left: inset, right: inset } }));
}
