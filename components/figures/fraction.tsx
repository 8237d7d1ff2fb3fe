import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { labelSize, layWholes } from "./fraction/lay-wholes.ts";
import { PartWords } from "./fraction/part-words.tsx";
import { Whole } from "./fraction/whole.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { SvgLabel } from "./svg-label.tsx";

interface FractionProps {
  figure: FractionFigure;
  answer?: string | null;
}

/** One to four wholes of the same size, cut into equal parts. */
export function Fraction({ figure, answer: given = null }: FractionProps) {
  const { wholes } = figure;
  const { width, height, spots } = layWholes(wholes);
  const answer = gapAnswer(
    wholes.map(({ label }) => label),
    given,
  );
  return (
    <FigureSvg {...{ alt: figure.alt, width, height }}>
      {spots
        .map((spot, place) => ({ ...spot, place }))
        .map(({ whole, label, place, ...room }) => (
          <g key={place}>
            <Whole whole={whole} {...room} />
            {whole.inParts !== undefined && <PartWords whole={whole} {...room} />}
            {whole.label !== null && (
              <SvgLabel text={whole.label} x={label.x} y={label.y} size={labelSize} answer={answer} />
            )}
          </g>
        ))}
    </FigureSvg>
  );
}
