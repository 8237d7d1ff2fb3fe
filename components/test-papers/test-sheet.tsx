import type { ReactNode } from "react";
import { PaperPassage } from "#components/paper/paper-passage.tsx";
import { Ruled } from "#components/paper/paper-ruling.tsx";
import { Qr } from "#components/sets/qr.tsx";
import type { TestQuestionView } from "#lib/test-papers/paper-view.ts";
import type { Piece } from "#lib/test-papers/pieces.ts";
import type { TestSheet } from "#lib/test-papers/sheets.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { FiledTableView } from "./filed-table.tsx";
import { PaperHead } from "./paper-head.tsx";
import { PaperQuestions } from "./paper-questions.tsx";

interface Props {
  readonly sheet: TestSheet;
  /** Of the page; empty until the page runs in the browser. */
  readonly origin: string;
  /** What is put at the end of a question: a button that throws it away. */
  readonly toolOf: ((question: TestQuestionView) => ReactNode) | null;
}

/** A sheet of a test as it is printed. */
export function TestSheetView({ sheet, origin, toolOf }: Props) {
  const { pieces } = sheet;
  const isOverQuestions = (place: number) =>
    pieces[place]?.type === "heading" && pieces[place + 1]?.type === "questions";
  const numbered = pieces
    .map((piece, place) => ({ piece, place, over: isOverQuestions(place - 1) ? pieces[place - 1] : undefined }))
    .filter(({ place }) => !isOverQuestions(place));
  return (
    <section aria-label={sheet.label} className="paper" data-large={sheet.isLarge}>
      <PaperHead {...sheet.head} />
      {numbered.map(({ piece, place, over }) => (
        <PieceView key={place} piece={piece} over={over} origin={origin} toolOf={toolOf} />
      ))}
    </section>
  );
}

interface PieceProps extends Omit<Props, "sheet"> {
  readonly piece: Piece;
  /** The heading of a piece that holds its first question, so that a page never ends between them. */
  readonly over: Piece | undefined;
}

function PieceView({ piece, over, origin, toolOf }: PieceProps) {
  switch (piece.type) {
    case "heading":
      return piece.level === 3 ? (
        <h3 className="test-part">{piece.text}</h3>
      ) : (
        <h4 className="test-part">{piece.text}</h4>
      );
    case "text":
      return (
        <p className={piece.isNote ? "paper-note" : undefined}>
          {piece.lead !== null && <b>{piece.lead}</b>} {piece.text}
        </p>
      );
    case "passage":
      return <PaperPassage title={piece.title} paragraphs={piece.paragraphs} />;
    case "questions":
      return (
        <PaperQuestions
          heading={over && <PieceView piece={over} over={undefined} origin={origin} toolOf={toolOf} />}
          questions={piece.questions}
          toolOf={toolOf}
        />
      );
    case "ruled":
      return <Ruled heading={null} lines={piece.lines} ruling={piece.ruling} />;
    case "pictures":
      return <Pictures pictures={piece.pictures} />;
    case "list":
      return (
        <ul className="test-guide">
          {piece.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return <FiledTableView table={piece.table} />;
    case "links":
      return <Links links={piece.links} origin={origin} />;
    default:
      return (
        <p className="test-end">
          <b>{testPaperText.paper.end}</b>
          <span className="test-foot">{piece.footer}</span>
        </p>
      );
  }
}

function Pictures({ pictures }: Pick<Extract<Piece, { type: "pictures" }>, "pictures">) {
  return (
    <div className="test-pictures">
      {pictures.map(({ file, alt }) => (
        <div key={file} className="paper-drawing test-picture">
          <svg role="img" aria-label={alt} viewBox="0 0 480 320">
            <image href={`/test-papers/${file}.svg`} width={480} height={320} />
          </svg>
        </div>
      ))}
    </div>
  );
}

function Links({ links, origin }: Pick<Extract<Piece, { type: "links" }>, "links"> & Pick<Props, "origin">) {
  if (origin === "") return null;
  return (
    <ul className="test-links">
      {links.map(({ label, href }) => (
        <li key={href} className="test-link">
          <Qr address={`${origin}${href}`} label={label} isWide />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
