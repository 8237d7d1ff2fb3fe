import type { WalkGridFigure } from "#lib/questions/figures/walk-grid.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { Ground, rim, square } from "./walk-grid/ground.tsx";

/** A grid with a robot, and the way it goes where that is shown. */
export function WalkGrid({ figure }: { figure: WalkGridFigure }) {
  const side = figure.size * square + 2 * rim;
  return (
    <FigureSvg alt={figure.alt} x={-rim} y={-rim} width={side} height={side} growth={1.5}>
      <Ground ground={figure} way={figure.path} look="help" at={figure.start} isWalking={false} />
    </FigureSvg>
  );
}
