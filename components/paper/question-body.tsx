import { classNames } from "#components/ui/class-names.ts";
import { paperLookOf } from "#lib/questions/paper/figures.ts";
import type { PaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { PaperBlockView } from "./paper-blocks.tsx";
import { PaperFigure } from "./paper-figure.tsx";
import { LineParts } from "./paper-line.tsx";
import { toParts } from "./to-parts.ts";

/** What is asked, a line each; the first line stands behind what comes before it. */
export function PromptLines({ prompt }: Pick<PaperQuestion, "prompt">) {
  const lines = prompt.split("\n").map((line, place) => ({ line, place }));
  return lines.map(({ line, place }) => (
    <span key={place} className={place === 0 ? undefined : "block"}>
      <LineParts parts={toParts(line)} isRunning={true} />
    </span>
  ));
}

/** Millimetres of a drawing up to which it stands beside what is to be chosen. */
const widestBeside = 90;

interface BodyProps {
  readonly question: PaperQuestion;
  /** Whether a small drawing may stand beside the choices, which saves paper. */
  readonly mayStandBeside?: boolean;
}

/** The drawings of a question and what stands below them. */
export function QuestionBody({ question: { figures, blocks }, mayStandBeside = false }: BodyProps) {
  const drawn = figures.map((figure, place) => ({ figure, place }));
  const numbered = blocks.map((block, place) => ({ block, place }));
  const [only] = figures;
  const look = only === undefined || figures.length > 1 ? "words" : paperLookOf(only);
  const isBeside =
    mayStandBeside && look !== "words" && look.width <= widestBeside && blocks.every(({ type }) => type === "choices");
  return (
    <div className={classNames("paper-body", isBeside && "paper-beside")}>
      {drawn.map(({ figure, place }) => (
        <PaperFigure key={place} figure={figure} />
      ))}
      {numbered.map(({ block, place }) => (
        <PaperBlockView key={place} block={block} />
      ))}
    </div>
  );
}
