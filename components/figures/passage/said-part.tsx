import { LitText } from "#components/speech/lit-text.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { SentenceReader } from "./use-sentence-reader.ts";

const litClass = "bg-star-light shadow-[inset_0_-3px_0_var(--color-star-lip)]";
const readClass = "bg-soft shadow-[0_0_0_3px_var(--soft),inset_0_-3px_0_var(--edge)]";

interface SaidPartProps {
  text: string;
  /** Its number, counted through the whole text. */
  place: number;
  isLit: boolean;
  reader: SentenceReader | null;
}

/** What is read aloud at once: a sentence, a line of a verse, a cell of a table. */
export function SaidPart({ text, place, isLit, reader }: SaidPartProps) {
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
