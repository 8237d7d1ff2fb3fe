import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

type Form = DiagramMark["form"];
type Mark<Name extends Form> = Extract<DiagramMark, { form: Name }>;

function of<Name extends Form>({ marks }: DiagramFigure, form: Name): Mark<Name>[] {
  return marks.filter((mark): mark is Mark<Name> => mark.form === form);
}

const forms = ({ marks }: DiagramFigure) => [...new Set(marks.map(({ form }) => form))].toSorted().join(" ");

function nameAt(figure: DiagramFigure, { x, y }: Point): string {
  return of(figure, "point").find((point) => Math.hypot(point.x - x, point.y - y) < 2)?.name ?? "";
}

/** What is drawn in a diagram, looked at without the code that tells it. */
export const diagramMarks = { of, forms, nameAt } as const;
