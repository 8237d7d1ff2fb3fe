import { loginStatus } from "#components/session/login-status.ts";
import { storedName } from "./stored-name.ts";

/** What /api/pupil says of this browser and of the name it was asked about. */
interface Answer {
  /** The pupil of the session; null for a guest and for a profile that is gone. */
  readonly username: string | null;
  readonly isKnown: boolean;
}

function isAnswer(value: unknown): value is Answer {
  return (
    typeof value === "object" &&
    value !== null &&
    "username" in value &&
    (value.username === null || typeof value.username === "string") &&
    "isKnown" in value &&
    typeof value.isKnown === "boolean"
  );
}

async function ask(name: string): Promise<Answer | null> {
  try {
    const answer = await fetch(`/api/pupil?name=${encodeURIComponent(name)}`);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isAnswer(body) ? body : null;
  } catch {
    return null;
  }
}

/**
 * Checks the stored name: a name of nobody is removed and `leave` called, which goes to the user page; a known one
 * counts as logged in. A server that cannot be asked changes nothing.
 */
export async function checkStoredName(leave: () => void): Promise<void> {
  const name = storedName.get();
  const answer = name === null ? null : await ask(name);
  // Somebody else may have logged in meanwhile, and then the answer is about nobody.
  if (answer === null || storedName.get() !== name) return;
  if (answer.username === null && !answer.isKnown) {
    storedName.set(null);
    loginStatus.set(null);
    if (window.location.pathname !== "/user") leave();
    return;
  }
  const current = answer.username ?? name;
  storedName.set(current);
  loginStatus.set(current);
}
