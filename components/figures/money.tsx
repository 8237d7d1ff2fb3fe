import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";
import { labelHeight, layNotes } from "./money/lay-notes.ts";
import { Note } from "./money/note.tsx";

const width = 320;

/** Notes in one group, or in two side by side. */
export function Money({ figure }: { figure: MoneyFigure }) {
  const { groups } = figure;
  const isTwo = groups.length > 1;
  const {
    places,
    left,
    width: used,
    height,
  } = layNotes(
    groups.map(({ notes }) => notes.length),
    figure.isRow,
  );
  const hasLabels = groups.some(({ label }) => label !== null);
  const top = hasLabels ? labelHeight : 0;
  return (
    <FigureSvg alt={figure.alt} x={hasLabels ? 0 : left} width={hasLabels ? width : used} height={top + height}>
      {groups.map(({ label, notes }, group) => (
        <g key={label ?? group}>
          {label !== null && (
            <Label
              text={label}
              x={isTwo ? 80 + group * 160 : width / 2}
              y={labelHeight / 2 - 1}
              width={isTwo ? 148 : width - 8}
              size={18}
              className="fill-hue"
            />
          )}
          {notes.map((value, at) => {
            const place = places[group]?.[at];
            return place && <Note key={`${value} ${place.x} ${place.y}`} value={value} {...place} y={top + place.y} />;
          })}
        </g>
      ))}
      {isTwo && (
        <path
          d={`M160 4V${top + height - 4}`}
          strokeWidth="2.400"
          strokeDasharray="2 7"
          strokeLinecap="round"
          className="stroke-lip"
        />
      )}
    </FigureSvg>
  );
}
