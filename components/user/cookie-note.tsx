import { useEffect, useState } from "react";
import { takesCookies } from "#components/session/cookies.ts";
import { accountText } from "#lib/text/account-text.ts";

/** Says why nothing can be kept, in a browser that blocks cookies; nothing in any other. */
export function CookieNote() {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!takesCookies()), []);
  return (
    <p
      role="status"
      className="rounded-card bg-again-surface p-5 leading-snug text-balance text-again-ink wide:col-span-2 empty:sr-only"
    >
      {isBlocked ? accountText.cookiesBlocked : null}
    </p>
  );
}
