import type { DaySheetsFigure } from "#lib/questions/figures/day-sheets.ts";
import { AskedBox } from "./asked-box.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";

const leaf = { width: 98, band: 30 };
/** Of a leaf with its number, and of one with its weekday alone. */
const heights = { full: 142, low: 104 };
const fold = 16;
const gap = 9;
/** What can stand for a question mark: a day of a month, or a weekday in two words. */
const dayNumber = /^\d{1,2}$/u;
const weekdayName = /^\p{Lu}\p{Ll}+[ \u00a0]\p{L}{2,4}$/u;

/** Leaves of a tear-off calendar, side by side. */
export function DaySheets({ figure, answer = null }: { figure: DaySheetsFigure; answer?: string | null }) {
  const sheets = figure.sheets.map((sheet, place) => ({ sheet, place }));
  const height = sheets.every(({ sheet }) => sheet.day === null) ? heights.low : heights.full;
  const width = sheets.length * (leaf.width + gap) - gap + 8;
  const asked = figure.sheets.flatMap(({ day, weekday }) => [day, weekday]).filter((text) => text === "?").length;
  return (
    <FigureSvg alt={figure.alt} width={width} height={height + 14}>
      {sheets.map(({ sheet, place }) => (
        <g key={place} transform={`translate(${4 + place * (leaf.width + gap)} 6)`}>
          <Paper height={height} />
          {sheet.month !== null && (
            <Label
              text={sheet.month}
              x={leaf.width / 2}
              y={leaf.band / 2 + 2}
              width={leaf.width - 10}
              size={18}
              className="fill-white"
            />
          )}
          {place === figure.marked && <Mark height={height} />}
          <Words sheet={sheet} height={height} answer={asked === 1 ? answer : null} />
        </g>
      ))}
    </FigureSvg>
  );
}

/** A leaf on the leaves below it, with a turned-up corner and two pins. */
function Paper({ height }: { height: number }) {
  const { width, band } = leaf;
  const body = `M0 ${band}H${width}V${height - fold}L${width - fold} ${height}H9Q0 ${height} 0 ${height - 9}z`;
  return (
    <>
      <path
        d={`M3 ${height - 4}q0 9 9 9h${width - 21}q9 0 9 -9V${band}H3z`}
        strokeWidth="2"
        className="fill-line stroke-field"
      />
      <path d={body} strokeWidth="2.2" strokeLinejoin="round" className="fill-card stroke-field" />
      <path
        d={`M${width} ${height - fold}h${6 - fold}q-6 0 -6 6v${fold - 6}z`}
        strokeWidth="2.2"
        strokeLinejoin="round"
        className="fill-locked stroke-field"
      />
      <path
        d={`M0 ${band}V9Q0 0 9 0H${width - 9}q9 0 9 9V${band}z`}
        fill="#d2432d"
        stroke="#8f2213"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      {[24, width - 24].map((x) => (
        <path key={x} d={`M${x} -4v8`} strokeWidth="5" strokeLinecap="round" className="stroke-field" />
      ))}
    </>
  );
}

/** The body of a leaf that stands out. */
function Mark({ height }: { height: number }) {
  return (
    <rect
      y={leaf.band}
      width={leaf.width}
      height={height - leaf.band}
      rx="9"
      strokeWidth="5"
      className="animate-fade fill-right-soft stroke-right"
    />
  );
}

interface WordsProps {
  sheet: DaySheetsFigure["sheets"][number];
  height: number;
  answer: string | null;
}

function Words({ sheet: { day, weekday }, height, answer }: WordsProps) {
  const x = leaf.width / 2;
  const y = day === null ? (leaf.band + height) / 2 - 2 : 114;
  return (
    <>
      {day !== null && <DayNumber day={day} answer={answer} />}
      {weekday === "?" ? (
        <AskedBox
          x={x}
          y={y}
          width={80}
          height={day === null ? 44 : 27}
          size={day === null ? 24 : 20}
          answer={answer !== null && weekdayName.test(answer) ? answer : null}
        />
      ) : (
        <Label text={weekday} x={x} y={y} width={leaf.width - 12} size={day === null ? 23 : 19} className="fill-ink" />
      )}
    </>
  );
}

function DayNumber({ day, answer }: { day: string; answer: string | null }) {
  const x = leaf.width / 2;
  const known = answer !== null && dayNumber.test(answer) ? answer : null;
  if (day === "?") return <AskedBox x={x} y={66} width={66} height={54} size={44} answer={known} />;
  return (
    <text
      x={x}
      y="87"
      fontSize="60"
      textAnchor="middle"
      className="font-head font-extrabold tabular-nums"
      fill="#b5321f"
    >
      {day}
    </text>
  );
}
