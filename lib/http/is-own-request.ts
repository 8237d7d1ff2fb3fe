/**
 * Whether a request comes from a page of this site, as far as a browser tells. One without any `Origin` comes from no
 * browser, and so brings nobody's cookies along.
 */
export function isOwnRequest(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}
