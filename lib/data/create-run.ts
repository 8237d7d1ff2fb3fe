import "server-only";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { chooseItems } from "#lib/play/choose-items.ts";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { RunMode } from "#lib/play/points.ts";
import { toPlayedRef } from "#lib/play/to-played-ref.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { listBankItems } from "./list-bank-items.ts";
import { issueRun, type RunToken, seedOf } from "./run-token.ts";

export interface NewRun {
  readonly ref: ActivityRef;
  readonly mode: RunMode;
  readonly pupilId: string | null;
  readonly basePath: string;
}

/** A new run with its ten questions. Nothing is written: a practice run exists in the database once it is finished. */
export async function createRun(run: NewRun): Promise<{ token: RunToken; questions: Question[] }> {
  const played = toPlayedRef(run.ref);
  const bank = await findBank(run.ref);
  const token = issueRun({ ...run, guestId: null, items: null });
  if (bank === null || played?.kind !== "skill") {
    return { token, questions: makeQuestions(run.ref, seedOf(token), null) };
  }
  const items = chooseItems(bank, played.difficulty, seedOf(token));
  return {
    token: { ...token, items: items.map((item) => item.id) },
    questions: makeQuestions(run.ref, seedOf(token), items),
  };
}

/** The questions of a run that was issued before; null when an item of its bank is gone meanwhile. */
export async function remakeQuestions(token: RunToken): Promise<Question[] | null> {
  if (token.items === null) return makeQuestions(token.ref, seedOf(token), null);
  const byId = new Map((await findBank(token.ref))?.map((item) => [item.id, item]));
  const items = token.items.map((id) => byId.get(id)).filter((item) => item !== undefined);
  return items.length === token.items.length ? makeQuestions(token.ref, seedOf(token), items) : null;
}

async function findBank(ref: ActivityRef): Promise<BankItem[] | null> {
  const played = toPlayedRef(ref);
  if (played?.kind !== "skill" || findSkill(played.id)?.source !== "bank") return null;
  return listBankItems(played.id);
}
