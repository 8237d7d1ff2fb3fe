import type { NextRequest } from "next/server";
import { NextResponse } from "next/server";
import { withPatience } from "#lib/database/ask-backend.ts";
import { runningBackend } from "#lib/database/backend.ts";
import { grownUpClient } from "#lib/database/grown-up-client.ts";
import { mayBeCard } from "#lib/database/known-cards.ts";
import { env } from "#lib/env.ts";
import { longestBody } from "#lib/http/longest-body.ts";
import { saysShort } from "#lib/http/says-short.ts";
import { noPageHeader } from "#lib/operation/no-page-header.ts";

/**
 * Refuses the body of an action that is too long or does not say how long it is, hands the number of no card, and the gallery
 * where it is not asked for, to the lost page, and else renews the session of a grown-up that is about to end, for the page
 * that comes after and for the browser. Whether the session is a true one is asked where it is used.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal = request.headers.has("next-action") ? refuseBody(request.headers) : null;
  if (refusal !== null) return new NextResponse(null, { status: refusal });
  if (request.nextUrl.pathname === "/gallery" && !env().hasGallery) return toLostPage(request);
  const backend = await runningBackend();
  if (backend === null) return NextResponse.next();
  const [, card] = /^\/course-detail\/(\d{1,9})(?:\/|$)/.exec(request.nextUrl.pathname) ?? [];
  if (card !== undefined && !(await mayBeCard(backend, Number(card)))) return toLostPage(request);
  return hasGrownUp(request) ? renewSession(request, backend) : NextResponse.next();
}

/** The router leads what has this header to the lost page; a rewrite from here would go over the network for some hosts. */
function toLostPage(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(noPageHeader, "1");
  return NextResponse.next({ request: { headers } });
}

function hasGrownUp({ cookies }: NextRequest): boolean {
  return cookies.has("hhh-grown-up") || cookies.has("hhh-grown-up.0");
}

type RunningBackend = NonNullable<Awaited<ReturnType<typeof runningBackend>>>;

async function renewSession(request: NextRequest, backend: RunningBackend): Promise<NextResponse> {
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

/** The status for a body that is not to be read, else null. */
function refuseBody(headers: Headers): number | null {
  if (saysShort(headers, longestBody)) return null;
  if (headers.has("content-length")) return 413;
  // Looked at before Next sent it on to itself.
  return headers.has("x-action-forwarded") ? null : 411;
}

// Pages only, and only those of cards, or with the cookie, or actions whose body may be too long: all others are matched
// away before any of this code runs. Next itself refuses such a body too, but only after it has begun to send an action
// that its page does not know on to itself, and then the line it does so on fails the next one who needs it.
export const config = {
  runtime: "nodejs",
  matcher: [
    {
      source: "/:path*",
      has: [
        { type: "header", key: "next-action" },
        { type: "header", key: "content-length", value: "\\d{5,}" },
      ],
    },
    {
      source: "/:path*",
      has: [{ type: "header", key: "next-action" }],
      missing: [
        { type: "header", key: "content-length" },
        { type: "header", key: "x-action-forwarded" },
      ],
    },
    // Which cards there are only the database knows (see page-addresses.ts).
    { source: "/course-detail/:card(\\d+)/:step*" },
    { source: "/gallery" },
    { source: "/((?!_next/|api/|.*\\.).*)", has: [{ type: "cookie", key: "hhh-grown-up" }] },
    { source: "/((?!_next/|api/|.*\\.).*)", has: [{ type: "cookie", key: "hhh-grown-up.0" }] },
  ],
};
