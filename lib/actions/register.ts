"use server";

import { updateTag } from "next/cache";
import { avatarNames } from "#lib/core/avatar-name.ts";
import { checkUsername, longestTyped } from "#lib/core/check-username.ts";
import { readField } from "#lib/core/read-field.ts";
import { enterAs } from "#lib/data/enter-as.ts";
import { boardTag } from "#lib/data/list-leaders.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { registerPupil } from "#lib/data/register-pupil.ts";
import { tryRead } from "#lib/data/try-read.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
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
  const made = await tryRead("register", () => registerPupil(checked.value, avatar));
  if (!made.ok) return refuse("form", accountText.registerFailed);
  if (!made.value.ok) return refuse("username", accountText.nameTaken);
  if (await enterAs(made.value.value.id)) updateTag(boardTag("all"));
  return { status: "done", problem: null };
}

function refuse(field: "username" | "avatar" | "form", message: string): AccountFormState {
  return { status: "refused", problem: { field, message } };
}
