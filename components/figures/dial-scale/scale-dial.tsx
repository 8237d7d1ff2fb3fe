import { pieAt } from "#components/figures/pie-chart/lay-pie.ts";
import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";
import { scaleNumbers } from "./scale-numbers.ts";

const rim = 57;

/** The face with marks, numbers, unit and hand, around 0, 0. */
export function ScaleDial({ figure }: { figure: DialScaleFigure }) {
  const { unit, top, value, isRead = false } = figure;
  const turn = value / top;
  const numbers = scaleNumbers(figure);
  const isHandLow = turn > 0.25 && turn < 0.75;
  return (
    <>
      <circle r={rim + 4} strokeWidth="2.600" className="fill-card stroke-lip" />
      <Marks figure={figure} />
      {isRead && (
        <path
          d={`M0 ${-rim - 3}V${-rim + 12}`}
          strokeWidth="6"
          strokeLinecap="round"
          transform={`rotate(${turn * 360})`}
          className="animate-fade stroke-again"
        />
      )}
      <text y={isHandLow ? -14 : 26} fontSize="17" textAnchor="middle" className="fill-hue font-head font-bold">
        {unit}
      </text>
      <g transform={`rotate(${turn * 360})`}>
        <path d="M-3.500 10L-1.300 -54H1.300L3.500 10z" fill="#d2432d" stroke="#fff" strokeWidth="1" />
      </g>
      {numbers.map(({ text, x, y, size }) => (
        <text
          key={text}
          x={x}
          y={y + size * 0.34}
          fontSize={size}
          textAnchor="middle"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-card font-head font-bold tabular-nums"
        >
          {text}
        </text>
      ))}
      <circle r="5.500" className="fill-ink" />
    </>
  );
}

function Marks({ figure: { top, numberedEvery, markEvery } }: { figure: DialScaleFigure }) {
  const count = Math.round(top / markEvery);
  const perNumber = Math.round(numberedEvery / markEvery);
  const marks = Array.from({ length: count }, (_, at) => {
    const isHalf = perNumber % 2 === 0 && at % (perNumber / 2) === 0;
    const length = isHalf ? 7.5 : 5.5;
    const isNumbered = at % perNumber === 0;
    const [outer, inner] = [pieAt(at / count, rim), pieAt(at / count, rim - (isNumbered ? 8.5 : length))];
    return { isNumbered, line: `M${outer.x} ${outer.y}L${inner.x} ${inner.y}` };
  });
  const drawn = (numbered: boolean) =>
    marks
      .filter(({ isNumbered }) => isNumbered === numbered)
      .map(({ line }) => line)
      .join("");
  return (
    <>
      <path d={drawn(false)} strokeWidth="1.300" className="stroke-ink" />
      <path d={drawn(true)} strokeWidth="2.400" className="stroke-ink" />
    </>
  );
}
