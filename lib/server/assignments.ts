import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import type { Assignment, AssignmentChange, NewAssignment, OpenAssignment } from "#lib/classes/assignment-view.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { isClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import type { Result } from "#lib/core/result.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { readStanding } from "#lib/lessons/standing.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { makeRemedy } from "#lib/play/make-remedy.ts";
import { changeSet } from "#lib/play/make-set.ts";
import { estimateMinutes } from "#lib/play/pace.ts";
import { type QuestionSet, readRecipe, writeRecipe } from "#lib/play/question-set.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { assignmentText } from "#lib/text/assignment-text.ts";
import { unwrap } from "./backend-error.ts";
import { readBanks } from "./banks.ts";
import { createSetRun, makeAll, openSet } from "./question-sets.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/** A code that is taken is as rare as one in millions: it is drawn again so often. */
const mostDraws = 5;

type GiveProblem = "refused" | "gone" | "too-many" | "too-much" | "too-few";

/** Gives a set of questions to a class of this teacher; the value is the code by which pupils open it. */
export async function createAssignment(
  teacherId: string,
  classId: string,
  made: NewAssignment,
  now: number,
): Promise<Result<string, GiveProblem>> {
  const set = openSet(made.sealed);
  const today = vietnamDay(now);
  if (set === null || made.closesOn < today) return { ok: false, reason: "refused" };
  return give(teacherId, classId, set, { ...made, opensOn: latest(made.opensOn, today) });
}

const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? "";

async function give(
  teacherId: string,
  classId: string,
  set: QuestionSet,
  made: Omit<NewAssignment, "sealed">,
): Promise<Result<string, GiveProblem>> {
  const places = await makeAll(set);
  if (places === null) return { ok: false, reason: "too-few" };
  const questions = places.map(([{ question }]) => question);
  const client = await serviceClient();
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const code = classCode.make(randomBytes(4 * classCode.length));
    if (code === null) continue;
    const work = {
      id: randomUUID(),
      code,
      title: made.title,
      recipe: writeRecipe(set),
      questions: questions.length,
      minutes: estimateMinutes(questions, set.classId),
      seats: made.seats === null ? null : [...made.seats],
      is_varied: made.isVaried,
      is_repeatable: made.isRepeatable,
      opens_on: made.opensOn,
      closes_on: made.closesOn,
    };
    const answer = await client.rpc("create_assignment", { p_teacher: teacherId, p_class: classId, p_work: work });
    const status = unwrap("create assignment", answer);
    if (status === "given") return { ok: true, value: code };
    if (status !== "code_taken") return { ok: false, reason: problems[status] };
  }
  throw new Error("create assignment: no code is free");
}

const problems = { gone: "gone", too_many: "too-many", too_much: "too-much" } as const;

/** Days, today among them, for which questions against a mistake are open. */
const remedyDays = 3;

/** Gives five questions of a skill against a mistake ("": any) to some seats of a class; the value is their code. */
export async function giveRemedy(
  teacherId: string,
  classId: string,
  { skillId, code, numbers }: { readonly skillId: string; readonly code: string; readonly numbers: readonly number[] },
  now: number,
): Promise<Result<string, GiveProblem>> {
  const client = await serviceClient();
  const found = await client.rpc("class_of_teacher", { p_teacher: teacherId, p_class: classId });
  const [row] = unwrap("class of a remedy", found);
  const skill = findSkill(skillId);
  if (row === undefined || !isClassId(row.class)) return { ok: false, reason: "gone" };
  if (skill === undefined) return { ok: false, reason: "refused" };
  const at = `${row.maths_lesson ?? ""}-${row.vietnamese_lesson ?? ""}`;
  const banks = await readBanks([skillId]);
  const set = makeRemedy(skillId, code, readStanding(at, row.class, now), banks, createRng(randomUUID()));
  if (set === null) return { ok: false, reason: "too-few" };
  return give(teacherId, classId, set, {
    title: assignmentText.remedyTitle(skill.title),
    seats: numbers,
    isVaried: false,
    isRepeatable: true,
    opensOn: vietnamDay(now),
    closesOn: vietnamDay(now + (remedyDays - 1) * dayMs),
  });
}

