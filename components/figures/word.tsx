import { Fragment } from "react";
import { SetText } from "#components/ui/set-text.tsx";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import { Gap } from "./gap.tsx";

const gap = "…";

/** A word or syllable written large, as on a reading card; a letter to be learned stands there by hand as well. */
export function Word({ figure: { text, isLetter, alt } }: { figure: WordFigure }) {
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
  const pieces = text.split(gap).map((words, place) => ({ words, place }));
  const size = text.length > 12 ? "text-[2.25rem] tablet:text-[3.5rem]" : "text-[3.5rem] tablet:text-[5.5rem]";
  return (
    <p
      role="img"
      aria-label={alt}
      className={`shrink-0 px-2 text-center font-head font-bold leading-tight text-balance text-hue ${size}`}
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
