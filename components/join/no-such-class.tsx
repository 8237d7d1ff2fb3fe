import { NotFoundView } from "#components/shell/not-found-view.tsx";
import { joinText } from "#lib/text/join-text.ts";

/** A code of no class: mostly one that was read wrong off the board. */
export function NoSuchClass() {
  const { title, lead, again } = joinText.lost;
  return <NotFoundView title={title} lead={lead} onward={{ href: "/lop", label: again }} />;
}
