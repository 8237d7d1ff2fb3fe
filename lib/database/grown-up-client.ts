import { type CookieOptions, createServerClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import { askBackend } from "./ask-backend.ts";
import type { Backend } from "./backend.ts";
import { openCookie, signCookie } from "./grown-up-cookies.ts";

/** The cookies of a request, and how to change them. */
interface CookieJar {
  /** Whether the browser came over TLS. */
  readonly isSecure: boolean;
  readonly getAll: () => { name: string; value: string }[];
  /** Does nothing where cookies cannot be set. */
  readonly set: (name: string, value: string, options: CookieOptions) => void;
  /** Headers that keep the answer out of every shared cache. */
  readonly setHeader: (name: string, value: string) => void;
}

// middleware.ts repeats it, because Next reads that file without running it.
const cookieName = "hhh-grown-up";

/**
 * The client of a request for the grown-up whose session is in its cookies. No browser code needs the session, so the
 * cookies are httpOnly; they are signed, so that a changed one counts as missing.
 */
export function grownUpClient(
  backend: Pick<Backend, "url" | "publishableKey" | "fetch">,
  jar: CookieJar,
): SupabaseClient {
  return createServerClient(backend.url, backend.publishableKey, {
    cookieOptions: { name: cookieName, httpOnly: true, sameSite: "lax", secure: jar.isSecure, path: "/" },
    cookies: {
      getAll: () =>
        jar
          .getAll()
          .filter(({ name }) => name.startsWith(cookieName))
          .map(({ name, value }) => ({ name, value: openCookie(name, value) })),
      setAll: (cookies, headers) => {
        for (const { name, value, options } of cookies) {
          jar.set(name, value === "" ? "" : signCookie(name, value), options);
        }
        for (const [name, value] of Object.entries(headers)) jar.setHeader(name, value);
      },
    },
    global: { fetch: askBackend(backend) },
  });
}
