"use server";

import { writeSession } from "#lib/data/session.ts";

/** Forgets who was playing in this browser. */
export async function logOut(): Promise<void> {
  await writeSession({ pupilId: null, guestId: null });
}
