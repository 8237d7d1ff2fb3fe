import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { type Pupil, toPupil } from "./pupils.ts";
import { sealedAt, sealedCookie } from "./sealed-cookie.ts";
import { readSessionCookie } from "./sessions.ts";

interface Sealed {
  /** Missing in cookies of older versions. */
  id?: string;
  pupilIds?: readonly string[];
}

/** Forty pupils and the browser's id fill about two thirds of the largest cookie a browser stores; a test measures it. */
const mostPupils = 40;

/** Ids of the pupils who registered or logged in here, the latest first; logging out does not remove them. */
export async function readBrowserPupils(): Promise<readonly string[]> {
  return (await sealedCookie<Sealed>("browser")).pupilIds ?? [];
}

/** Puts a pupil first in the list of this browser. For server actions only: pages cannot set cookies. */
export async function rememberPupil(id: string): Promise<void> {
  const sealed = await sealedCookie<Sealed>("browser");
  const others = (sealed.pupilIds ?? []).filter((known) => known !== id);
  sealed.pupilIds = [id, ...others].slice(0, mostPupils);
  await sealed.save();
}

/**
 * The name of this browser in a pupil's rows of `proven_browsers`. It differs from pupil to pupil, so that the table does
 * not tell which pupils share a device. Null for a browser that has no id yet.
 */
export async function browserOf(pupilId: string): Promise<string | null> {
  const { id } = await sealedCookie<Sealed>("browser");
  return id === undefined ? null : nameOf(id, pupilId);
}

/** Like `browserOf`, but gives the browser an id if it has none. For server actions only: pages cannot set cookies. */
export async function knowBrowserOf(pupilId: string): Promise<string> {
  const sealed = await sealedCookie<Sealed>("browser");
  if (sealed.id === undefined) {
    const id = randomUUID();
    await keepOldProof(id);
    sealed.id = id;
    await sealed.save();
  }
  return nameOf(sealed.id, pupilId);
}

function nameOf(browserId: string, pupilId: string): string {
  return createHash("sha256").update(`${browserId} ${pupilId}`).digest("base64url");
}

/** Whether this browser created the profile, or has opened its lock since the lock was set or changed. */
export async function isProven(pupilId: string): Promise<boolean> {
  const browser = await browserOf(pupilId);
  const sealed = browser === null ? ((await readOldSeals()).get(pupilId) ?? []) : [];
  const client = await serviceClient();
  const answer = await client.rpc("is_proven", { p_user: pupilId, p_browser: browser, p_sealed: sealed });
  return unwrap("is proven", answer);
}

/**
 * Stores what the cookies of an older version prove: a cookie that is written again no longer tells when it was first
 * sealed.
 */
async function keepOldProof(browserId: string): Promise<void> {
  const client = await serviceClient();
  for (const [pupilId, p_sealed] of await readOldSeals()) {
    const answer = await client.rpc("prove_old_maker", {
      p_user: pupilId,
      p_browser: nameOf(browserId, pupilId),
      p_sealed,
    });
    unwrap("keep old proof", answer);
  }
}

/** When the cookies of an older version were sealed, as ISO 8601, by the id of the pupil each may have been sealed for. */
async function readOldSeals(): Promise<ReadonlyMap<string, string[]>> {
  const jar = await cookies();
  const [lastPupil] = await readBrowserPupils();
  const { pupilId } = await readSessionCookie();
  const seals = [
    { pupilId: lastPupil ?? null, cookie: jar.get("hhh-browser") },
    { pupilId, cookie: jar.get("hhh-session") },
  ];
  const times = new Map<string, string[]>();
  for (const { pupilId: owner, cookie } of seals) {
    const at = sealedAt(cookie?.value ?? "");
    if (owner !== null && at !== null) times.set(owner, [...(times.get(owner) ?? []), at.toISOString()]);
  }
  return times;
}

/**
 * The pupils who registered or logged in in this browser and still exist, the latest first. A pupil with a lock is among
 * them only if this browser has opened the lock since it was set or changed.
 */
export async function listBrowserPupils(): Promise<readonly Pupil[]> {
  const ids = await readBrowserPupils();
  if (ids.length === 0) return [];
  const client = await serviceClient();
  const browsers = await Promise.all(ids.map(async (id) => (await browserOf(id)) ?? ""));
  const answer = await client.rpc("browser_pupils", { p_users: [...ids], p_browsers: browsers });
  return unwrap("list browser pupils", answer).map(toPupil);
}
