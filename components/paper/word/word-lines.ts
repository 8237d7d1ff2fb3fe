import {
  AlignmentType,
  BorderStyle,
  Math as Formula,
  ImageRun,
  type IParagraphOptions,
  MathFraction,
  MathRun,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import { splitFractions } from "#lib/core/vietnamese/split-fractions.ts";
import type { PaperPart } from "#lib/questions/paper-form.ts";
import { pixelsPerMm, type WordDrawing } from "./svg-of.ts";

/** Words of a line; how they are set. */
interface WordStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
}

const space = "\u00a0";
const frame = { style: BorderStyle.SINGLE, size: 6, space: 1, color: "000000" } as const;

/** A word with hyphens stays whole at the end of a line. */
const keepHyphens = (text: string) => text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, "\u2011");

/** Words with their fractions as formulas of Word. */
export function runsOf(text: string, style: WordStyle = {}): ParagraphChild[] {
  return splitFractions(text).map((piece) =>
    typeof piece === "string"
      ? new TextRun({ text: keepHyphens(piece), ...style })
      : new Formula({
          children: [
            new MathFraction({ numerator: [new MathRun(piece.top)], denominator: [new MathRun(piece.bottom)] }),
          ],
        }),
  );
}

const boxOf = (letters: number) => new TextRun({ text: space.repeat(2 * letters + 2), border: frame });

const emptyNumber = (part: number | string) => new MathRun(typeof part === "string" ? part : "…".repeat(3));

function partRuns(part: PaperPart): ParagraphChild[] {
  switch (part.type) {
    case "text":
      return runsOf(part.text);
    case "asked":
      return [new TextRun({ text: part.text, underline: {} })];
    case "boxed":
      return [new TextRun({ text: `${space}${part.text}${space.repeat(2)}`, border: frame })];
    case "box":
      return [boxOf(part.letters)];
    case "gap":
      return [new TextRun("…".repeat(Math.ceil(part.letters / 1.5)))];
    default:
      return [
        new Formula({
          children: [new MathFraction({ numerator: [emptyNumber(part.top)], denominator: [emptyNumber(part.bottom)] })],
        }),
      ];
  }
}

/** The pieces of a line, apart from each other unless a gap may stand within a word. */
export function lineRuns(parts: readonly PaperPart[], isRunning: boolean): ParagraphChild[] {
  return parts.flatMap((part, place) => [
    ...(place > 0 && !isRunning ? [new TextRun(space.repeat(2))] : []),
    ...partRuns(part),
  ]);
}

/** What belongs to a question stays together on a page; a paragraph without this ends it. */
const kept = { keepNext: true, keepLines: true } as const;

export function keptParagraph(children: readonly ParagraphChild[], options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...kept, ...options, children });
}

/** Words a line each. */
export function brokenRuns(text: string, style: WordStyle = {}): ParagraphChild[] {
  return text
    .split("\n")
    .flatMap((line, place) => [...(place === 0 ? [] : [new TextRun({ break: 1 })]), ...runsOf(line, style)]);
}

/** Words a line each, as one paragraph. */
export function paragraphOf(text: string, style: WordStyle = {}, options: IParagraphOptions = {}): Paragraph {
  return keptParagraph(brokenRuns(text, style), options);
}

/** A drawing no wider than so many millimetres, with a picture beside it for programs that read no drawings. */
export function imageOf({ svg, png, width, height }: WordDrawing, widest: number): ImageRun {
  const times = Math.min(1, widest / width) * pixelsPerMm;
  return new ImageRun({
    type: "svg",
    data: new TextEncoder().encode(svg),
    fallback: { type: "png", data: png },
    transformation: { width: width * times, height: height * times },
  });
}

export function centred(children: readonly ParagraphChild[], options: IParagraphOptions = {}): Paragraph {
  return keptParagraph(children, { ...options, alignment: AlignmentType.CENTER });
}
