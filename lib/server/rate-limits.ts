import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { type RateLimitKey, rateLimitKeys } from "#lib/http/rate-limit-keys.ts";
import { type CountedSlot, RateLimiter } from "#lib/http/rate-limiter.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { type Player, playerOf } from "./player.ts";
import { readSessionCookie } from "./sessions.ts";

const daySeconds = 24 * 60 * 60;

/**
 * How many runs may be stored: twelve for each guest and forty for each pupil of a school of a thousand behind one
 * address. A row has at most 2 kB, which a test measures: 24 MB and 80 MB a day.
 */
export const storedRunsADay = { pupil: 1000, guests: 12_000, address: 40_000 } as const;

/**
 * How often one address, or one account of it, may do a thing. A class of 40 shares one address and starts together, so
 * most are wide enough for three classes at once in which everybody tries twice.
 */
const limiters = {
  // Tries. Names that are made are counted by the next.
  register: limiter(300, 600),
  // A class at once with twenty to spare, then 72 a day: bots would fill the boards with the names of one address.
  "new-name": new RateLimiter({ burst: 60, everyMs: 20 * 60_000 }),
  // Of these names so many stand on boards at once, and one more each day; the others wait (register.ts).
  "board-name": new RateLimiter({ burst: 60, everyMs: daySeconds * 1000 }),
  // Asked once a visit, by browsers that remember a name and have no session.
  "find-name": new RateLimiter({ burst: 60, everyMs: 10_000 }),
  // A name with a lock takes two.
  "log-in": limiter(600, 600),
  // Fewer than there are locks: one address cannot try them all on many names. Each name has its own limit as well.
  "try-lock": limiter(300, 600),
  // Codes of no class, of 191 million: twenty a minute. A class that opens its own at once holds one each until it is found.
  "class-code": new RateLimiter({ burst: 60, everyMs: 3000 }),
  // Links of families that open nothing: nobody guesses 128 bits, but each costs a question to the database.
  "family-link": new RateLimiter({ burst: 60, everyMs: 3000 }),
  // Sitting down in a class, by a card or an emblem, which takes two where a pupil is asked who it is.
  "join-class": limiter(600, 600),
  // Profiles made at a seat: cards have been handed out for them, so a whole school may do so on one day.
  "seat-name": new RateLimiter({ burst: 600, everyMs: (daySeconds * 1000) / 600 }),
  // Each pupil's own; the log-outs of grown-ups are one such.
  "change-profile": limiter(120, 600),
  // Of the address, because whoever asks says which profile.
  "restore-profile": limiter(60, 600),
  // A profile's own; a grown-up's account has that of the address.
  export: limiter(20, 600),
  contact: limiter(10, 600),
  // A teacher makes a set and changes each of its questions twice; ten teachers of a school at once.
  "make-set": limiter(600, 600),
  // Each change of how a worksheet is printed makes it again, up to 160 questions; ten teachers of a school at once.
  "make-sheet": limiter(240, 600),
  // All teachers of a school at once in September, three classes each.
  "make-class": limiter(120, 3600),
  // Forty new cards, one after the other, by ten teachers.
  "change-class": limiter(600, 600),
  // Three a day by each teacher of a school of forty, all in one hour.
  "give-assignment": limiter(120, 3600),
  // Links for all families of a class, then some one by one, by ten teachers of a school on a Friday.
  "change-family": limiter(240, 600),
  // A template of a test is saved again after each change of its matrix; ten teachers of a school at once.
  "change-template": limiter(240, 600),
  // Points of a test are saved pupil by pupil as they are typed; ten teachers of a school at once.
  "write-marks": limiter(1200, 600),
  // All teachers of a school of forty on the last day of the term, three classes each: some pages of rows each time.
  "export-class": limiter(120, 3600),
  // Nine tries a minute for one account from one address; what is refused does not make the wait longer.
  "sign-in": limiter(9, 60),
  "sign-in-address": limiter(240, 600),
  "sign-up": limiter(60, 3600),
  "password-mail": limiter(3, 600),
  "password-mail-address": limiter(60, 3600),
  "mail-link": limiter(60, 600),
  // Mails to one mailbox, whoever asks for them: five at once, then one every three hours.
  mail: new RateLimiter({ burst: 5, everyMs: 3 * 60 * 60_000 }),
} as const;

/**
 * How often playing may ask something of the server. `player`: one pupil or guest, three times and more what a
 * quick child needs. `anonymous`: all browsers of one address together that nobody has been seen in yet, or that keep no
 * cookies. `address`: everybody behind it, a school of a thousand.
 */
