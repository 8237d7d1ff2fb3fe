import { Weight } from "#components/figures/balance/weight.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { balanceText } from "#lib/text/balance-text.ts";

interface TrayWeightProps {
  kg: number;
  /** On the pan: its place in the tray is empty. */
  isTaken: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** One weight of the tray; pressed while it lies on the pan. */
export function TrayWeight({ kg, isTaken, isDisabled, onToggle }: TrayWeightProps) {
  return (
    <button
      type="button"
      aria-label={balanceText.weight(kg)}
      aria-pressed={isTaken}
      {...resting(isDisabled, onToggle)}
      className={classNames(
        "mb-1 grid min-h-18 min-w-14 max-w-26 flex-1 place-items-center rounded-tool tablet:min-h-26",
        isTaken ? "border-3 border-dashed border-edge" : "press bg-card lip",
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="-23 -48 46 50"
        className={classNames("h-14 tablet:h-21", isTaken && "opacity-25")}
      >
        <Weight weight={kg} />
      </svg>
    </button>
  );
}
