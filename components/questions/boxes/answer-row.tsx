import { Fragment, type ReactNode } from "react";
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

/** What belongs in front of a box: a sign of equality, words with a colon. */
const leads = /^=$|.:$/u;

/** What belongs behind it: a word ("giờ", "trăm"), a comma. */
const follows = /^(?:\p{L}|,$)/u;

const isText = (part: BoxesPart | undefined, text: RegExp) => part?.type === "text" && text.test(part.text);

/** Whether a part stays in one line with the one before it. */
function isBound([before, part]: readonly (BoxesPart | undefined)[]): boolean {
  if (part?.type === "box") return isText(before, leads);
  return before?.type === "box" && isText(part, follows) && !isText(part, leads);
}

interface Placed {
  readonly part: BoxesPart;
  readonly place: number;
}

/** Parts that stay in one line: a box with what belongs to it, and all that stands in brackets. */
function inChunks(parts: readonly BoxesPart[]): readonly (readonly Placed[])[] {
  const chunks: Placed[][] = [];
  let isOpen = false;
  for (const [place, part] of parts.entries()) {
    const chunk = isOpen || isBound([parts[place - 1], part]) ? chunks.at(-1) : undefined;
    if (chunk === undefined) chunks.push([{ part, place }]);
    else chunk.push({ part, place });
    isOpen = isText(part, /^\($/u) || (isOpen && !isText(part, /^\)$/u));
  }
  return chunks;
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
  const drawPart = ({ part, place }: Placed): ReactNode => {
    if (part.type === "box") return <Fragment key={place}>{draw(part.box)}</Fragment>;
    if (part.type === "text") {
      return (
        <span key={place}>
          <SetText text={part.text} />
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
  };
  return inChunks(parts).map((chunk) =>
    chunk.length === 1 ? (
      chunk.map(drawPart)
    ) : (
      <span key={chunk[0]?.place} className="flex items-center gap-x-2 tablet:gap-x-4">
        {chunk.map(drawPart)}
      </span>
    ),
  );
}
