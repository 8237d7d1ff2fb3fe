import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";

interface SubmitRowProps {
  /** The way to a hint stands beside the button until the answer is given; on wide screens it has a place of its own. */
  isOpen: boolean;
  tool: ReactNode;
  canSubmit: boolean;
  onSubmit: () => void;
  /** Keys of the board that stand in this row. */
  keys?: ReactNode;
  /** What the button says where it leads to another step first. */
  label?: string;
}

/** The last row of a board that is built up step by step: its answer is sent when the pupil says so. */
export function SubmitRow({ isOpen, tool, canSubmit, onSubmit, keys = null, label = playText.submit }: SubmitRowProps) {
  return (
    <div className="flex gap-3 left-hand:flex-row-reverse">
      {isOpen && <div className="contents wide:hidden">{tool}</div>}
      {keys}
      <Button
        className={classNames(
          "mb-0! min-h-16 flex-1 tablet:min-h-21",
          keys !== null && "min-w-0 px-0! max-tablet:text-[1.25rem]!",
        )}
        {...resting(!canSubmit, onSubmit)}
      >
        {label}
      </Button>
    </div>
  );
}
