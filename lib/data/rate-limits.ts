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
  // Fewer than there are locks: one address cannot try them all on many names. Each name has its own limit as well.
  "try-lock": new RateLimiterMemory({ points: 120, duration: 600 }),
  "change-profile": new RateLimiterMemory({ points: 600, duration: 600 }),
  like: new RateLimiterMemory({ points: 120, duration: 3600 }),
  contact: new RateLimiterMemory({ points: 10, duration: 600 }),
  // Nine tries a minute for one account from one address; what is refused does not make the wait longer.
  "sign-in": new RateLimiterMemory({ points: 9, duration: 60 }),
  "sign-in-address": new RateLimiterMemory({ points: 240, duration: 600 }),
  "sign-up": new RateLimiterMemory({ points: 60, duration: 3600 }),
  "password-mail": new RateLimiterMemory({ points: 3, duration: 600 }),
  "password-mail-address": new RateLimiterMemory({ points: 60, duration: 3600 }),
  "mail-link": new RateLimiterMemory({ points: 60, duration: 600 }),
  "start-run": new RateLimiterMemory({ points: 1200, duration: 60 }),
  "finish-run": new RateLimiterMemory({ points: 1200, duration: 60 }),
} as const;

export type LimitedAction = keyof typeof limiters;

/** Takes one from the caller's allowance; false when it is used up. Each `subject`, such as an account, has its own. */
export async function takeAllowance(action: LimitedAction, subject = ""): Promise<boolean> {
  const address = (await headers()).get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
  try {
    await limiters[action].consume(`${address} ${subject}`);
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
