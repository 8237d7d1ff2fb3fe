import { Fragment } from "react";
import { SetText } from "#components/ui/set-text.tsx";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import { Gap } from "./gap.tsx";
import { litStretches } from "./lit-stretches.ts";

const gap = "…";

function sizeOf(text: string): string {
  return text.length > 12 ? "text-[2.25rem] tablet:text-[3.5rem]" : "text-[3.5rem] tablet:text-[5.5rem]";
}

/**
 * A word or syllable written large, as on a reading card; a letter to be learned stands there by hand as well. In an
 * explanation some of its letters stand out, or its parts stand below it.
 */
export function Word({ figure }: { figure: WordFigure }) {
  const { text, isLetter, lit, parts, alt } = figure;
  if (isLetter) {
    return (
      <p
        role="img"
        aria-label={alt}
        className="flex shrink-0 items-center gap-[0.7em] px-2 [font-size:min(46cqh,26cqw)] leading-none text-hue"
      >
        <span className="font-head font-bold">{text}</span>
        <span className="h-[1em] border-l-3 border-dotted border-(color:--softlip)" />
        <span className="font-hand">{text}</span>
      </p>
    );
  }
  if (lit !== undefined || parts !== undefined) return <LitWord figure={figure} />;
  const pieces = text.split(gap).map((words, place) => ({ words, place }));
  return (
    <p
      role="img"
      aria-label={alt}
      className={`shrink-0 px-2 text-center font-head font-bold leading-tight text-balance text-hue ${sizeOf(text)}`}
    >
      {pieces.map(({ words, place }) => (
        <Fragment key={place}>
          {place > 0 && <Gap />}
          <SetText text={words} />
        </Fragment>
      ))}
    </p>
  );
}

/** A word with letters that stand out on a ground of their own, and its parts as tiles below it. */
function LitWord({ figure }: { figure: WordFigure }) {
  const { text, lit = [], parts = [], alt } = figure;
  return (
    <div role="img" aria-label={alt} className="grid shrink-0 justify-items-center gap-2 px-2 font-head font-bold">
      <p
        className={`text-center leading-tight text-balance whitespace-pre-wrap text-hue ${parts.length > 0 ? "text-[2.5rem] tablet:text-[4.5rem]" : sizeOf(text)}`}
      >
        {litStretches(text, lit).map(({ words, isLit, place }) =>
          isLit ? (
            <span key={place} className="animate-fade rounded-[0.14em] bg-again-soft px-[0.04em] text-again-ink">
              {words}
            </span>
          ) : (
            <Fragment key={place}>{words}</Fragment>
          ),
        )}
      </p>
      {parts.length > 0 && (
        <p className="flex w-max gap-1.5 text-[1.25rem] leading-tight tablet:gap-2 tablet:text-[2.25rem]">
          {parts.map((part) => (
            <span key={part} className="animate-fade rounded-button bg-soft px-2.5 py-1 text-hue">
              {part}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
