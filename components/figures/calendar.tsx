import { weekdayOf } from "#lib/core/weekday-of.ts";
import type { CalendarFigure } from "#lib/questions/figures/calendar.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { AskedBox } from "./asked-box.tsx";
import { FigureSvg } from "./figure-svg.tsx";

const width = 320;
const left = 4;
const pitch = 44.5;
const row = 22;
const head = { top: 7, height: 27 };
const names = { top: head.top + head.height, height: 22 };
const first = names.top + names.height;
const sunday = 6;
/** More days than this are left blank without a question mark each. */
const fewest = 3;

const middleOf = (column: number) => left + (column + 0.5) * pitch;

/** The sheet of one month, as it hangs on a wall. */
export function Calendar({ figure, answer = null }: { figure: CalendarFigure; answer?: string | null }) {
  const { month, year, startsOn, days, column = null } = figure;
  const weeks = Math.ceil((startsOn + days) / 7);
  const height = first + weeks * row + 6;
  return (
    <FigureSvg alt={figure.alt} width={width} height={height}>
      <Sheet height={height} weeks={weeks} />
      {column !== null && (
        <rect
          x={left + column * pitch + 2}
          y={names.top + 1}
          width={pitch - 4}
          height={height - names.top - 6}
          rx="9"
          className="animate-fade fill-again-soft opacity-70"
        />
      )}
      <text
        x={width / 2}
        y={head.top + 20.5}
        fontSize="19"
        textAnchor="middle"
        className="fill-on font-head font-bold tabular-nums"
      >
        {calendarText.month(month, year)}
      </text>
      {calendarText.weekdays.map((name, at) => (
        <text
          key={name}
          x={middleOf(at)}
          y={names.top + 16.5}
          fontSize="17"
          textAnchor="middle"
          className={`font-head font-bold ${at === sunday ? "fill-again" : "fill-hue"}`}
        >
          {name}
        </text>
      ))}
      {Array.from({ length: days }, (_, at) => at + 1).map((day) => (
        <Day key={day} day={day} figure={figure} isKnown={answer !== null} />
      ))}
    </FigureSvg>
  );
}

/** The paper with its coloured head and two rings to hang it by. */
function Sheet({ height, weeks }: { height: number; weeks: number }) {
  const right = width - left;
  const lines = Array.from({ length: weeks - 1 }, (_, at) => `M${left + 8} ${first + (at + 1) * row}H${right - 8}`);
  return (
    <>
      <rect
        x={left}
        y={head.top}
        width={right - left}
        height={height - head.top - 2}
        rx="11"
        strokeWidth="2.4"
        className="fill-card stroke-solid"
      />
      <path
        d={`M${left} ${names.top}v-18q0 -11 11 -11h${right - left - 22}q11 0 11 11v18z`}
        className="fill-solid stroke-solid"
        strokeWidth="2.4"
      />
      <path d={`M${left + 1.2} ${names.top}H${right - 1.2}v${names.height}H${left + 1.2}z`} className="fill-surface" />
      <path d={lines.join("")} strokeWidth="1.5" className="stroke-soft" />
      {[58, width - 58].map((x) => (
        <g key={x}>
          <circle cx={x} cy={head.top + 9} r="4" className="fill-lip" />
          <path d={`M${x} 2v14`} strokeWidth="5" strokeLinecap="round" className="stroke-field" />
        </g>
      ))}
    </>
  );
}

function Day({ day, figure, isKnown }: { day: number; figure: CalendarFigure; isKnown: boolean }) {
  const column = weekdayOf(figure.startsOn, day);
  const x = middleOf(column);
  const y = first + (Math.floor((figure.startsOn + day - 1) / 7) + 0.5) * row;
  const colour = column === sunday ? "fill-again" : "fill-ink";
  if (figure.blank.includes(day)) {
    const isMarked = isKnown || figure.blank.length <= fewest;
    return <Blank x={x} y={y} day={day} isKnown={isKnown} isMarked={isMarked} />;
  }
  return (
    <>
      {figure.ringed.includes(day) && (
        <ellipse cx={x} cy={y} rx="15" ry="11.200" strokeWidth="2.6" className="fill-again-surface stroke-again" />
      )}
      <text
        x={x}
        y={y + 6.2}
        fontSize="18"
        textAnchor="middle"
        className={`font-head font-bold tabular-nums ${colour}`}
      >
        {day}
      </text>
    </>
  );
}

interface BlankProps {
  x: number;
  y: number;
  day: number;
  isKnown: boolean;
  isMarked: boolean;
}

function Blank({ x, y, day, isKnown, isMarked }: BlankProps) {
  if (isMarked) return <AskedBox x={x} y={y} width={32} height={20} size={17} answer={isKnown ? String(day) : null} />;
  return (
    <rect
      x={x - 15}
      y={y - 9.5}
      width="30"
      height="19"
      rx="6"
      strokeWidth="1.500"
      strokeDasharray="4 3"
      className="fill-star-light stroke-again"
    />
  );
}
