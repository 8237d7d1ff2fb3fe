import { classNames } from "#components/ui/class-names.ts";
import { playText } from "#lib/text/play-text.ts";
import { AnswerMark } from "./answer-mark.tsx";

export type BoxLook = "open" | "waiting" | "right" | "tried";

const looks: Record<BoxLook, string> = {
  open: "border-dashed border-edge bg-card text-hue",
  waiting: "animate-wait border-edge bg-card text-hue",
  right: "animate-bounce border-right bg-right-soft text-right-ink",
  tried: "animate-shake border-again bg-again-surface text-again-ink",
};

interface AnswerBoxProps {
  look: BoxLook;
  /** What stands in the box; empty shows a question mark. */
  text: string;
  /** What it is, for who only hears it. */
  name?: string;
  className?: string;
}

/** The box a written answer stands in; it is read out when it changes, and is no `status`: that is the feedback alone. */
export function AnswerBox({ look, text, name = playText.typed, className }: AnswerBoxProps) {
  return (
    <div
      aria-live="polite"
      className={classNames(
        "flex min-h-16 items-center justify-center gap-1.5 rounded-answer border-3 px-1 font-head text-[2rem] leading-none font-bold tabular-nums tablet:min-h-21 tablet:text-[3rem]",
        looks[look],
        className,
      )}
    >
      <span className="sr-only">{name} </span>
      {(look === "tried" || look === "right") && <AnswerMark isRight={look === "right"} />}
      {text === "" ? "?" : text}
    </div>
  );
}
