import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { household } from "#lib/http/household.ts";
import { metrics } from "#lib/operation/metrics.ts";

/**
 * How often one address, or one account of it, may do a thing. A class of 40 shares one address and starts together, so
 * the windows are wide enough for three classes at once in which everybody tries twice.
 */
const limiters = {
  register: limiter(300, 600),
  // A name with a lock takes two.
  "log-in": limiter(600, 600),
  // Fewer than there are locks: one address cannot try them all on many names. Each name has its own limit as well.
  "try-lock": limiter(300, 600),
  // Each pupil's own.
  "change-profile": limiter(120, 600),
  // A profile's own; a grown-up's account has that of the address.
  export: limiter(20, 600),
  like: limiter(300, 3600),
  contact: limiter(10, 600),
  // Nine tries a minute for one account from one address; what is refused does not make the wait longer.
  "sign-in": limiter(9, 60),
  "sign-in-address": limiter(240, 600),
  "sign-up": limiter(60, 3600),
  "password-mail": limiter(3, 600),
  "password-mail-address": limiter(60, 3600),
  "mail-link": limiter(60, 600),
} as const;

/**
 * How often a minute playing may ask something of the server. `player`: one pupil or guest, three times and more what a
 * quick child needs. `strangers`: all browsers of one address together that nobody has been seen in yet, or that keep no
 * cookies. `address`: everybody behind it, a school of a thousand.
 */
const playLimiters = {
  "start-run": { player: limiter(60, 60), strangers: limiter(600, 60), address: limiter(3000, 60) },
  // A class is about twenty of them, one after the other, once in some days.
  "make-packs": { player: limiter(60, 60), strangers: limiter(600, 60), address: limiter(3000, 60) },
  answer: { player: limiter(300, 60), strangers: limiter(3000, 60), address: limiter(15_000, 60) },
  // Runs that had to wait for a network come all at once; those that are too many wait in the browser for the next minute.
  "finish-run": { player: limiter(60, 60), strangers: limiter(600, 60), address: limiter(3000, 60) },
} as const;

function limiter(points: number, seconds: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

/** Takes one from the caller's allowance; false when it is used up. Each `subject`, such as an account, has its own. */
export async function takeAllowance(action: keyof typeof limiters, subject = ""): Promise<boolean> {
  return count(action, await take(limiters[action], `${await callerAddress()} ${subject}`));
}

/**
 * Takes one from the allowance of whoever plays, and of the address. The player comes first: who is refused takes nothing
 * from the others of the same address. `playerId` is null for a browser nobody has been seen in.
 */
export async function takePlayAllowance(action: keyof typeof playLimiters, playerId: string | null): Promise<boolean> {
  const { player, strangers, address } = playLimiters[action];
  const from = await callerAddress();
  const isAllowed = playerId === null ? take(strangers, from) : take(player, playerId);
  return count(action, (await isAllowed) && (await take(address, from)));
}

/** Tells the operator of what was refused. */
function count(action: string, isAllowed: boolean): boolean {
  if (!isAllowed) metrics().tooMany.inc({ action });
  return isAllowed;
}

async function callerAddress(): Promise<string> {
  return household((await headers()).get("x-forwarded-for") ?? "unknown");
}

async function take(from: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await from.consume(slotOf(key));
    return true;
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    return false;
  }
}

const salt = randomBytes(16);

/**
 * Each limiter counts in 65 536 slots, so that ever new addresses fill no memory. Two of a thousand callers share one
 * now and then, which the width of the limits allows for; who shares with whom nobody can know or choose.
 */
function slotOf(key: string): number {
  return createHash("sha256").update(salt).update(key).digest().readUInt16BE();
}

// The library rejects with a plain result object when the limit is reached, and with an Error when it broke.
function isRefusal(refusal: unknown): refusal is RateLimiterRes {
  return !(refusal instanceof Error);
}
