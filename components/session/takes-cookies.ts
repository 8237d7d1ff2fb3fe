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
