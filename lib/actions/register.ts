"use server";

import { updateTag } from "next/cache";
import { type AvatarName, avatarNames } from "#lib/core/avatar-name.ts";
import { checkUsername, longestTyped } from "#lib/core/check-username.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { readField } from "#lib/core/read-field.ts";
import type { Result } from "#lib/core/result.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { tagsOfPoints } from "#lib/server/leaderboards.ts";
import { enterAs, type NewPupil, registerPupil } from "#lib/server/log-in.ts";
import { giveBackAllowance, takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { accountText } from "#lib/text/account-text.ts";

/**
 * Makes a profile from the form fields `username` and `avatar` (spec section 5), logs it in and gives it what
 * this browser earned as a guest.
 */
export async function register(_before: AccountFormState, form: unknown): Promise<AccountFormState> {
  const avatar = avatarNames.find((name) => name === readField(form, "avatar"));
  const typed = readField(form, "username", longestTyped + 1);
  if (typed.length > longestTyped) return refuse("username", accountText.nameProblem["too-long"]);
  if (!(await takeAllowance("register"))) return refuse("form", accountText.waitABit);
  const checked = checkUsername(typed);
  if (!checked.ok) return refuse("username", accountText.nameProblem[checked.reason]);
  if (avatar === undefined) return refuse("avatar", accountText.chooseAvatar);
  const made = await make(checked.value, avatar);
  if (!made.ok) return refusals[made.reason];
  const { pupil, sessionId } = made.value;
  if (await enterAs(pupil.id, sessionId)) for (const tag of tagsOfPoints()) updateTag(tag);
  return { status: "done", problem: null };
}

/** Only a profile that is made counts against the new names of the address. */
async function make(name: string, avatar: AvatarName): Promise<Result<NewPupil, keyof typeof refusals>> {
  if (!(await takeAllowance("new-name"))) return { ok: false, reason: "too-many" };
  const isShown = await takeAllowance("board-name");
  const made = await tryRead("register", () => registerPupil(name, avatar, isShown ? null : keepTimes.boardWaitDays));
  const result = made.ok ? made.value : made;
  if (!result.ok) {
    await giveBackAllowance("new-name");
    if (isShown) await giveBackAllowance("board-name");
  }
  return result;
}

const refusals = {
  "too-many": refuse("form", accountText.tooManyNames),
  "backend-away": refuse("form", accountText.registerFailed),
  taken: refuse("username", accountText.nameTaken),
} as const;

function refuse(field: "username" | "avatar" | "form", message: string): AccountFormState {
  return { status: "refused", problem: { field, message } };
}
