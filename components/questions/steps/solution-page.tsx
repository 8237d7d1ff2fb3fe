import { useEffect, useRef } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { writeCalculation } from "#lib/questions/kinds/steps/calculation.ts";
import type { StepsView } from "#lib/questions/kinds/steps/grading.ts";
import { stepsText as text } from "#lib/text/steps-text.ts";
import type { LineDraft } from "./page.ts";

interface SolutionPageProps {
  view: StepsView;
  lines: readonly LineDraft[];
  /** The line that is being written; null while none is. */
  at: number | null;
  /** The line that was wrong and is still as it was sent; null for none. */
  wrong: number | null;
  isKnown: boolean;
  /** Whether the mark of the whole page stands in its corner. */
  isMarked: boolean;
  isOpen: boolean;
  onOpen: (place: number) => void;
}

/** What stands in a line, in one row. */
export function writeLine({ sentences, units }: StepsView, { sentence, typed, unit }: LineDraft): string {
  const lead = sentences[sentence ?? -1]?.text ?? "";
  const behind = unit === null ? "" : text.inBrackets(units[unit] ?? "");
  return [lead, writeCalculation(typed), behind].filter((part) => part !== "").join(" ");
}

/** The "Bài giải" as it grows in the exercise book; a press opens a line again. */
export function SolutionPage({ view, lines, at, wrong, isKnown, isMarked, isOpen, onOpen }: SolutionPageProps) {
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (at !== null) open.current?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const nameOf = (place: number, line: LineDraft) => text.line(place, writeLine(view, line));
  return (
    <div
      className={classNames(
        "flex h-full w-full flex-col gap-1 overflow-y-auto tablet:gap-2",
        isMarked && "pe-10 tablet:pe-13",
      )}
    >
      <p className="text-center font-head text-[1.0625rem] leading-tight font-bold text-hue underline max-tablet:hidden tablet:text-[1.5rem] wide:hidden">
        {text.heading}
      </p>
      <ol className="grid gap-1 tablet:gap-2">
        {lines
          .map((line, place) => ({ line, place }))
          .map(({ line, place }) => (
            <li key={place} ref={place === at ? open : undefined}>
              <button
                type="button"
                aria-label={place === wrong ? text.wrong(nameOf(place, line)) : nameOf(place, line)}
                aria-current={place === at ? "step" : undefined}
                {...resting(!isOpen, () => onOpen(place))}
                className={classNames(
                  "flex min-h-11 w-full items-center gap-1.5 rounded-xl border-2 px-1.5 py-0.5 text-start tablet:gap-4 tablet:px-4 tablet:py-2",
                  lookOf({ isActive: place === at, isWrong: place === wrong, isKnown }),
                )}
              >
                <span className="w-4 flex-none text-center font-head text-[1rem] font-bold text-muted tabular-nums tablet:w-8 tablet:text-[1.375rem]">
                  {place + 1}
                </span>
                <LineText view={view} line={line} isActive={place === at} />
                {place === wrong && <AnswerMark isRight={false} />}
              </button>
            </li>
          ))}
      </ol>
      {at === null && <Answer view={view} line={lines.at(-1)} />}
    </div>
  );
}

function lookOf({ isActive, isWrong, isKnown }: { isActive: boolean; isWrong: boolean; isKnown: boolean }): string {
  if (isKnown) return "border-transparent text-right-ink";
  if (isWrong) return "border-again bg-again-surface text-again-ink";
  return isActive ? "border-dashed border-edge bg-soft" : "border-line";
}

/** The sentence, and below it the calculation with its unit. */
function LineText({ view, line, isActive }: { view: StepsView; line: LineDraft; isActive: boolean }) {
  const lead = view.sentences[line.sentence ?? -1]?.text;
  const unit = line.unit === null ? undefined : view.units[line.unit];
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-[1rem] leading-tight tablet:text-[1.375rem] wide:text-[1.1875rem]">
        <SetText text={lead ?? (isActive ? text.chooseSentence : "…")} />
      </span>
      <span className="block min-h-[1.2em] font-head text-[1.0625rem] leading-tight font-bold tabular-nums tablet:text-[1.625rem] wide:text-[1.375rem]">
        {writeCalculation(line.typed)}
        {isActive && line.sentence !== null && (
          <span aria-hidden="true" className="ms-0.5 inline-block h-[1em] w-0.5 translate-y-[0.12em] bg-current" />
        )}
        {unit !== undefined && <span className="font-normal"> {text.inBrackets(unit)}</span>}
      </span>
    </span>
  );
}

/** What the last line comes to, as the exercise book ends with it. */
function Answer({ view, line }: { view: StepsView; line: LineDraft | undefined }) {
  const unit = view.units[line?.unit ?? -1];
  const [, result] = (line?.typed ?? "").split("=");
  if (unit === undefined || result === undefined || result === "") return null;
  return (
    <p className="text-center font-head text-[1.125rem] leading-tight font-bold tablet:text-[1.625rem]">
      {text.answer} {writeCalculation(result)} {unit}
    </p>
  );
}
