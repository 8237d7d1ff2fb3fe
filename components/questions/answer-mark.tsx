import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { playText } from "#lib/text/play-text.ts";

/** A tick for right, a turning arrow for "try again": the meaning beside the colour; read out with what it marks. */
export function AnswerMark({ isRight }: { isRight: boolean }) {
  return (
    <span
      className={classNames(
        "grid size-8.5 flex-none animate-pop place-items-center rounded-full text-white forced-color-adjust-none tablet:size-11.5",
        isRight ? "bg-right" : "bg-again",
      )}
    >
      <Icon name={isRight ? "tick" : "again"} className="size-5.5 tablet:size-7" strokeWidth={3.4} />
      <span className="sr-only">{isRight ? playText.markedRight : playText.markedAgain} </span>
    </span>
  );
}
