import "server-only";
import { playerOf } from "./player.ts";
import { takePlayAllowance } from "./rate-limits.ts";
import { readSessionCookie } from "./sessions.ts";

/** Whether this browser may ask once more for what pages ask for beside themselves. */
export async function mayLook(): Promise<boolean> {
  return takePlayAllowance("look", playerOf(await readSessionCookie())?.id ?? null);
}