const playLimiters = {
  "start-run": { player: limiter(60, 60), anonymous: limiter(600, 60), address: limiter(3000, 60) },
  // A class is about twenty of them, one after the other, once in some days.
  "make-packs": { player: limiter(60, 60), anonymous: limiter(600, 60), address: limiter(3000, 60) },
  // What pages ask for beside themselves, three a page at the most: a quick child opens twenty a minute.
  look: { player: limiter(240, 60), anonymous: limiter(2400, 60), address: limiter(12_000, 60) },
  answer: { player: limiter(300, 60), anonymous: limiter(3000, 60), address: limiter(15_000, 60) },
  // Runs that had to wait for a network come all at once; those that are too many wait in the browser for the next minute.
  "finish-run": { player: limiter(60, 60), anonymous: limiter(600, 60), address: limiter(3000, 60) },
  // Here `anonymous` are all guests of an address.
  "store-run": {
    player: daily(storedRunsADay.pupil),
    anonymous: daily(storedRunsADay.guests),
    address: daily(storedRunsADay.address),
  },
  // A like a day for each pupil. Here too `anonymous` are all guests of an address: a class of 40, with twenty to spare.
  like: { player: limiter(1, daySeconds), anonymous: daily(120), address: daily(1000) },
} as const;

/** So many times at once, and as many again spread over so many seconds. */
function limiter(times: number, seconds: number): RateLimiter {
  return new RateLimiter({ burst: times, everyMs: (seconds * 1000) / times });
}

/** So many in a day: half of them at once, the others spread over it. */
function daily(times: number): RateLimiter {
  return limiter(times / 2, daySeconds);
}

/** The most memory that all limits together take up, in bytes. */
export const mostRateLimitBytes =
  RateLimiter.mostBytes *
  (Object.keys(limiters).length + Object.values(playLimiters).flatMap((each) => Object.keys(each)).length);

/** Takes one from the caller's allowance; false if it is used up. Each `subject`, such as an account, has its own. */
export async function takeAllowance(action: keyof typeof limiters, subject = ""): Promise<boolean> {
  return count(action, take(limiters[action], await callerKeys(), subject));
}

/**
 * Takes one mail from the allowance of a mailbox, which all callers share; false if it is used up, which callers must not
 * reveal. An address with a "+" counts as the one without.
 */
export function takeMail(email: string): boolean {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+");
  return count("mail", take(limiters.mail, [{ name: "mailbox", width: 1 }], name + email.slice(at)));
}

/** Gives back what takeAllowance took for something that then did not happen. */
export async function giveBackAllowance(action: keyof typeof limiters, subject = ""): Promise<void> {
  limiters[action].giveBack(slotsOf(await callerKeys(), subject));
}

/**
 * Takes one from the allowance of the player and from that of the address; false if either is used up. The player comes
 * first, so that a refused player takes nothing from others at the same address. `playerId` is null for a browser without a
 * player.
 */
export async function takePlayAllowance(action: keyof typeof playLimiters, playerId: string | null): Promise<boolean> {
  const { player, anonymous, address } = playLimiters[action];
  const from = await callerKeys();
  const isAllowed = playerId === null ? take(anonymous, from) : take(player, [{ name: playerId, width: 1 }]);
  return count(action, isAllowed && take(address, from));
}

/**
 * Takes one stored run from a pupil's daily allowance. All guests of an address share one, because anybody can make new
 * guests.
 */
export function takeStoredRun(player: Player | null): Promise<boolean> {
  return takePlayAllowance("store-run", pupilOf(player));
}

/** Takes a pupil's like of the day, or one of those that all guests of an address share: new guests cost nothing. */
export function takeLike(player: Player | null): Promise<boolean> {
  return takePlayAllowance("like", pupilOf(player));
}

function pupilOf(player: Player | null): string | null {
  return player?.kind === "pupil" ? player.id : null;
}

/** Counts what was refused, for the operator. */
function count(action: string, isAllowed: boolean): boolean {
  if (!isAllowed) metrics().tooMany.inc({ action });
  return isAllowed;
}

async function callerKeys(): Promise<RateLimitKey[]> {
  return rateLimitKeys((await headers()).get("x-forwarded-for") ?? "unknown");
}

function take(from: RateLimiter, keys: readonly RateLimitKey[], subject = ""): boolean {
  // Unlike the time of day, this clock is never set back.
  return from.take(slotsOf(keys, subject), performance.now());
}

const salt = randomBytes(16);

/** Some callers share a slot, which the limits allow for; the salt prevents anybody from knowing or choosing who. */
function slotsOf(keys: readonly RateLimitKey[], subject: string): CountedSlot[] {
  return keys.map(({ name, width }) => {
    const hash = createHash("sha256").update(salt).update(`${name} ${subject}`).digest();
    return { slot: hash.readUInt32BE() % RateLimiter.slotCount, width };
  });
}

/** Takes one from the player's allowance of reads that pages make in addition to themselves; false if it is used up. */
export async function mayLook(): Promise<boolean> {
  return takePlayAllowance("look", playerOf(await readSessionCookie())?.id ?? null);
}
