import type { BrowserContext, Page } from "@playwright/test";

/** A call of a server action, or of a route, as it went over the wire, to be sent again, changed or not. */
export interface HeldCall {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What came back: the `ok` and `reason` of the result. */
export interface CallAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly reason: string | null;
}

/** Holds back every call whose body matches, until it is let go. */
export async function holdCalls(page: Page, body: RegExp) {
  const calls: HeldCall[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let seen: () => void = () => undefined;
  const firstSeen = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route("**/*", async (route, request) => {
    if (request.method() !== "POST" || !body.test(request.postData() ?? "")) return route.fallback();
    calls.push({ url: request.url(), headers: await request.allHeaders(), body: request.postData() ?? "" });
    seen();
    await released;
    await route.continue();
  });
  return {
    release: () => release(),
    first: async (): Promise<HeldCall> => {
      await firstSeen;
      const [call] = calls;
      if (call === undefined) throw new Error("no call was seen");
      return call;
    },
  };
}

/** Sends a call with the cookies of a context, as a program would that knows how the page does it. */
export async function sendCall(context: BrowserContext, call: HeldCall, body: string): Promise<CallAnswer> {
  const { "next-action": action, accept = "", "content-type": type = "" } = call.headers;
  const answer = await context.request.post(call.url, {
    headers: {
      ...(action !== undefined && { "next-action": action }),
      accept,
      "content-type": type,
      origin: new URL(call.url).origin,
    },
    data: body,
  });
  const text = await answer.text();
  return {
    status: answer.status(),
    ok: /"ok":true/.test(text),
    reason: /"reason":"([^"]+)"/.exec(text)?.[1] ?? null,
  };
}
