import type { Figure } from "#lib/questions/figure.ts";

/** What the contract asks of one type of figure. Each stands in a file under figures/ that is called after its type. */
export interface FigureContract {
  /** What keeps it from being drawn and read, as sentences; a good figure has none. */
  faults(figure: Figure): string[];
  /** What stands written in it: a hint may not write the answer. */
  texts(figure: Figure): string[];
}

type Typed<Type extends Figure["type"]> = Extract<Figure, { type: Type }>;

/** The contract of one type of figure, from functions that know its fields. */
export function figureContract<Type extends Figure["type"]>(
  type: Type,
  contract: { faults(figure: Typed<Type>): string[]; texts(figure: Typed<Type>): string[] },
): FigureContract {
  const isTyped = (figure: Figure): figure is Typed<Type> => figure.type === type;
  return {
    faults: (figure) => (isTyped(figure) ? contract.faults(figure) : [`not a ${type}`]),
    texts: (figure) => (isTyped(figure) ? contract.texts(figure) : []),
  };
}
