import { SetText } from "#components/ui/set-text.tsx";
import type { WordFigure } from "#lib/questions/figure.ts";

/** A word or syllable written large, as on a reading card. */
export function Word({ figure }: { figure: WordFigure }) {
  const size = figure.text.length > 12 ? "text-[36px] tablet:text-[56px]" : "text-[56px] tablet:text-[88px]";
  return (
    <p
      role="img"
      aria-label={figure.alt}
      className={`shrink-0 px-2 text-center font-head font-bold leading-tight text-balance text-hue ${size}`}
    >
      <SetText text={figure.text} />
    </p>
  );
}
