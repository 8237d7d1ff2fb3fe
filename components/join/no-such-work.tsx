import { NotFoundView } from "#components/shell/not-found-view.tsx";
import { givenWorkText } from "#lib/text/given-work-text.ts";

/** A code of no given work: mostly a link that came in pieces. */
export function NoSuchWork() {
  const { title, lead } = givenWorkText.lost;
  return <NotFoundView title={title} lead={lead} />;
}
