import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import { placeValueBoardText as text } from "#lib/text/place-value-board-text.ts";

const hues: Readonly<Record<Place, string>> = { hundreds: "c1", tens: "c4", ones: "c2" };

interface BlockStepperProps {
  place: Place;
  count: number;
  canAdd: boolean;
  canTake: boolean;
  /** With three of them on a phone the buttons stand one above the other. */
  isNarrow: boolean;
  onChange: (by: 1 | -1) => void;
}

/** Lays one block of a place down or takes one away; in the colour of its blocks, with how many lie there. */
export function BlockStepper({ place, count, canAdd, canTake, isNarrow, onChange }: BlockStepperProps) {
  return (
    <div
      className={classNames(
        "grid min-w-0 gap-x-3 gap-y-1.5 rounded-bubble bg-card p-1.5 lip tablet:p-3",
        isNarrow ? "tablet:grid-cols-2" : "grid-cols-2",
        hues[place],
      )}
    >
      <span
        className={classNames(
          "flex items-center justify-center gap-1.5 font-head text-[1.125rem] leading-none font-bold tabular-nums tablet:text-[1.5rem]",
          isNarrow ? "tablet:col-span-2" : "col-span-2",
        )}
      >
        {count} {text.names[place]}
      </span>
      <Step
        icon="minus"
        label={text.take(place)}
        isDisabled={!canTake}
        isLast={isNarrow}
        onPress={() => onChange(-1)}
      />
      <Step icon="plus" label={text.add(place)} isDisabled={!canAdd} isLast={false} onPress={() => onChange(1)} />
    </div>
  );
}

interface StepProps {
  icon: "minus" | "plus";
  label: string;
  isDisabled: boolean;
  /** Stands below the other on a phone. */
  isLast: boolean;
  onPress: () => void;
}

function Step({ icon, label, isDisabled, isLast, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // A tap leaves the focus where it is, so that Enter on a keyboard sends the answer.
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, onPress)}
      className={classNames(
        "press mb-1 grid min-h-14 min-w-14 place-items-center rounded-tool bg-solid text-on lip-solid aria-disabled:opacity-60 tablet:min-h-18",
        isLast && "order-last tablet:order-none",
      )}
    >
      <Icon name={icon} className="size-7 tablet:size-9" strokeWidth={3.2} />
    </button>
  );
}
