import { AlignmentType, BorderStyle, type FileChild, type ParagraphChild, TextRun } from "docx";
import { sumParts, toParts } from "#components/paper/to-parts.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { centred, keptParagraph, lineRuns } from "./word-lines.ts";

/** A line of a figure that is made of words. */
interface FigureLine {
  readonly children: readonly ParagraphChild[];
  /** A text is read from the left; all else stands in the middle. */
  readonly isText: boolean;
}

const lineOf = (children: readonly ParagraphChild[], isText = false): FigureLine => ({ children, isText });

/** The lines of a figure that is made of words; null for one that is drawn. */
export function figureWords(figure: Figure): readonly FigureLine[] | null {
  switch (figure.type) {
    case "passage":
      return [
        lineOf([new TextRun({ text: figure.title, bold: true })]),
        ...figure.paragraphs.map((sentences) => lineOf([new TextRun(sentences.join(" "))], true)),
      ];
    case "sentence": {
      const lines =
        figure.look === "cards"
          ? [lineOf(lineRuns(toParts([...new Set(figure.lines)].join("   /   ")), true))]
          : figure.lines.map((line) => lineOf(lineRuns(toParts(line), true)));
      return figure.note === null ? lines : [...lines, lineOf([new TextRun({ text: figure.note, italics: true })])];
    }
    case "sum":
      return [lineOf(lineRuns(sumParts(figure), false))];
    case "word":
      return [lineOf(lineRuns(toParts(figure.text), true))];
    default:
      return null;
  }
}

/** Twentieths of a point between a frame and its words: so much they go in, for the frame to stay between the margins. */
const inset = 80;
const frame = { style: BorderStyle.SINGLE, size: 4, space: 4, color: "777777" } as const;

/** A figure made of words in a frame of its own; it stays with what is asked about it. */
export function writeWords(lines: readonly FigureLine[]): readonly FileChild[] {
  const border = { top: frame, bottom: frame, left: frame, right: frame };
  return lines.map(({ children, isText }) =>
    isText
      ? keptParagraph(children, {
          border,
          alignment: AlignmentType.BOTH,
          indent: { left: inset, right: inset, firstLine: 360 },
        })
      : centred(children, { border, indent: { left: inset, right: inset } }),
  );
}
