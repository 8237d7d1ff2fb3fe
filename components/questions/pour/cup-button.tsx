import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { jugText } from "#lib/text/jug-text.ts";

interface CupButtonProps {
  by: 1 | -1;
  isDisabled: boolean;
  onPour: (by: 1 | -1) => void;
}

/** Pours one litre in or out. */
export function CupButton({ by, isDisabled, onPour }: CupButtonProps) {
  return (
    <button
      type="button"
      aria-label={by === 1 ? jugText.add : jugText.take}
      {...resting(isDisabled, () => onPour(by))}
      className="press c4 mb-1 flex min-h-16 items-center justify-center gap-2 rounded-tool bg-solid font-head text-[1.375rem] font-bold text-on lip-solid aria-disabled:opacity-60 tablet:min-h-20 tablet:text-[1.75rem]"
    >
      <Icon name={by === 1 ? "plus" : "minus"} className="size-7 tablet:size-9" strokeWidth={3.2} />
      {jugText.cup}
    </button>
  );
}