/** Changes or takes back what was given; "gone" where the teacher has none of this id, or where it was taken back. */
export async function changeAssignment(
  teacherId: string,
  classId: string,
  id: string,
  change: AssignmentChange,
): Promise<"changed" | "gone" | "too-much"> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: classId, p_id: id };
  if (change.kind === "withdraw") {
    return unwrap("withdraw assignment", await client.rpc("withdraw_assignment", own)) ? "changed" : "gone";
  }
  const asked = { ...own, p_title: change.title, p_closes_on: change.closesOn };
  const status = unwrap("change assignment", await client.rpc("change_assignment", asked));
  return status === "too_much" ? "too-much" : status;
}

type AssignmentRow = Database["public"]["Functions"]["assignments_of_class"]["Returns"][number];

/** A row as its teacher sees it. */
export function toAssignment(row: AssignmentRow): Assignment {
  const { id, code, title, questions, minutes, seats, given, done, late } = row;
  return {
    id,
    code,
    title,
    questions,
    minutes,
    seats,
    isVaried: row.is_varied,
    isRepeatable: row.is_repeatable,
    opensOn: row.opens_on,
    closesOn: row.closes_on,
    isWithdrawn: row.withdrawn_at !== null,
    given,
    done,
    late,
    share: done === 0 ? null : Math.round((100 * row.right_first) / (done * questions)),
  };
}

/** The rows of what was given to a class of this teacher. */
export async function readAssignments(teacherId: string, classId: string): Promise<AssignmentRow[]> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId };
  return unwrap("assignments of class", await client.rpc("assignments_of_class", asked));
}

/** What was given to a class of this teacher, the newest first; nothing for who does not teach it. */
export async function listAssignments(teacherId: string, classId: string): Promise<Assignment[]> {
  return (await readAssignments(teacherId, classId)).map(toAssignment);
}

/** The open assignments of a pupil, those still to do first. */
export async function assignmentsOfPupil(pupilId: string): Promise<OpenAssignment[]> {
  const client = await serviceClient();
  const rows = unwrap("assignments of pupil", await client.rpc("assignments_of_pupil", { p_user: pupilId }));
  return rows.flatMap(({ code, class_name, class: classId, title, questions, minutes, closes_on, is_done }) =>
    isClassId(classId)
      ? [{ code, className: class_name, classId, title, questions, minutes, closesOn: closes_on, isDone: is_done }]
      : [],
  );
}

/** What the code of an assignment opens for the player of a session. */
export type OpenedAssignment =
  | { readonly status: "play"; readonly title: string; readonly token: RunToken; readonly places: AskedPlace[] }
  /** Nobody is here who sits in the class. */
  | { readonly status: "join"; readonly title: string; readonly className: string; readonly classCode: string }
  | {
      readonly status: "not-given" | "over" | "not-yet" | "done" | "gone";
      readonly title: string;
      readonly opensOn: string;
    };

/** Opens an assignment by its code; null for a code of none. */
export async function openAssignment(code: string, session: Session): Promise<OpenedAssignment | null> {
  const client = await serviceClient();
  const asked = { p_code: code, p_user: session.pupilId };
  const [row] = unwrap("assignment of code", await client.rpc("assignment_of_code", asked));
  if (row === undefined) return null;
  const { title, opens_on: opensOn } = row;
  if (row.number === null && row.is_open) {
    return { status: "join", title, className: row.class_name, classCode: row.class_code };
  }
  const hindrance = hindranceOf(row);
  if (hindrance !== null) return { status: hindrance, title, opensOn };
  const set = readRecipe(row.recipe);
  const own = set !== null && row.is_varied ? await varySet(set, `${row.id}/${row.number}`) : set;
  const made = own && (await createSetRun(`/bai/${code}`, own, session, { assignment: row.id }));
  return made === null ? { status: "gone", title, opensOn } : { status: "play", title, ...made };
}

type OpenedRow = Database["public"]["Functions"]["assignment_of_code"]["Returns"][number];

function hindranceOf(row: OpenedRow): "not-given" | "over" | "not-yet" | "done" | null {
  if (!row.is_open) return "over";
  if (!row.is_given) return "not-given";
  if (!row.is_begun) return "not-yet";
  return row.done_at !== null && !row.is_repeatable ? "done" : null;
}

/** The set with other questions of the same skills and difficulties, always the same for one seed. */
async function varySet(set: QuestionSet, seed: string): Promise<QuestionSet> {
  const banks = await readBanks(set.questions.map(({ skillId }) => skillId));
  return changeSet(set, { kind: "replace-all" }, banks, createRng(seed));
}
