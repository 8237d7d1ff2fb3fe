import { IconLink } from "#components/ui/icon-link.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** The way back; it is not shown while the menu is open (spec section 2), which makes the page around it inert. */
export function BackArrow({ href }: { readonly href: string }) {
  return <IconLink icon="back" label={shellText.back} href={href} className="in-inert:invisible" />;
}
