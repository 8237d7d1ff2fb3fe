import { classNames } from "#components/ui/class-names.ts";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { privacyText } from "#lib/text/privacy-text.ts";

/** The quiet way to the privacy page. */
export function PrivacyLink({ className }: { readonly className?: string }) {
  return (
    <QuietLink href="/privacy" className={classNames("justify-self-center", className)}>
      {privacyText.linkLong}
    </QuietLink>
  );
}
