import {
  Document,
  type FileChild,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SectionType,
  TabStopType,
  TextRun,
} from "docx";
import { toParts } from "#components/paper/to-parts.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { paperLookOf } from "#lib/questions/paper/figures.ts";
import type { PaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { shellText } from "#lib/text/shell-text.ts";
import type { WordDrawing } from "./svg-of.ts";
import { type NextDrawing, writeBlock } from "./word-blocks.ts";
import { figureWords, writeWords } from "./word-figures.ts";
import { centred, imageOf, keptParagraph, lineRuns, paragraphOf } from "./word-lines.ts";
import { columnGap, twips, type WordPage } from "./word-page.ts";
import { writePassage } from "./word-passage.ts";

/** Half points of the letters above a title and at the foot of a page, and of those under a code. */
export const smallSizes = { small: 22, least: 16 } as const;

/** What begins a new page in a document, or goes on below the part before it in two columns. */
export interface WordPart {
  readonly children: readonly FileChild[];
  readonly isInColumns?: boolean;
}

/** A document of Word, each part on pages of its own. */
export function packDocument(title: string, page: WordPage, parts: readonly WordPart[]): Promise<Blob> {
  const document = new Document({
    title,
    creator: shellText.productName,
    styles: {
      default: {
        document: { run: { font: "Times New Roman", size: page.fontSize }, paragraph: { spacing: { after: 60 } } },
      },
    },
    sections: parts.map((part) => sectionOf(page, part)),
  });
  return Packer.toBlob(document);
}

function sectionOf(
  { width, height, margin, textWidth }: WordPage,
  { children, isInColumns = false }: WordPart,
): ISectionOptions {
  const edge = twips(margin);
  const footer = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(textWidth) }],
    children: [
      new TextRun({ text: `${shellText.productName}\t`, size: smallSizes.small }),
      new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: smallSizes.small }),
    ],
  });
  return {
    properties: {
      page: {
        size: { width: twips(width), height: twips(height) },
        margin: { top: edge, bottom: edge, left: edge, right: edge },
      },
      type: isInColumns ? SectionType.CONTINUOUS : SectionType.NEXT_PAGE,
      ...(isInColumns && { column: { count: 2, space: twips(columnGap), separate: true } }),
    },
    footers: { default: new Footer({ children: [footer] }) },
    children,
  };
}

/** A little room, after which another page may begin. */
export const endOfPart = () => new Paragraph({ spacing: { after: 0, line: 160 }, children: [] });

export const heading = (title: string) =>
  new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 34 })], spacing: { after: 80 } });

/** Words of a prompt, with room to write in where it leaves a gap. */
const promptRuns = (line: string) => lineRuns(toParts(line), true);

/** What is asked, behind what comes before it; then what is done with the pen. */
export function writePrompt(
  lead: readonly ParagraphChild[],
  { prompt, instruction }: Pick<PaperQuestion, "prompt" | "instruction">,
): Paragraph[] {
  const [first = "", ...lines] = prompt.split("\n");
  return [
    keptParagraph([...lead, ...promptRuns(first)]),
    ...lines.map((line) => keptParagraph(promptRuns(line))),
    ...(instruction === null ? [] : [paragraphOf(instruction, { italics: true })]),
  ];
}

/** Gives drawings one after another. */
export function inTurn(drawings: readonly (WordDrawing | null)[]): NextDrawing {
  const waiting = [...drawings];
  return () => waiting.shift() ?? null;
}

/** A drawing; one to scale has its size on paper, however wide the screen is, and says so where the page is too narrow. */
function writeDrawing(figure: Figure, drawing: WordDrawing, widest: number): FileChild[] {
  const look = paperLookOf(figure);
  if (look === "words" || look.isToScale !== true) return [centred([imageOf(drawing, widest)])];
  const scaled = { ...drawing, width: look.width, height: (drawing.height * look.width) / drawing.width };
  const note = new TextRun({ text: paperText.reduced, italics: true });
  return [centred([imageOf(scaled, widest)]), ...(look.width > widest ? [centred([note])] : [])];
}

/** The drawings of a question and what stands below them. */
export function writeBody({ figures, blocks }: PaperQuestion, page: WordPage, next: NextDrawing): FileChild[] {
  return [
    ...figures.flatMap((figure) => {
      if (figure.type === "passage") return writePassage(figure.title, figure.paragraphs, page);
      const words = figureWords(figure);
      if (words !== null) return writeWords(words);
      const drawing = next();
      return drawing === null ? [] : writeDrawing(figure, drawing, page.textWidth);
    }),
    ...blocks.flatMap((block) => writeBlock(block, page, next)),
  ];
}
