import "server-only";
import { headers } from "next/headers";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/**
 * How often one address may do a thing. A class of 40 shares one address and starts together,
 * so the windows are wide enough for three classes at once.
 */
const limiters = {
  register: new RateLimiterMemory({ points: 120, duration: 600 }),
  "log-in": new RateLimiterMemory({ points: 240, duration: 600 }),
  "start-run": new RateLimiterMemory({ points: 1200, duration: 60 }),
  "finish-run": new RateLimiterMemory({ points: 1200, duration: 60 }),
} as const;

export type LimitedAction = keyof typeof limiters;

/** Takes one from the caller's allowance; false when it is used up. */
export async function takeAllowance(action: LimitedAction): Promise<boolean> {
  const address = (await headers()).get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
  try {
    await limiters[action].consume(address);
    return true;
  } catch (refusal) {
    if (isRefusal(refusal)) return false;
    throw refusal;
  }
}

// The library rejects with a plain result object when the limit is reached, and with an Error when it broke.
function isRefusal(refusal: unknown): refusal is RateLimiterRes {
  return !(refusal instanceof Error);
}
