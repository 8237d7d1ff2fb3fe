import type { ProtractorFigure } from "#lib/questions/figures/protractor.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { Angle, AngleNames } from "./protractor/angle.tsx";
import { litNumbers, ProtractorBody } from "./protractor/body.tsx";
import { CornerRing } from "./protractor/corner-ring.tsx";

/** An angle with a protractor laid to it, or alone. */
export function Protractor({ figure }: { figure: ProtractorFigure }) {
  const { width, height, laid, lit, corner } = figure;
  return (
    <FigureSvg alt={figure.alt} width={width} height={height}>
      <Angle {...figure} />
      {laid !== null && <ProtractorBody laid={laid} lit={lit} numbers={litNumbers(lit)} />}
      <AngleNames {...figure} />
      {figure.isCornerLit && <CornerRing corner={corner} />}
    </FigureSvg>
  );
}
