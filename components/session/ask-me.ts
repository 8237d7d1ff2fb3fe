import { type SessionPupil, session } from "./session.ts";

/** What the server knows of this browser. */
export interface Me {
  /** Null for a guest, and for a profile that is gone. */
  readonly pupil: SessionPupil | null;
  /** Whether the browser gave back a cookie it was given. */
  readonly keepsCookies: boolean;
  /** Whether anybody has the name that was asked about. */
  readonly isKnown: boolean;
}

function isPupil(value: unknown): value is SessionPupil {
  return (
    typeof value === "object" &&
    value !== null &&
    "username" in value &&
    typeof value.username === "string" &&
    "points" in value &&
    typeof value.points === "string" &&
    "animal" in value &&
    typeof value.animal === "string"
  );
}

function isMe(value: unknown): value is Me {
  return (
    typeof value === "object" &&
    value !== null &&
    "pupil" in value &&
    (value.pupil === null || isPupil(value.pupil)) &&
    "keepsCookies" in value &&
    typeof value.keepsCookies === "boolean" &&
    "isKnown" in value &&
    typeof value.isKnown === "boolean"
  );
}

/** Asks the server who plays in this browser, and whether anybody has the name `name`. Rejects when it cannot be asked. */
export async function askMe(name: string | null, signal: AbortSignal | null = null): Promise<Me> {
  const query = name === null ? "" : `?name=${encodeURIComponent(name)}`;
  const answer = await fetch(`/api/me${query}`, { signal });
  const me: unknown = answer.ok ? await answer.json() : null;
  if (!isMe(me)) throw new Error("the server cannot tell who plays");
  return me;
}

/** Asks the server who plays in this browser and shows it. Rejects when it cannot be asked; all then stays as it was. */
export async function refreshSession(signal: AbortSignal | null = null): Promise<void> {
  const name = session.name();
  const turns = session.turns();
  const animal = session.animal();
  const { pupil } = await askMe(null, signal);
  // Somebody else may have logged in meanwhile, or logged in and out again, and then the answer is about nobody.
  if (session.name() !== name || session.turns() !== turns) return;
  if (pupil === null) return session.forgetPoints();
  // Another animal may have been chosen meanwhile, of which the answer may not tell yet.
  session.logIn(session.animal() === animal ? pupil : { ...pupil, animal: session.animal() });
}
