import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { clockBoardText as text } from "#lib/text/clock-board-text.ts";

interface StepperProps {
  hand: "short" | "long";
  /** How many minutes one press takes the hand. */
  step: number;
  /** With no second stepper beside it the name stands between the buttons. */
  isAlone: boolean;
  isDisabled: boolean;
  onTurn: (direction: 1 | -1) => void;
}

/** Turns one hand back or ahead; in the colour of its hand. */
export function Stepper({ hand, step, isAlone, isDisabled, onTurn }: StepperProps) {
  const name = text[hand];
  return (
    <div
      className={classNames(
        "grid grid-cols-2 items-center gap-x-3 gap-y-1.5 rounded-bubble bg-card p-2 lip tablet:p-3",
        isAlone && "grid-cols-[1fr_auto_1fr]",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "flex items-center justify-center gap-2 px-1 font-head text-[1.125rem] leading-none font-bold tablet:text-[1.375rem]",
          isAlone ? "order-2" : "col-span-2",
        )}
      >
        <span className={`h-2 w-6 flex-none rounded-full bg-solid ${hues[hand]}`} />
        {name}
      </span>
      <Turn icon="minus" label={text.back(name, step)} onPress={() => onTurn(-1)} {...{ hand, isDisabled }} />
      <Turn icon="plus" label={text.ahead(name, step)} onPress={() => onTurn(1)} {...{ hand, isDisabled }} />
    </div>
  );
}

const hues = { short: "c1", long: "c4" } as const;

interface TurnProps {
  hand: "short" | "long";
  icon: "minus" | "plus";
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

function Turn({ hand, icon, label, isDisabled, onPress }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // A tap leaves the focus where it is, so that Enter on a keyboard sends the answer.
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, onPress)}
      className={classNames(
        "press mb-1 grid min-h-14 place-items-center rounded-tool bg-solid text-on lip-solid aria-disabled:opacity-60 tablet:min-h-18",
        hues[hand],
        icon === "plus" && "order-3",
      )}
    >
      <Icon name={icon} className="size-7 tablet:size-9" strokeWidth={3.2} />
    </button>
  );
}
