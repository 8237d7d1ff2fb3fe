import { splitFractions } from "#lib/core/vietnamese/split-fractions.ts";
import { tieSums } from "#lib/text/tie-sums.ts";

interface SetTextProps {
  text: string;
  /** A sum is parted at the end of a row where it must; nowhere else. */
  isLoose?: boolean;
}

/** A line of text with its fractions drawn, top over bottom; a sum is not parted at the end of a row. */
export function SetText({ text, isLoose = false }: SetTextProps) {
  const pieces = splitFractions(isLoose ? text : tieSums(text)).map((piece, place) => ({ piece, place }));
  return pieces.map(({ piece, place }) =>
    typeof piece === "string" ? piece : <Fraction key={place} top={piece.top} bottom={piece.bottom} />,
  );
}

const slash = "\u2044";

function Fraction({ top, bottom }: { top: string; bottom: string }) {
  return (
    <span className="inline-flex flex-col items-center px-[0.08em] text-center align-middle [font-size:0.82em] leading-[1.12] tabular-nums">
      <span className="px-[0.18em]">{top}</span>
      <span className="sr-only">{slash}</span>
      <span className="min-w-[1.1em] border-t-[0.085em] border-current px-[0.18em]">{bottom}</span>
    </span>
  );
}
