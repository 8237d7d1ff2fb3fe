import type { Figure } from "#lib/questions/figure.ts";
import { BaseTen } from "./base-ten.tsx";
import { NumberLine } from "./number-line.tsx";
import { Objects } from "./objects.tsx";
import { Sum } from "./sum.tsx";
import { TenFrame } from "./ten-frame.tsx";
import { Word } from "./word.tsx";

interface FigureViewProps {
  figure: Figure;
  /** The right answer as it is written, once it may be seen. */
  answer: string | null;
}

/** Any figure of a question; a new type of figure does not compile until it is drawn here. */
export function FigureView({ figure, answer }: FigureViewProps) {
  switch (figure.type) {
    case "objects":
      return <Objects figure={figure} />;
    case "ten-frame":
      return <TenFrame figure={figure} />;
    case "sum":
      return <Sum figure={figure} answer={answer} />;
    case "number-line":
      return <NumberLine figure={figure} />;
    case "base-ten":
      return <BaseTen figure={figure} />;
    case "word":
      return <Word figure={figure} />;
    default:
      return figure satisfies never;
  }
}
