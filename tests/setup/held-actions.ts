import type { BrowserContext, Page, Request } from "@playwright/test";

/** A call of a server action as it went over the wire, to be sent again, changed or not. */
export interface ActionCall {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What a server action answered: the `ok` and `reason` of its result. */
export interface ActionAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly reason: string | null;
}

/** Holds back every call of a server action whose body matches, until it is let go. */
export async function holdActions(page: Page, body: RegExp) {
  const calls: ActionCall[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let seen: () => void = () => undefined;
  const firstSeen = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route("**/*", async (route, request) => {
    if (!isAction(request) || !body.test(request.postData() ?? "")) return route.fallback();
    calls.push({ url: request.url(), headers: await request.allHeaders(), body: request.postData() ?? "" });
    seen();
    await released;
    await route.continue();
  });
  return {
    release: () => release(),
    first: async (): Promise<ActionCall> => {
      await firstSeen;
      const [call] = calls;
      if (call === undefined) throw new Error("no call was seen");
      return call;
    },
  };
}

/** Sends a call with the cookies of a context, as a program would that knows how the page does it. */
export async function sendAction(context: BrowserContext, call: ActionCall, body: string): Promise<ActionAnswer> {
  const { "next-action": action = "", accept = "", "content-type": type = "" } = call.headers;
  const answer = await context.request.post(call.url, {
    headers: { "next-action": action, accept, "content-type": type, origin: new URL(call.url).origin },
    data: body,
  });
  const text = await answer.text();
  return {
    status: answer.status(),
    ok: /"ok":true/.test(text),
    reason: /"reason":"([^"]+)"/.exec(text)?.[1] ?? null,
  };
}

function isAction(request: Request): boolean {
  return request.method() === "POST" && request.headers()["next-action"] !== undefined;
}
