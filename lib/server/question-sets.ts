import "server-only";
import { randomUUID } from "node:crypto";
import { createRng } from "#lib/core/create-rng.ts";
import type { Result } from "#lib/core/result.ts";
import { signText } from "#lib/derive-key.ts";
import { isSameText } from "#lib/operation/is-same-text.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { changeSet, makeSet, type SetChange, type SetSource } from "#lib/play/make-set.ts";
import { estimateMinutes } from "#lib/play/pace.ts";
import {
  itemOf,
  makeSetQuestions,
  type QuestionSet,
  readRecipe,
  titleOfSet,
  writeRecipe,
} from "#lib/play/question-set.ts";
import type { SetView } from "#lib/play/set-view.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { readBanks } from "./banks.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";
import { createRun } from "./start-run.ts";

/** Letters of a signature: 72 bits, so that nobody finds one by trying. */
const signatureLength = 12;

/** What stands in the address of a set: its recipe and the proof that it was made here. */
export function sealSet(set: QuestionSet): string {
  const recipe = writeRecipe(set);
  return recipe + sign(recipe);
}

function sign(recipe: string): string {
  return signText("question-set", recipe).slice(0, signatureLength);
}

/** Reads what sealSet wrote; null for anything else. */
export function openSet(sealed: string): QuestionSet | null {
  const recipe = sealed.slice(0, -signatureLength);
  return isSameText(sealed.slice(-signatureLength), sign(recipe)) ? readRecipe(recipe) : null;
}

/** Puts a set together by chance. */
export async function createSet(source: SetSource): Promise<Result<string, "too-few">> {
  const banks = await readBanks(source.skillIds);
  const set = makeSet(source, banks, createRng(randomUUID()));
  return set === null ? { ok: false, reason: "too-few" } : { ok: true, value: sealSet(set) };
}

/** The address of a set after a change; null if `sealed` is none. */
export async function changeSealedSet(sealed: string, change: SetChange): Promise<string | null> {
  const set = openSet(sealed);
  if (set === null) return null;
  return sealSet(changeSet(set, change, await readBanks(skillsOf(set)), createRng(randomUUID())));
}

function skillsOf({ questions }: QuestionSet): string[] {
  return questions.map(({ skillId }) => skillId);
}

/** A run of a set for the player of a session; null if one of its questions is no longer there. */
export async function createSetRun(
  basePath: string,
  set: QuestionSet,
  { pupilId, guestId }: Session,
  assignment: { readonly assignment?: string } = {},
): Promise<{ token: RunToken; places: AskedPlace[] } | null> {
  const banks = await readBanks(skillsOf(set));
  if (set.questions.some((question) => "item" in question && itemOf(question, banks) === undefined)) return null;
  const ref = { kind: "set", classId: set.classId, recipe: writeRecipe(set), ...assignment } as const;
  return createRun({ ref, mode: "practice", pupilId, guestId, basePath, tries: null });
}

/** The questions of a set; null if one of them is no longer there. */
export async function makeAll(set: QuestionSet): Promise<AskedPlace[] | null> {
  const banks = await readBanks(skillsOf(set));
  return makeSetQuestions(set, banks)?.map((asked) => [asked]) ?? null;
}

/** What a grown-up sees of a set, with all answers; null if one of its questions is no longer there. */
export async function viewSet(sealed: string, set: QuestionSet): Promise<SetView | null> {
  const places = await makeAll(set);
  if (places === null) return null;
  const { classId, subject, from, to } = set;
  return {
    sealed,
    title: titleOfSet(set),
    classId,
    subject,
    from,
    to,
    minutes: estimateMinutes(
      places.map(([{ question }]) => question),
      classId,
    ),
    skillIds: [...new Set(skillsOf(set))],
    questions: places.map(([{ question, skillId, itemId }]) => ({
      id: `${skillId} ${itemId ?? question.identity}`,
      question: toPublic(question),
      solution: toSolution(question),
      skillTitle: findSkill(skillId ?? "")?.title ?? "",
    })),
  };
}
