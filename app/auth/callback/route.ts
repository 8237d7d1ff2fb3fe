import { finishProviderSignIn } from "#lib/server/grown-ups.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Where Apple and Google lead back to. Who could not be signed in finds the sign-in again, with a word about it. */
export async function GET(request: Request): Promise<Response> {
  const code = new URL(request.url).searchParams.get("code");
  const signedIn = code === null ? null : await tryRead("provider", () => finishProviderSignIn(code));
  const isSignedIn = signedIn?.ok === true && signedIn.value.ok;
  // Written without the site's name, which a server behind a proxy does not know.
  return new Response(null, {
    status: 303,
    headers: { location: isSignedIn ? "/grown-ups" : "/grown-ups?sign-in=failed" },
  });
}
