import { FigureView } from "#components/figures/figure-view.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Figure } from "#lib/questions/figure.ts";

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
  /** How long the longer of both sides is when written: they are of one size. */
  letters: number;
  /** What the side is called aloud: left or right. */
  name: string;
}

/** One side of the crocodile: a tray of things, or a raft with what is written; help counts the one, stands under the other. */
export function Side({ figure, help, name, letters }: SideProps) {
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
            "flex-none text-center font-head leading-none font-bold whitespace-nowrap text-hue tabular-nums",
            sizeOf(letters),
          )}
        >
          {figure.text}
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

/** "30 + 25" still fits a third of a phone. */
function sizeOf(letters: number): string {
  if (letters <= 3) return "text-[56px] tablet:text-[104px] wide:text-[76px]";
  return letters <= 5
    ? "text-[34px] tablet:text-[64px] wide:text-[46px]"
    : "text-[26px] tablet:text-[52px] wide:text-[34px]";
}
