import { createElement } from "react";
import type { Figure } from "#lib/questions/figure.ts";
import { type FigureProps, figures } from "./figures.ts";

type FigureType = Figure["type"];

interface FigureViewProps {
  figure: Figure;
  /** The right answer as it is written, once it may be seen. */
  answer: string | null;
}

/** Any figure of a question; the code of its drawing comes with the first of its type. */
export function FigureView(props: FigureViewProps) {
  return draw(props);
}

type Typed<Type extends FigureType> = { [Each in Type]: { type: Each } & Extract<Figure, { type: Each }> }[Type];

function draw<Type extends FigureType>({ figure, answer }: { figure: Typed<Type>; answer: string | null }) {
  return createElement(figures[figure.type], { figure, answer } satisfies FigureProps<Type>);
}
