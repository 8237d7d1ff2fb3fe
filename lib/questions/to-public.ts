import { kinds } from "./kinds.ts";
import { listReadings } from "./list-readings.ts";
import type { KindName, PublicQuestion, Question, Viewed } from "./question.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";

function toViewed<Name extends KindName>({ kind, view }: Viewed<Name>): Viewed<Name> {
  return { kind, view: kinds[kind].toView(view) };
}

/**
 * The half of a question that may leave the server before it is answered. Every field is named, so
 * that a field added to a question stays on the server until somebody lets it out here.
 */
export function toPublic(question: Question): PublicQuestion {
  const viewed = toViewed(question);
  const figures = question.figures.map(toPublicFigure);
  const readings = listReadings(viewed, figures);
  return {
    ...viewed,
    prompt: toPublicLine(question.prompt),
    figures,
    ...(Object.keys(readings).length > 0 && { readings }),
    ...(question.isReadByPupil === true && { isReadByPupil: true }),
  };
}
