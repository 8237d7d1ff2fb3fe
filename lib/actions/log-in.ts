"use server";

import { updateTag } from "next/cache";
import { readField } from "#lib/core/read-field.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { isDeletedName } from "#lib/server/deleted-profiles.ts";
import { tagsOfPoints } from "#lib/server/leaderboards.ts";
import { hasLock, tryLock } from "#lib/server/locks.ts";
import { enterAs } from "#lib/server/log-in.ts";
import { findPupilByName } from "#lib/server/pupils.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { startSession } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { accountText } from "#lib/text/account-text.ts";
import { deletionText } from "#lib/text/deletion-text.ts";
import { lockText } from "#lib/text/lock-text.ts";

const longestName = 300;

/**
 * Logs in by the form field `username` (spec section 6), and by `lock` where the name has a picture lock. Without one
 * in the form a locked name is only asked for it.
 */
export async function logIn(_before: AccountFormState, form: unknown): Promise<AccountFormState> {
  const typed = readField(form, "username", longestName);
  const lock = form instanceof FormData && form.has("lock") ? readField(form, "lock") : null;
  if (typed.trim() === "") return refuse("username", accountText.nameProblem["too-short"]);
  if (!(await takeAllowance("log-in"))) return refuse("form", accountText.waitABit);
  if (lock !== null && !(await takeAllowance("try-lock"))) return askForLock(accountText.waitABit);
  const tried = await tryRead("log in", () => enter(typed, lock));
  return tried.ok ? tried.value : refuse("form", accountText.backendAway);
}

async function enter(name: string, lock: string | null): Promise<AccountFormState> {
  const pupil = await findPupilByName(name);
  if (pupil === null) {
    return refuse("username", (await isDeletedName(name)) ? deletionText.elsewhere : accountText.nobodyOfThatName);
  }
  if (lock === null && (await hasLock(pupil.id))) return askForLock(null);
  const opened = await tryLock(pupil.id, lock === null ? null : pictureLock.read(lock));
  if (!opened.ok) return askForLock(lockProblems[opened.reason]);
  const sessionId = await startSession(pupil.id, opened.value);
  if (sessionId === null) return askForLock(lockText.wrong);
  if (await enterAs(pupil.id, sessionId)) for (const tag of tagsOfPoints()) updateTag(tag);
  return { status: "done", problem: null };
}

const lockProblems = { wrong: lockText.wrong, wait: accountText.waitABit, "used-up": lockText.usedUp } as const;

function askForLock(message: string | null): AccountFormState {
  return { status: "locked", problem: message === null ? null : { field: "lock", message } };
}

function refuse(field: "username" | "form", message: string): AccountFormState {
  return { status: "refused", problem: { field, message } };
}
