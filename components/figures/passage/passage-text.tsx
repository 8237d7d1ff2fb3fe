import { LitText } from "#components/speech/lit-text.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import type { SentenceReader } from "./use-sentence-reader.ts";

interface PassageTextProps {
  figure: PassageFigure;
  /** Null where nothing can be read aloud. */
  reader: SentenceReader | null;
}

const litClass = "bg-star-light shadow-[inset_0_-3px_0_var(--color-star-lip)]";
const readClass = "bg-soft shadow-[0_0_0_3px_var(--soft),inset_0_-3px_0_var(--edge)]";

/** The sentences of a text: lit ones are underlined, the one being read aloud stands on the hue of the class. */
export function PassageText({ figure: { paragraphs, lit }, reader }: PassageTextProps) {
  const places = (lit ?? []).map(([paragraph, sentence]) => `${paragraph}/${sentence}`);
  return paragraphs.map((sentences, paragraph) => {
    const before = paragraphs.slice(0, paragraph).flat().length;
    const shown = sentences.map((sentence, place) => ({
      sentence,
      place: before + place,
      isLit: places.includes(`${paragraph}/${place}`),
    }));
    return (
      <p key={before} className="mx-auto mt-[0.5em] max-w-[34em] text-pretty first:mt-0">
        {shown.map(({ sentence, place, isLit }) => (
          <Sentence key={place} text={sentence} place={place} isLit={isLit} reader={reader} />
        ))}
      </p>
    );
  });
}

interface SentenceProps {
  text: string;
  place: number;
  isLit: boolean;
  reader: SentenceReader | null;
}

function Sentence({ text, place, isLit, reader }: SentenceProps) {
  const isRead = reader?.read === place;
  const Part = isLit ? "mark" : "span";
  return (
    <>
      {place > 0 && " "}
      <Part
        data-sentence={place}
        data-read={isRead ? "" : undefined}
        className={classNames(
          "rounded-[3px] box-decoration-clone text-ink",
          isLit ? litClass : "bg-transparent",
          isRead && readClass,
          reader !== null && "cursor-pointer",
        )}
      >
        <LitText line={{ text }} />
      </Part>
    </>
  );
}
