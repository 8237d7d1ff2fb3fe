import { askMe } from "./ask-me.ts";
import { session } from "./session.ts";

/**
 * Checks the stored name: a name of nobody is removed and `leave` called, which goes to the user page; a known one
 * counts as logged in. A server that cannot be asked changes nothing.
 */
export async function checkStoredName(leave: () => void): Promise<void> {
  const name = session.name();
  const me = name === null ? null : await askMe(name).catch(() => null);
  // Somebody else may have logged in meanwhile, and then the answer is about nobody.
  if (me === null || session.name() !== name) return;
  if (me.pupil === null && !me.isKnown) {
    session.logOut();
    if (window.location.pathname !== "/user") leave();
    return;
  }
  session.confirm(me.pupil?.username ?? name);
}
