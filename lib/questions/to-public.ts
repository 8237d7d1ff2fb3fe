import type { Figure } from "./figure.ts";
import { kinds } from "./kinds.ts";
import type { KindName, PublicQuestion, Question, Viewed } from "./question.ts";
import type { Reading } from "./reading.ts";
import { figureReadings, toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";

function toViewed<Name extends KindName>({ kind, view }: Viewed<Name>): Viewed<Name> {
  return { kind, view: kinds[kind].toView(view) };
}

function boardReadings<Name extends KindName>({ kind, view }: Viewed<Name>): readonly Reading[] {
  return kinds[kind].readings?.(view) ?? [];
}

/**
 * How the texts of a board and its figures are called that are called otherwise than in any text (`toSpoken`): letters to be
 * learned, parts of syllables, units in brackets. All other texts are read as they are written.
 */
export function listReadings(view: Viewed<KindName>, figures: readonly Figure[]): Readonly<Record<string, string>> {
  const all = [...boardReadings(view), ...figures.flatMap(figureReadings)];
  return Object.fromEntries(all.filter(([text, called]) => text !== called));
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
