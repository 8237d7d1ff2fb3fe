import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";

/** A tick for right, a turning arrow for "try again": the meaning beside the colour. */
export function AnswerMark({ isRight }: { isRight: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-8.5 flex-none animate-pop place-items-center rounded-full text-white tablet:size-11.5",
        isRight ? "bg-right" : "bg-again",
      )}
    >
      <Icon name={isRight ? "tick" : "again"} className="size-5.5 tablet:size-7" strokeWidth={3.4} />
    </span>
  );
}
