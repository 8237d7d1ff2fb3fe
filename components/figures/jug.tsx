import type { JugFigure } from "#lib/questions/figures/jug.ts";
import { Vessel } from "./jug/vessel.tsx";

/** One vessel, or two side by side with their labels. */
export function Jug({ figure }: { figure: JugFigure }) {
  const vessels = figure.vessels.map((vessel, place) => ({ vessel, place }));
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className="flex min-h-0 w-full flex-1 items-center justify-center gap-3 tablet:gap-8"
    >
      {vessels.map(({ vessel, place }) => (
        <Vessel key={place} vessel={vessel} className="h-full max-h-125 min-h-0 min-w-0 flex-1" />
      ))}
    </div>
  );
}
