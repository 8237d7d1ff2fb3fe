import { NotFoundView } from "#components/shell/not-found-view.tsx";
import { familyText } from "#lib/text/family-text.ts";

/** A link that was never made, or was taken back; nothing else is told. */
export function NoSuchCard() {
  const { title, lead } = familyText.page.gone;
  return <NotFoundView title={title} lead={[lead]} />;
}
