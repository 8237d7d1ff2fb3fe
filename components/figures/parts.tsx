import { classNames } from "#components/ui/class-names.ts";
import type { PartsFigure } from "#lib/questions/figures/parts.ts";

interface PartsProps {
  figure: PartsFigure;
  /** Stands below the number whose name is asked, green, once it is known. */
  answer: string | null;
}

/** Beside another figure a phone has less room for each. */
const sizes =
  "[--row:3.5rem] [--digits:34px] [--name:2.5rem] max-tablet:not-only:[--row:2.5rem] max-tablet:not-only:[--digits:26px] max-tablet:not-only:[--name:2rem] tablet:[--row:5rem] tablet:[--digits:50px] tablet:[--name:3.25rem]";

/** A written sum with the names of its numbers below them. */
export function Parts({ figure, answer }: PartsProps) {
  const numbers = figure.numbers.map((number, place) => ({ number, place }));
  const signs = ["", figure.operation, "="];
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className={`flex w-full max-w-150 items-start justify-center font-head font-bold ${sizes}`}
    >
      {numbers.map(({ number, place }) => (
        <div key={place} className="contents">
          {place > 0 && (
            <span className="grid h-(--row) w-6 flex-none place-items-center text-[1.75rem] leading-none tablet:w-11 tablet:text-[2.875rem]">
              {signs[place]}
            </span>
          )}
          <div className="grid min-w-0 flex-1 gap-2">
            <span
              className={classNames(
                "grid h-(--row) place-items-center rounded-answer bg-surface text-(length:--digits) leading-none tabular-nums",
                figure.marked === place && "shadow-[inset_0_0_0_3px_var(--color-again)]",
              )}
            >
              {number.text}
            </span>
            {number.name !== null && <Name name={number.name} answer={answer} />}
          </div>
        </div>
      ))}
    </div>
  );
}

function Name({ name, answer }: { name: string; answer: string | null }) {
  const isAsked = name === "?";
  return (
    <span
      className={classNames(
        "grid min-h-(--name) place-items-center rounded-button px-1 text-center text-[1rem] leading-tight tablet:text-[1.375rem]",
        !isAsked && "animate-fade bg-soft",
        isAsked && answer === null && "border-3 border-dashed border-edge text-hue",
        isAsked && answer !== null && "animate-bounce bg-right text-white",
      )}
    >
      {isAsked ? (answer ?? "?") : name}
    </span>
  );
}
