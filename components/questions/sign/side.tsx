import { FigureView } from "#components/figures/figure-view.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { Figure } from "#lib/questions/figure.ts";
import type { WrittenLook } from "./written-look.ts";

/** Low enough for the widest sum, so that a rod is as long on both sides. */
const evenBlocks = "h-14 tablet:h-32 wide:h-20";

const shapes = {
  word: "px-0.5 py-5 tablet:px-3 tablet:py-12 wide:py-8",
  "ten-frame": "max-h-full p-1 tablet:p-4 wide:p-2.5",
  tray: "h-full max-h-85 [container-type:size] p-2 tablet:max-h-140 tablet:p-5",
};

interface SideProps {
  figure: Figure;
  /** What an open hint shows for this side; null while there is none. */
  help: Figure | null;
  written: WrittenLook;
  /** What the side is called aloud: left or right. */
  name: string;
}

/** One side of the crocodile: a tray of things, or a raft with what is written; help counts the one, stands under the other. */
export function Side({ figure, help, name, written }: SideProps) {
  const isWritten = figure.type === "word";
  const shown = isWritten ? help : (help ?? figure);
  return (
    <div
      className={classNames(
        "relative flex min-h-0 min-w-0 flex-col items-center justify-center gap-2 rounded-answer bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_3px_var(--soft)]",
        figure.type === "word" || figure.type === "ten-frame" ? shapes[figure.type] : shapes.tray,
      )}
    >
      <span className="sr-only">{name}</span>
      {isWritten && (
        <p
          className={classNames(
            "flex-none text-center font-head leading-[1.1] font-bold text-hue tabular-nums",
            written.isLoose ? "text-balance" : "whitespace-nowrap",
            written.size,
          )}
        >
          <SetText text={figure.text} isLoose={written.isLoose} />
        </p>
      )}
      {shown !== null && (
        <div
          className={classNames(
            "flex min-h-0 w-full flex-col items-center justify-center",
            isWritten
              ? `animate-rise ${shown.type === "base-ten" ? evenBlocks : "max-h-36 tablet:max-h-60 wide:max-h-44"}`
              : "h-full",
          )}
        >
          <FigureView figure={shown} answer={null} />
        </div>
      )}
    </div>
  );
}
