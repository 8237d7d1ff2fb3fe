import { SetText } from "#components/ui/set-text.tsx";
import type { PaperPart } from "#lib/questions/paper-form.ts";

interface Props {
  readonly parts: readonly PaperPart[];
  /** Whether a gap may stand within a word: nothing parts the pieces then. */
  readonly isRunning: boolean;
}

/** Words with boxes and dotted gaps to write into. */
export function LineParts({ parts, isRunning }: Props) {
  const numbered = parts.map((part, place) => ({ part, place }));
  const pieces = numbered.map(({ part, place }) => <Part key={place} part={part} />);
  return isRunning ? pieces : <span className="paper-line">{pieces}</span>;
}

function Part({ part }: { readonly part: PaperPart }) {
  switch (part.type) {
    case "text":
      // In an element of its own: texts side by side would become one.
      return (
        <span>
          <SetText text={part.text} />
        </span>
      );
    case "asked":
      return <u>{part.text}</u>;
    case "boxed":
      return <span className="paper-boxed">{part.text}</span>;
    case "fraction":
      return (
        <span className="paper-fraction">
          <FractionPart part={part.top} />
          <FractionPart part={part.bottom} />
        </span>
      );
    default:
      return <span className={`paper-${part.type}`} style={{ inlineSize: `${0.62 * part.letters + 0.9}em` }} />;
  }
}

function FractionPart({ part }: { readonly part: number | string }) {
  return <span>{typeof part === "string" ? part : <span className="paper-box" />}</span>;
}
