import "server-only";
import { isDue } from "#lib/play/is-due.ts";
import type { SkillState } from "#lib/play/skill-progress.ts";
import { listSkillProgress } from "./list-skill-progress.ts";
import { checkSession, readSessionCookie } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

export interface SkillMarks {
  /** Skills without an entry are new. */
  readonly states: ReadonlyMap<string, SkillState>;
  /** How many of them are due for review today. */
  readonly due: number;
}

const none: SkillMarks = { states: new Map(), due: 0 };

/** How far whoever plays in this browser is in these skills. A guest, and a database that is away, have no marks. */
export async function readSkillMarks(skillIds: readonly string[]): Promise<SkillMarks> {
  const cookie = await readSessionCookie();
  const { pupilId } = cookie;
  if (pupilId === null || skillIds.length === 0) return none;
  const found = await tryRead("skill marks", () =>
    Promise.all([listSkillProgress(pupilId, skillIds), checkSession(cookie)]),
  );
  if (!found.ok) return none;
  const [progress, session] = found.value;
  if (session.pupilId === null) return none;
  const now = Date.now();
  const due = [...progress.values()].filter(({ card }) => isDue(card, now));
  return { states: new Map([...progress].map(([id, { state }]) => [id, state])), due: due.length };
}
