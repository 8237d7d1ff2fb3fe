import "server-only";
import { foldName } from "#lib/core/fold-name.ts";
import { isStorableText } from "#lib/core/is-storable-text.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { browserOf, knowBrowserOf, readBrowserPupils } from "./browsers.ts";
import { listTopBoards } from "./leaderboards.ts";
import type { Session } from "./sessions.ts";

/** A deleted profile that this browser can still restore. */
export interface DeletedProfile {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  /** From 1 to 7. */
  readonly daysLeft: number;
}

/**
 * Deletes the profile of a session; the browser must have proved that the profile is its own. It can be restored for seven
 * days. The value lists the boards that showed it. For server actions only: pages cannot set cookies.
 */
export async function deleteProfile({
  pupilId,
  sessionId,
}: Session): Promise<Result<readonly string[], "unproven" | "ended" | "gone">> {
  if (pupilId === null || sessionId === null) return { ok: false, reason: "gone" };
  const boards = await listTopBoards(pupilId);
  const client = await serviceClient();
  const browser = await knowBrowserOf(pupilId);
  const answer = await client.rpc("delete_profile", { p_user: pupilId, p_session: sessionId, p_browser: browser });
  const status = unwrap("delete profile", answer);
  return status === "deleted" ? { ok: true, value: boards } : { ok: false, reason: status };
}

/** Restores a deleted profile, in a browser that it belonged to. The value lists the boards that show it again. */
export async function restoreProfile(pupilId: string): Promise<Result<readonly string[], "unproven" | "gone">> {
  const browser = await browserOf(pupilId);
  if (browser === null) return { ok: false, reason: "unproven" };
  const client = await serviceClient();
  const answer = await client.rpc("restore_profile", { p_user: pupilId, p_browser: browser });
  const status = unwrap("restore profile", answer);
  return status === "restored" ? { ok: true, value: await listTopBoards(pupilId) } : { ok: false, reason: status };
}

/** The deleted profiles that this browser can restore, the latest first. */
export async function listDeletedProfiles(): Promise<readonly DeletedProfile[]> {
  const ids = await readBrowserPupils();
  if (ids.length === 0) return [];
  const client = await serviceClient();
  const browsers = await Promise.all(ids.map(async (id) => (await browserOf(id)) ?? ""));
  const answer = await client.rpc("browser_deletions", { p_users: [...ids], p_browsers: browsers });
  return unwrap("list deleted profiles", answer).map(({ id, username, avatar, days_left }) => ({
    id,
    username,
    avatar,
    daysLeft: days_left,
  }));
}

/** Whether this profile was deleted and can still be restored. */
export async function isDeletedProfile(pupilId: string): Promise<boolean> {
  const client = await serviceClient();
  const answer = await client.from("deleted_profiles").select("user_id").eq("user_id", pupilId).maybeSingle();
  return unwrap("find deleted profile", answer) !== null;
}

/** Whether a deleted profile of this name can still be restored. */
export async function isDeletedName(name: string): Promise<boolean> {
  if (!isStorableText(name)) return false;
  const client = await serviceClient();
  const answer = await client
    .from("deleted_profiles")
    .select("user_id")
    .eq("username_key", foldName(name))
    .maybeSingle();
  return unwrap("find deleted name", answer) !== null;
}
