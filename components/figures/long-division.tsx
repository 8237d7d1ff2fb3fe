import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { PaperDigit } from "./paper-digit.tsx";
import { paperPath } from "./paper-path.ts";

const side = 32;
const edge = 10;

interface LongDivisionProps {
  figure: LongDivisionFigure;
  answer?: string | null;
}

/** Digits of a number, a comma kept with the digit before it: "7,2" is "7," and "2". */
function toDigits(number: string): string[] {
  return number.match(/[\d?],?/gu) ?? [];
}

/** A division as it is written in Việt Nam, on squared paper. */
export function LongDivision({ figure, answer: given = null }: LongDivisionProps) {
  const { dividend, divisor, quotient, steps } = figure;
  const [left, right] = [toDigits(dividend), [toDigits(divisor), toDigits(quotient ?? "")]];
  const across = Math.max(...right.map((digits) => digits.length), 2);
  const bar = edge + left.length * side + side / 4;
  const width = bar + side / 4 + across * side + edge;
  const rows = Math.max(2, 1 + steps.length);
  const height = rows * side + 2 * edge;
  const answer = gapAnswer([quotient, dividend, divisor, ...steps.map(({ text }) => text)], given, 1);
  const lines = [
    { digits: left, row: 0, x: edge },
    ...right.map((digits, row) => ({ digits, row, x: bar + side / 4 })),
    ...steps.map(({ text, end }, place) => {
      const digits = toDigits(text);
      return { digits, row: place + 1, x: edge + (end + 1 - digits.length) * side };
    }),
  ];
  return (
    <FigureSvg alt={figure.alt} {...{ width, height }} growth={1.7}>
      <path d={paperPath(width, height, side / 2, edge, edge)} strokeWidth="1.2" className="stroke-soft" />
      <path
        d={`M${bar} ${edge - 4}V${height - 4}M${bar} ${edge + side}H${width - edge / 2}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
      {lines.flatMap(({ digits, row, x }) =>
        digits
          .map((text, place) => ({ text, middle: x + (place + 0.5) * side }))
          .map(({ text, middle }) => (
            <PaperDigit
              key={`${row}-${middle}`}
              text={text}
              x={middle}
              y={edge + (row + 0.5) * side}
              side={side}
              answer={answer}
            />
          )),
      )}
    </FigureSvg>
  );
}
