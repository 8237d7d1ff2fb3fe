import { IconButton } from "#components/ui/icon-button.tsx";
import { passageText } from "#lib/text/passage-text.ts";
import type { SentenceReader } from "./use-sentence-reader.ts";

/** Reads the whole text aloud, and hushes it. */
export function ListenButton({ reader: { read, toggle } }: { reader: SentenceReader }) {
  const isReading = read !== null;
  return (
    <IconButton
      icon={isReading ? "pause" : "speaker"}
      label={isReading ? passageText.stopListening : passageText.listen}
      look="round"
      onClick={toggle}
    />
  );
}
