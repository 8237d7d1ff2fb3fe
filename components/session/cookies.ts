import { askMe } from "./ask-me.ts";

const probe = "hhh-probe";

/**
 * Whether this browser takes cookies at all, found by giving it one: `navigator.cookieEnabled` stays true in a
 * Chromium that blocks them.
 */
export function takesCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers.
    document.cookie = `${probe}=1; path=/; max-age=60; samesite=lax`;
    const isTaken = document.cookie.includes(`${probe}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${probe}=; path=/; max-age=0; samesite=lax`;
    return isTaken;
  } catch {
    return false;
  }
}

/**
 * Whether this browser gives back the cookies it was given; ask once the server has set one. Where the server cannot
 * be asked the browser is believed.
 */
export async function keepsCookies(): Promise<boolean> {
  if (!takesCookies()) return false;
  try {
    return (await askMe(null)).keepsCookies;
  } catch {
    return true;
  }
}
