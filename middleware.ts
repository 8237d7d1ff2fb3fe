import type { NextRequest } from "next/server";
import { NextResponse } from "next/server";
import { grownUpClient } from "#lib/supabase/grown-up-client.ts";
import { runningBackend } from "#lib/supabase/running-backend.ts";
import { withPatience } from "#lib/supabase/with-patience.ts";

/**
 * Renews the session of a grown-up that is about to end, for the page that comes after and for the browser. Who
 * carries no such cookie never gets here. Whether the session is a true one is asked where it is used.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const backend = await runningBackend();
  if (backend === null) return NextResponse.next();
  const cookies: Parameters<Parameters<typeof grownUpClient>[1]["set"]>[] = [];
  const headers = new Headers();
  const client = grownUpClient(backend, {
    isSecure: request.headers.get("x-forwarded-proto") === "https",
    getAll: () => request.cookies.getAll(),
    set: (...cookie) => cookies.push(cookie),
    setHeader: (name, value) => headers.set(name, value),
  });
  // A backend that is away is told by the page, in the place of what it could not read.
  await withPatience(client.auth.getSession()).catch(() => undefined);
  for (const [name, value] of cookies) request.cookies.set(name, value);
  const response = NextResponse.next({ request: { headers: request.headers } });
  for (const cookie of cookies) response.cookies.set(...cookie);
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

// Pages only, and only with the cookie: all others are matched away before any of this code runs.
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!_next/|api/|.*\\.).*)", has: [{ type: "cookie", key: "hhh-grown-up" }] },
    { source: "/((?!_next/|api/|.*\\.).*)", has: [{ type: "cookie", key: "hhh-grown-up.0" }] },
  ],
};
