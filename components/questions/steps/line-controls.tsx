import type { ReactNode } from "react";
import { DigitKey } from "#components/questions/number/digit-key.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { readCalculation } from "#lib/questions/kinds/steps/calculation.ts";
import type { StepsView } from "#lib/questions/kinds/steps/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { stepsText as text } from "#lib/text/steps-text.ts";
import { canEqual } from "./type-into.ts";
import type { useSolution } from "./use-solution.ts";

type Solution = ReturnType<typeof useSolution>;

const rows = {
  none: ["12345", "67890", "+−×:"],
  brackets: ["12345", "67890", "+−×:()"],
  "brackets and comma": ["12345", "67890,", "+−×:()"],
} as const satisfies Record<StepsView["extras"], readonly string[]>;

const key = "min-h-11! text-[1.5rem]! tablet:min-h-16! tablet:text-[2rem]! wide:min-h-14!";

function isNamed(sign: string): sign is keyof typeof text.keys {
  return Object.hasOwn(text.keys, sign);
}

interface PadProps {
  view: StepsView;
  solution: Solution;
  tool: ReactNode;
}

/** The keys of a calculation, then the units it may be followed by. */
export function CalculationPad({ view, solution, tool }: PadProps) {
  const { line, isOpen } = solution;
  if (line === undefined) return null;
  const isWhole = readCalculation(line.typed) !== null;
  const draw = (sign: string) => (
    <DigitKey
      key={sign}
      digit={sign}
      {...(isNamed(sign) && { label: text.keys[sign] })}
      isDisabled={!isOpen || (sign === "=" && !canEqual(line.typed))}
      className={classNames(key, sign === "=" && view.extras === "none" && "col-span-2")}
      onPress={solution.type}
    />
  );
  const [first, second, third] = rows[view.extras];
  return (
    <>
      <div className="grid grid-cols-6 gap-1.5 tablet:gap-3">
        {[...first].map(draw)}
        <Clear solution={solution} className={classNames(key, !second.includes(",") && "row-span-2")} />
        {[...second, ...third, ...(view.extras === "none" ? ["="] : [])].map(draw)}
      </div>
      <div className="flex gap-1.5 left-hand:flex-row-reverse tablet:gap-3">
        {isOpen && <div className="contents wide:hidden">{tool}</div>}
        {view.extras !== "none" && <div className="grid flex-1">{draw("=")}</div>}
        {view.units.map((unit, place) => (
          <button
            key={unit}
            type="button"
            aria-pressed={line.unit === place}
            onPointerDown={(event) => event.preventDefault()}
            {...resting(!isOpen || !isWhole, () => solution.chooseUnit(place))}
            className={classNames(
              "press min-h-12 min-w-0 flex-1 rounded-button px-1 font-head text-[1.125rem] leading-tight font-bold lip aria-disabled:opacity-62 tablet:min-h-16 tablet:text-[1.625rem]",
              line.unit === place ? "bg-soft" : "bg-card",
            )}
          >
            {text.inBrackets(unit)}
          </button>
        ))}
      </div>
    </>
  );
}

function Clear({ solution, className }: { solution: Solution; className: string }) {
  return (
    <button
      type="button"
      aria-label={playText.clear}
      onPointerDown={(event) => event.preventDefault()}
      {...resting(!solution.canClear, solution.clear)}
      className={classNames(
        "press grid place-items-center rounded-button bg-card text-hue lip aria-disabled:opacity-62",
        className,
      )}
    >
      <Icon name="delete" />
    </button>
  );
}

/** So many sentences stand one below the other on a phone. */
const mostSeen = 4;

/** The sentences that stand over no line yet; on an upright screen more than four of them are scrolled through. */
export function SentenceChoices({ view, solution }: Omit<PadProps, "tool">) {
  return (
    <div
      className={classNames(
        "grid gap-1.5 overflow-y-auto pb-1 tablet:gap-3 wide:gap-2",
        solution.free.length > mostSeen && "max-h-32 tablet:max-h-85 wide:max-h-none",
      )}
    >
      {solution.free.map((sentence) => (
        <button
          key={sentence}
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          {...resting(!solution.isOpen, () => solution.chooseSentence(sentence))}
          className="press min-h-11 rounded-button bg-card px-3 py-1 font-head text-[1.0625rem] leading-tight font-bold text-balance lip aria-disabled:opacity-62 tablet:min-h-16 tablet:text-[1.5rem] wide:min-h-12 wide:text-[1.1875rem]"
        >
          <SetText text={view.sentences[sentence]?.text ?? ""} />
        </button>
      ))}
    </div>
  );
}

const control = "mb-0! min-h-14 tablet:min-h-21 wide:min-h-16!";

/** The row below what is chosen or looked over: the hint, a way back or a further line, and the way to send it. */
export function SolutionButtons({ solution, tool }: Omit<PadProps, "view">) {
  const isChoosing = solution.at !== null;
  return (
    <div className="flex gap-3 left-hand:flex-row-reverse">
      {solution.isOpen && <div className="contents wide:hidden">{tool}</div>}
      {isChoosing && (
        <Button
          variant="plain"
          aria-label={playText.clear}
          className={`${control} px-4!`}
          {...resting(!solution.canClear, solution.clear)}
        >
          <Icon name="delete" />
        </Button>
      )}
      {!isChoosing && solution.canAdd && (
        <Button variant="plain" aria-label={text.add} className={`${control} px-4!`} onClick={solution.add}>
          <Icon name="plus" />
        </Button>
      )}
      <Button className={`${control} flex-1 px-2!`} {...resting(!solution.canSubmit, solution.submit)}>
        {playText.submit}
      </Button>
    </div>
  );
}
