import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { weekdayOf } from "#lib/core/weekday-of.ts";
import { dayOn, type MonthSheet } from "#lib/questions/kinds/calendar/grading.ts";
import { calendarText as text } from "#lib/text/calendar-text.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface MonthGridProps {
  sheets: readonly MonthSheet[];
  /** Which of them is seen. */
  at: number;
  /** Days as dayOn counts them. */
  picked: readonly number[];
  isOpen: boolean;
  isKnown: boolean;
  onTurn: (at: number) => void;
  onPick: (day: number) => void;
}

const sunday = 6;

/** The sheet of a month with a button for each day, its weekdays above. */
export function MonthGrid({ sheets, at, picked, isOpen, isKnown, onTurn, onPick }: MonthGridProps) {
  const sheet = sheets[at];
  if (sheet === undefined) return null;
  const [before, after] = [sheets[at - 1], sheets[at + 1]];
  return (
    <div
      data-month={sheet.month}
      className="grid h-full max-h-140 w-full max-w-150 auto-rows-[minmax(0,1fr)] grid-cols-7 grid-rows-[auto_auto] overflow-hidden rounded-answer border-2 border-solid"
    >
      <div className="col-span-7 flex min-h-11 items-center justify-between gap-2 bg-solid px-1 font-head text-[1.25rem] font-bold text-on tablet:text-[1.625rem]">
        <Turn sheet={before} isNext={false} isOpen={isOpen} onTurn={() => onTurn(at - 1)} />
        <span aria-live="polite">{text.month(sheet.month, null)}</span>
        <Turn sheet={after} isNext isOpen={isOpen} onTurn={() => onTurn(at + 1)} />
      </div>
      {text.weekdays.map((name, column) => (
        <span
          key={name}
          aria-hidden="true"
          className={classNames(
            "bg-surface py-0.5 text-center font-head font-bold tablet:py-1 tablet:text-[1.25rem]",
            column === sunday ? "text-again-ink" : "text-hue",
          )}
        >
          {name}
        </span>
      ))}
      {Array.from({ length: sheet.days }, (_, place) => place + 1).map((day) => (
        <Day
          key={day}
          sheet={sheet}
          day={day}
          isPicked={picked.includes(dayOn(at, day))}
          isKnown={isKnown}
          isOpen={isOpen}
          onPick={() => onPick(dayOn(at, day))}
        />
      ))}
    </div>
  );
}

interface TurnProps {
  sheet: MonthSheet | undefined;
  isNext: boolean;
  isOpen: boolean;
  onTurn: () => void;
}

/** Turns the sheet over; where there is no other, its place stays empty. */
function Turn({ sheet, isNext, isOpen, onTurn }: TurnProps) {
  if (sheet === undefined) return <span className="size-10" />;
  return (
    <button
      type="button"
      aria-label={isNext ? text.next(sheet.month) : text.previous(sheet.month)}
      {...resting(!isOpen, onTurn)}
      className="grid size-11 place-items-center rounded-tool"
    >
      <Icon name={isNext ? "next" : "back"} className="size-7" strokeWidth={3.2} />
    </button>
  );
}

interface DayProps {
  sheet: MonthSheet;
  day: number;
  isPicked: boolean;
  isKnown: boolean;
  isOpen: boolean;
  onPick: () => void;
}

function Day({ sheet, day, isPicked, isKnown, isOpen, onPick }: DayProps) {
  const column = weekdayOf(sheet.startsOn, day);
  const name = text.day(descriptionText.days[column] ?? "", day, sheet.month);
  const isTold = sheet.ringed.includes(day);
  return (
    <button
      type="button"
      aria-label={isTold ? text.told(name) : name}
      aria-pressed={isPicked}
      {...resting(!isOpen, onPick)}
      style={{ gridColumn: column + 1 }}
      className={classNames(
        "grid min-h-7 place-items-center font-head text-[1.1875rem] leading-none font-bold tabular-nums tablet:text-[1.5rem]",
        column === sunday ? "text-again-ink" : "text-ink",
      )}
    >
      <span
        className={classNames(
          "grid size-8.5 place-items-center rounded-full border-3 tablet:size-12 forced-colors:bg-transparent",
          isPicked && (isKnown ? "border-right bg-right-soft" : "border-edge bg-soft"),
          !isPicked && isTold && "border-again bg-again-surface",
          !(isPicked || isTold) && "border-transparent",
        )}
      >
        {day}
      </span>
    </button>
  );
}
