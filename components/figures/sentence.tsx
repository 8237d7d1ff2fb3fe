import { classNames } from "#components/ui/class-names.ts";
import type { SentenceFigure } from "#lib/questions/figures/sentence.ts";
import { Gap } from "./gap.tsx";
import { listParts, type SentencePart } from "./sentence/list-parts.ts";

interface SentenceProps {
  figure: SentenceFigure;
  /** Fills the gaps once it may be seen. */
  answer: string | null;
}

/** The words a question is about: a sentence, a text of a few sentences, or cards with words. */
export function Sentence({ figure, answer }: SentenceProps) {
  const { lines, look, note, alt } = figure;
  if (look === "cards") return <Cards words={lines} alt={alt} />;
  const letters = lines.join("").length;
  // A talk and a list stand as they are written: each new line from the left.
  const isSpeech = lines.length > 1 && lines.some((line) => /^[–□(]/u.test(line));
  const parts = listParts(lines, answer).map((line, place) => ({ line, place }));
  return (
    <div
      role="img"
      aria-label={alt}
      className="grid min-h-0 w-full shrink justify-items-center gap-1 px-1 tablet:gap-3"
    >
      {parts.map(({ line, place }) => (
        <p
          key={place}
          className={classNames(
            "font-head font-bold text-pretty text-ink",
            sizeOf(letters),
            isSpeech && "w-full text-left!",
          )}
        >
          <Line parts={line} />
        </p>
      ))}
      {note !== null && (
        <p className="text-center text-[1.125rem] leading-tight text-muted tablet:text-[1.5rem]">{note}</p>
      )}
    </div>
  );
}

const sizes: readonly (readonly [most: number, size: string])[] = [
  [16, "text-center text-[clamp(1.5rem,40cqh,2.5rem)] leading-tight tablet:text-[4rem]"],
  [36, "text-center text-[clamp(1.125rem,30cqh,1.75rem)] leading-tight tablet:text-[3rem]"],
  [70, "text-center text-[clamp(1.0625rem,23cqh,1.4375rem)] leading-[1.28] tablet:text-[2.25rem]"],
  [120, "w-full text-[clamp(1.0625rem,14cqh,1.25rem)] leading-[1.32] tablet:text-[1.875rem]"],
];

/** Longer ones are read as a text: smaller, and from the left. They grow smaller too where long answers leave a low card. */
function sizeOf(letters: number): string {
  return (
    sizes.find(([most]) => letters <= most)?.[1] ?? "w-full text-[1.0625rem] leading-[1.32] tablet:text-[1.625rem]"
  );
}

function Line({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, place) => ({ part, place })).map(({ part, place }) => <Part key={place} part={part} />);
}

function Part({ part: { type, text } }: { part: SentencePart }) {
  if (type === "words") return text;
  if (type === "asked") {
    return (
      <span className="text-hue underline decoration-[0.1em] underline-offset-[0.18em] [text-decoration-skip-ink:none]">
        {text}
      </span>
    );
  }
  if (text !== "") return <span className="text-right-ink">{text}</span>;
  return <Gap isNarrow={type === "box"} />;
}

function Cards({ words, alt }: { words: readonly string[]; alt: string }) {
  const cards = words.map((word, place) => ({ word, place }));
  return (
    <div role="img" aria-label={alt} className="flex min-h-0 shrink flex-wrap justify-center gap-1.5 tablet:gap-4">
      {cards.map(({ word, place }) => (
        <span
          key={place}
          className="rounded-tool bg-soft px-2.5 font-head text-[clamp(1rem,16cqh,1.375rem)] leading-[1.4] font-bold text-hue tablet:px-6 tablet:py-3 tablet:text-[2.25rem]"
        >
          {word}
        </span>
      ))}
    </div>
  );
}
