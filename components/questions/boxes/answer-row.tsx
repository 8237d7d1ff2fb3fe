import type { ReactNode } from "react";
import type { BoxLook } from "#components/questions/answer-box.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { BoxesPart, NumberBox } from "#lib/questions/kinds/boxes/grading.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";

export const looks: Record<BoxLook, string> = {
  open: "border-edge bg-card text-hue",
  waiting: "animate-wait border-edge bg-card text-hue",
  right: "border-right bg-right-soft text-right-ink",
  tried: "border-again bg-again-surface text-again-ink",
};

interface NumberFieldProps {
  box: NumberBox;
  text: string;
  look: BoxLook;
  isActive: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** As wide as its digits need, so that a long number is not squeezed. */
const widths = ["min-w-14", "min-w-14", "min-w-14", "min-w-18", "min-w-22", "min-w-26", "min-w-32"] as const;

/** One small box; a tap makes it the one that is typed into. */
function NumberField({ box, text, look, isActive, isDisabled, onChoose }: NumberFieldProps) {
  return (
    <button
      type="button"
      aria-label={boxesBoardText.box(box.name, text)}
      aria-current={isActive ? "true" : undefined}
      {...resting(isDisabled, onChoose)}
      className={classNames(
        "grid min-h-14 place-items-center rounded-xl border-3 px-1.5 leading-none tabular-nums tablet:min-h-16",
        widths[Math.min(box.maxDigits, widths.length - 1)] ?? "min-w-32",
        looks[look],
        text === "" && "border-dashed",
        isActive && "border-hue! shadow-[0_0_0_3px_var(--soft)]",
      )}
    >
      {text === "" ? "?" : written(text)}
    </button>
  );
}

/** Thousands parted as the textbook does, also while a decimal is typed. */
function written(text: string): string {
  const [whole = "", ...rest] = text.split(",");
  return [whole.length > 3 ? formatNumber(Number(whole)) : whole, ...rest].join(",");
}

interface AnswerRowProps {
  parts: readonly BoxesPart[];
  texts: readonly string[];
  look: BoxLook;
  /** The box that is typed into; null while none is. */
  active: number | null;
  onChoose: (box: number) => void;
}

/** What belongs in front of a box: a bracket that is opened, a sign of equality, words with a colon. */
const leads = /^[(=]$|.:$/u;

/** What belongs behind it: a word ("giờ", "trăm"), a bracket that is closed. */
const follows = /^[\p{L})]/u;

/** What stays in one line with the box it belongs to. */
function isBound(parts: readonly BoxesPart[], place: number): boolean {
  const [before, part, next] = [parts[place - 1], parts[place], parts[place + 1]];
  if (part?.type !== "text") return false;
  return leads.test(part.text) ? next?.type === "box" : before?.type === "box" && follows.test(part.text);
}

/** The words that are bound to the box beside them; null where there are none. */
function wordsAt(parts: readonly BoxesPart[], place: number, isLead: boolean): string | null {
  const part = parts[place];
  return part?.type === "text" && isBound(parts, place) && leads.test(part.text) === isLead ? part.text : null;
}

/** The line of words, boxes and fractions that makes the answer. */
export function AnswerRow({ parts, texts, look, active, onChoose }: AnswerRowProps) {
  let next = 0;
  const draw = (box: NumberBox | string): ReactNode => {
    if (typeof box === "string") return <SetText text={box} />;
    const place = next;
    next += 1;
    return (
      <NumberField
        box={box}
        text={texts[place] ?? ""}
        look={look}
        isActive={active === place}
        isDisabled={active === null}
        onChoose={() => onChoose(place)}
      />
    );
  };
  return parts
    .map((part, place) => ({ part, place }))
    .filter(({ place }) => !isBound(parts, place))
    .map(({ part, place }) => {
      if (part.type === "text") {
        return (
          <span key={place}>
            <SetText text={part.text} />
          </span>
        );
      }
      if (part.type === "box") {
        const [lead, unit] = [wordsAt(parts, place - 1, true), wordsAt(parts, place + 1, false)];
        return (
          <span key={place} className="flex items-center gap-x-2 tablet:gap-x-4">
            {lead !== null && <SetText text={lead} />}
            {draw(part.box)}
            {unit !== null && <SetText text={unit} />}
          </span>
        );
      }
      return (
        <span key={place} className="grid justify-items-center gap-1 tablet:gap-1.5">
          {draw(part.top)}
          <span className="h-1 w-full rounded-full bg-current" />
          {draw(part.bottom)}
        </span>
      );
    });
}
