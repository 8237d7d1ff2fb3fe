import { FigureView } from "#components/figures/figure-view.tsx";
import { OnPaper } from "#components/figures/on-paper.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { Figure } from "#lib/questions/figure.ts";
import type { SentenceFigure } from "#lib/questions/figures/sentence.ts";
import { paperLookOf, smallLookOf } from "#lib/questions/paper/figures.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { LineParts } from "./paper-line.tsx";
import { PaperPassage } from "./paper-passage.tsx";
import { sumParts, toParts } from "./to-parts.ts";

interface Props {
  readonly figure: Figure;
  /** Beside others of its kind it is smaller. */
  readonly isSmall?: boolean;
}

/** A figure of a question in black on white: as words where it is made of words, else drawn. */
export function PaperFigure({ figure, isSmall = false }: Props) {
  switch (figure.type) {
    case "passage":
      return <PaperPassage title={figure.title} paragraphs={figure.paragraphs} />;
    case "sentence":
      return <Sentence figure={figure} />;
    case "sum":
      return (
        <p className="paper-words">
          <LineParts parts={sumParts(figure)} isRunning={false} />
        </p>
      );
    case "word":
      return (
        <p className="paper-words">
          <LineParts parts={toParts(figure.text)} isRunning={true} />
        </p>
      );
    default:
      return <Drawing figure={figure} isSmall={isSmall} />;
  }
}

function Drawing({ figure, isSmall }: Required<Props>) {
  const look = isSmall ? smallLookOf(figure) : paperLookOf(figure);
  if (look === "words") return null;
  const drawing = (
    <div className="paper-drawing" style={{ width: `${look.width}mm`, height: `${look.height}mm` }}>
      <OnPaper value={look}>
        <FigureView figure={figure} answer={null} />
      </OnPaper>
    </div>
  );
  if (look.isToScale !== true) return drawing;
  return (
    <div className="paper-scaled">
      {drawing}
      {/* As high as room is missing, but no more than a line. */}
      <p className="paper-note" style={{ maxHeight: `clamp(0px, (${look.width - 0.5}mm - 100cqi) * 999, 1.5em)` }}>
        {paperText.reduced}
      </p>
    </div>
  );
}

function Sentence({ figure: { lines, look, note } }: { readonly figure: SentenceFigure }) {
  if (look === "cards") {
    return (
      <ul className="paper-bank">
        {[...new Set(lines)].map((line) => (
          <li key={line}>
            <SetText text={line} />
          </li>
        ))}
      </ul>
    );
  }
  const numbered = lines.map((line, place) => ({ line, place }));
  return (
    <div className="paper-words">
      {numbered.map(({ line, place }) => (
        <p key={place}>
          <LineParts parts={toParts(line)} isRunning={true} />
        </p>
      ))}
      {note !== null && <p className="paper-note">{note}</p>}
    </div>
  );
}
