"use server";

import { findPupilByName } from "#lib/data/find-pupil-by-name.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { writeSession } from "#lib/data/session.ts";
import { tryRead } from "#lib/data/try-read.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { accountText } from "#lib/text/account-text.ts";

const longestName = 300;

/** Logs in by name alone (spec section 6). */
export async function logIn(_before: AccountFormState, form: FormData): Promise<AccountFormState> {
  const value = form.get("username");
  const typed = typeof value === "string" ? value.slice(0, longestName) : "";
  if (typed.trim() === "") return refuse("username", accountText.nameProblem["too-short"]);
  if (!(await takeAllowance("log-in"))) return refuse("form", accountText.waitABit);
  const found = await tryRead("log in", () => findPupilByName(typed));
  if (!found.ok) return refuse("form", accountText.backendAway);
  if (found.value === null) return refuse("username", accountText.nobodyOfThatName);
  await writeSession({ pupilId: found.value.id, guestId: null });
  return { problem: null };
}

function refuse(field: "username" | "form", message: string): AccountFormState {
  return { problem: { field, message } };
}
