import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";

interface StepButtonProps {
  isMore: boolean;
  /** What one step is, beside the sign: "1 l". */
  label: string;
  /** What it does, for who only hears it. */
  name: string;
  isDisabled: boolean;
  /** A low one stands in a row with what it changes. */
  isLow?: boolean;
  onStep: () => void;
}

/** Takes a step up or down on a board. */
export function StepButton({ isMore, label, name, isDisabled, isLow = false, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      {...resting(isDisabled, onStep)}
      className={classNames(
        "press c4 mb-1 flex items-center justify-center rounded-tool bg-solid font-head font-bold text-on lip-solid aria-disabled:opacity-60",
        isLow
          ? "min-h-14 min-w-14 gap-1 px-1.5 text-[1.125rem] tablet:min-h-16 tablet:min-w-24 tablet:text-[1.5rem] wide:min-w-17"
          : "min-h-16 gap-2 text-[1.375rem] tablet:min-h-20 tablet:text-[1.75rem]",
      )}
    >
      <Icon
        name={isMore ? "plus" : "minus"}
        className={isLow ? "size-4.5 tablet:size-7" : "size-7 tablet:size-9"}
        strokeWidth={3.2}
      />
      {label}
    </button>
  );
}
