import type { BalanceFigure } from "#lib/questions/figures/balance.ts";
import { Scale } from "./balance/scale.tsx";

/** A balance with what lies on its pans. */
export function Balance({ figure }: { figure: BalanceFigure }) {
  return (
    <div role="img" aria-label={figure.alt} className="flex min-h-0 w-full flex-1 items-center justify-center">
      <Scale
        pans={figure.pans}
        tilt={figure.tilt}
        unit={figure.unit ?? "kg"}
        isGuided={figure.isGuided}
        className="h-full max-h-125 min-h-0 w-full max-w-170"
      />
    </div>
  );
}
