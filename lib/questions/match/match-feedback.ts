import type { Line } from "#lib/core/line.ts";
import { gradeMatch, type MatchKey, type MatchResponse } from "./grade.ts";

/** The known mistake, else the line for the first wrong place; null for a right filling. */
export function matchFeedback(key: MatchKey, response: MatchResponse): Line | null {
  if (gradeMatch(key, response)) return null;
  const known = key.mistakes.find(({ labels }) => labels.join() === response.labels.join());
  const [filling = []] = key.fillings;
  const place = filling.findIndex((label, at) => label !== response.labels[at]);
  return known?.feedback ?? key.wrong[place] ?? null;
}
