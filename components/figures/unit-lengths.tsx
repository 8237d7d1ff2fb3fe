import { capital } from "#lib/core/capital.ts";
import type { UnitLengthsFigure } from "#lib/questions/figures/unit-lengths.ts";
import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { DrawnThing, thingHeight } from "./unit-lengths/long-thing.tsx";
import { Unit, unitHeight } from "./unit-lengths/unit.tsx";

const sheetWidth = 320;
const margin = 8;
/** Of two things each has its name above it. */
const nameHeight = 20;
/** Below a thing lie its units, and below these their numbers. */
const unitsAt = thingHeight + 4;
const numberHeight = 22;
/** However few there are, a unit is no longer than this. */
const longestUnit = 62;

/** One thing or two with units below them, end to end from the left end on. */
export function UnitLengths({ figure }: { figure: UnitLengthsFigure }) {
  const { unit, rows, across, isRuled = false, alt } = figure;
  const width = Math.min(longestUnit, (sheetWidth - 2 * margin) / across);
  const left = (sheetWidth - across * width) / 2;
  const above = rows.length === 1 ? 1 : nameHeight;
  const numbersAt = unitsAt + unitHeight(unit, width) + 15;
  const rowHeight = above + unitsAt + unitHeight(unit, width) + numberHeight;
  return (
    <FigureSvg alt={alt} width={sheetWidth} height={rows.length * rowHeight}>
      {rows.map(({ thing, length, laid, counted }, row) => (
        <g key={thing} transform={`translate(${left} ${row * rowHeight + above})`}>
          {rows.length > 1 && (
            <text y="-6" fontSize="15" className="fill-ink font-head font-semibold">
              {capital(unitLengthsText.things[thing])}
            </text>
          )}
          <path
            d={`M0 ${thingHeight}V${unitsAt + 24}M${length * width} ${thingHeight}V${unitsAt + 24}`}
            strokeWidth="1.5"
            strokeDasharray="4 3"
            className="stroke-muted"
          />
          {isRuled && (
            <path
              d={Array.from({ length: length - 1 }, (_, place) => `M${(place + 1) * width} ${unitsAt}v8`).join("")}
              strokeWidth="1.5"
              className="stroke-muted"
            />
          )}
          <DrawnThing thing={thing} length={length * width} />
          {Array.from({ length: laid }, (_, place) => place).map((place) => (
            <g key={place} transform={`translate(${place * width} ${unitsAt})`}>
              <Unit unit={unit} width={width} isOdd={place % 2 === 1} />
            </g>
          ))}
          {Array.from({ length: counted }, (_, place) => place).map((place) => (
            <text
              key={place}
              x={(place + 0.5) * width}
              y={numbersAt}
              fontSize="17"
              textAnchor="middle"
              className="animate-fade fill-again-ink font-head font-extrabold"
            >
              {place + 1}
            </text>
          ))}
        </g>
      ))}
    </FigureSvg>
  );
}
