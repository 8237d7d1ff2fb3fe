import type { SumFigure } from "#lib/questions/figures/sum.ts";

/** Characters that still fit one line of a 360 px phone at full size. */
const roomy = 9;

interface SumProps {
  figure: SumFigure;
  /** Stands in the box, green, once it is known. */
  answer: string | null;
}

/** A written sum with a dashed box for what is asked. */
export function Sum({ figure, answer }: SumProps) {
  const parts = figure.parts.map((part, place) => ({ part, place }));
  const length = figure.parts.reduce((sum, part) => sum + (part?.length ?? 2), 0);
  const size =
    length > roomy
      ? "gap-2 [font-size:calc(var(--text-sum)*0.76)]"
      : "gap-3 text-sum not-only:[@container(max-height:10rem)]:text-[1.875rem]";
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className={`flex [@container(max-height:9rem)]:peer-[svg]:hidden shrink-0 flex-wrap items-center justify-center font-head font-bold leading-none tabular-nums ${size}`}
    >
      {parts.map(({ part, place }) =>
        part === null ? <Box key={place} answer={answer} /> : <span key={place}>{part}</span>,
      )}
    </div>
  );
}

function Box({ answer }: { answer: string | null }) {
  const shape = "grid h-[1.3em] min-w-[1.42em] place-items-center rounded-2xl px-[0.2em]";
  return answer === null ? (
    <span className={`${shape} border-3 border-dashed border-edge text-hue`}>?</span>
  ) : (
    <span className={`${shape} animate-bounce bg-right text-white`}>{answer}</span>
  );
}
