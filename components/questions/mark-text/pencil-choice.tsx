import { PencilLine } from "#components/questions/underline/pencil-line.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";

interface PencilChoiceProps {
  pencils: readonly string[];
  /** The number of the one that draws now. */
  pencil: number;
  isOpen: boolean;
  onChoose: (pencil: number) => void;
}

/** Which pencil draws next: each has its name, with its lines below it. */
export function PencilChoice({ pencils, pencil, isOpen, onChoose }: PencilChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-3 tablet:gap-6">
      {pencils.map((name, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={pencil === at + 1}
          aria-label={markTextText.pencil(name, at + 1)}
          {...resting(!isOpen, () => onChoose(at + 1))}
          className={classNames(
            "grid min-h-14 place-items-center rounded-answer border-3 bg-card px-3 font-head text-[1.1875rem] leading-none font-bold text-hue tablet:min-h-20 tablet:text-[1.625rem]",
            pencil === at + 1 ? "border-edge" : "border-transparent",
          )}
        >
          <span className="relative px-2 pt-1 pb-4 tablet:pb-6">
            {name}
            <PencilLine lines={at === 0 ? 1 : 2} isDrawn isFirst isLast />
          </span>
        </button>
      ))}
    </div>
  );
}
