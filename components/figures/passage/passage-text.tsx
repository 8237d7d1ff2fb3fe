import { classNames } from "#components/ui/class-names.ts";
import { saidParts } from "#lib/core/passages/to-paragraphs.ts";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import { paragraphLooks } from "./paragraph-looks.ts";
import type { ParagraphProps } from "./paragraph-props.ts";
import { PassageTable } from "./passage-table.tsx";
import { SaidPart } from "./said-part.tsx";
import type { SentenceReader } from "./use-sentence-reader.ts";

interface PassageTextProps {
  figure: PassageFigure;
  /** Null where nothing can be read aloud. */
  reader: SentenceReader | null;
}

/** A text in its form: what is lit is underlined, what is being read aloud stands on the hue of the class. */
export function PassageText({ figure: { title, paragraphs, lit }, reader }: PassageTextProps) {
  const parts = paragraphs.map((paragraph, at) => {
    const first = paragraphs.slice(0, at).flatMap(saidParts).length;
    const litPlaces = (lit ?? []).flatMap(([place, sentence]) => (place === at ? [sentence] : []));
    const props = { paragraph, first, litPlaces, reader };
    return paragraph.role === "table" ? (
      <PassageTable key={first} title={title} {...props} />
    ) : (
      <Paragraph key={first} {...props} />
    );
  });
  // The stanzas of a poem begin below one another; the whole of it stands in the middle.
  const isPoem = paragraphs.every(({ role }) => role === "verse");
  return isPoem ? <div className="mx-auto w-fit max-w-full">{parts}</div> : parts;
}

function Paragraph({ paragraph: { role, sentences }, first, litPlaces, reader }: ParagraphProps) {
  if (role === "table") return null;
  const { className, line } = paragraphLooks[role];
  const parts = sentences.map((text, place) => ({ text, place: first + place, isLit: litPlaces.includes(place) }));
  return (
    <p className={classNames("mx-auto max-w-[34em] first:mt-0", className)}>
      {parts.map((part) =>
        line === null ? (
          <SaidPart key={part.place} {...part} reader={reader} />
        ) : (
          <span key={part.place} className={line}>
            <SaidPart {...part} reader={reader} />
          </span>
        ),
      )}
    </p>
  );
}
