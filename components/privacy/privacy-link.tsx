import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { privacyText } from "#lib/text/privacy-text.ts";

/** The quiet way to the privacy page, 56 px high. */
export function PrivacyLink({ className }: { readonly className?: string }) {
  return (
    <AppLink
      href="/privacy"
      className={classNames(
        "press grid min-h-14 place-items-center justify-self-center rounded-full px-5 text-center font-head text-[1.125rem] leading-tight font-bold text-hue underline decoration-2 underline-offset-4",
        className,
      )}
    >
      {privacyText.linkLong}
    </AppLink>
  );
}
