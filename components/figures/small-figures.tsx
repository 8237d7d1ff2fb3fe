import type { Figure } from "#lib/questions/figure.ts";
import type { KindName } from "#lib/questions/question.ts";
import { FigureView } from "./figure-view.tsx";

interface SmallFiguresProps {
  readonly figures: readonly Figure[];
  readonly kind: KindName;
  /** The right answer as it is written. */
  readonly answer: string;
}

/** Figures of a question that is one of a list: a picture in a low box, words as small as those around; no text to read. */
export function SmallFigures({ figures, kind, answer }: SmallFiguresProps) {
  const numbered = figures.map((figure, no) => ({ figure, no }));
  const words = numbered.filter(({ figure }) => figure.type === "sentence");
  const pictures = numbered.filter(({ figure }) => figure.type !== "sentence" && figure.type !== "passage");
  return (
    <>
      {pictures.length > 0 && (
        <div
          className={`[container-type:size] flex h-44 w-full max-w-120 items-center justify-center gap-2 rounded-[12px] bg-soft p-2 ${kind === "sign" ? "" : "flex-col"}`}
        >
          {pictures.map(({ figure, no }) => (
            <FigureView key={no} figure={figure} answer={answer} />
          ))}
        </div>
      )}
      {words.map(({ figure, no }) => (
        <div
          key={no}
          className="grid w-full max-w-120 justify-items-center rounded-[12px] bg-soft p-3 [&_p]:text-[1.125rem]! [&_p]:leading-snug! [&_.rounded-tool]:bg-card! [&_.rounded-tool]:text-[1.0625rem]!"
        >
          <FigureView figure={figure} answer={answer} />
        </div>
      ))}
    </>
  );
}
