import { ButtonLink } from "#components/ui/button-link.tsx";
import { lockText } from "#lib/text/lock-text.ts";

/** Why something cannot be done in this browser, which has not proved that the profile is its own, and where it can. */
export function NotOwn({ reason }: { readonly reason: string }) {
  return (
    <>
      <p className="text-balance">{reason}</p>
      <p className="text-balance">{lockText.notOwn.help}</p>
      <ButtonLink href="/contact" variant="plain" className="bg-soft" isWide={true}>
        {lockText.notOwn.contact}
      </ButtonLink>
    </>
  );
}
