import { PrivacyLink } from "#components/privacy/privacy-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { accountText } from "#lib/text/account-text.ts";

/** What is kept of the pupil: to take along, and to read about. */
export function OwnData() {
  return (
    <div className="grid gap-1">
      <a href="/api/profile-export" className={buttonClass("plain", true)}>
        {accountText.download}
      </a>
      <PrivacyLink />
    </div>
  );
}
