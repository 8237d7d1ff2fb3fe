import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import type { Backend } from "#lib/database/backend.ts";
import type { Database } from "#lib/database/database.types.ts";
import { lockHash } from "#lib/server/lock-hash.ts";
import { clientOf } from "./client-of.ts";
import { newPupil } from "./new-pupil.ts";
import { type OwnPupil, ownPupil, setLock } from "./own-pupil.ts";
import { playChallenge } from "./play-challenge.ts";
import { practiceRun } from "./practice-run.ts";

const grownUp = { email: "co.lan@truong.example", password: "mật khẩu của cô Lan" };
const lock = ["cat", "frog", "duck"] as const;

export interface School {
  /** A pupil who has everything: runs, a level, points, a lock, progress. */
  readonly pupil: string;
  /** A run of this pupil that was counted. */
  readonly run: ReturnType<typeof practiceRun>;
  /** A pupil whose profile was deleted and can still come back. */
  readonly deleted: OwnPupil;
}

/** Expects that what was put into a database goes on: runs are known, the lock opens, who was deleted comes back, the grown-up signs in. */
export async function expectSameSchool(backend: Backend, school: School): Promise<void> {
  const client = clientOf(backend, "secretKey");
  const again = await client.rpc("finish_run", { p_run: school.run }).throwOnError();
  expect(again.data.status).toBe("repeated");
  const begun = await client.rpc("begin_lock_try", { p_user: school.pupil, p_browser: "another" }).throwOnError();
  expect(await lockHash.fits(school.pupil, lock, begun.data.hash ?? "")).toBe(true);
  const back = { p_user: school.deleted.id, p_browser: school.deleted.browser };
  expect((await client.rpc("restore_profile", back).throwOnError()).data).toBe("restored");
  const signedIn = await clientOf(backend, "publishableKey").auth.signInWithPassword(grownUp);
  expect(signedIn.error).toBeNull();
  const before = await client.from("like").select("id").throwOnError();
  const after = await client.from("like").insert({ like: 1 }).select("id").single().throwOnError();
  expect(before.data.map(({ id }) => id)).not.toContain(after.data.id);
  expect((await client.from("like_total").select("total").single().throwOnError()).data.total).toBe(
    before.data.length + 1,
  );
}

/** Puts something of every kind into a fresh database. */
export async function fillSchool(backend: Backend): Promise<School> {
  const client = clientOf(backend, "secretKey");
  const own = await ownPupil(client, "Hươu Ở Lại");
  const pupil = own.id;
  const run = { ...practiceRun(randomUUID(), pupil), answers: [["8"], ['"\\ \n ạ'], [null, { a: 1.5 }]] };
  await client.rpc("finish_run", { p_run: run }).throwOnError();
  for (const level of [3, 4]) {
    const challenge = {
      ...practiceRun(randomUUID(), pupil),
      mode: "challenge",
      activity: "addition-10",
      level,
    } as const;
    await playChallenge(client, { ...challenge, passed: true });
  }
  await setLock(client, own, await lockHash.make(pupil, lock));
  await client.rpc("begin_lock_try", { p_user: pupil, p_browser: "another" }).throwOnError();
  await client
    .from("skill_progress")
    .insert({
      user_id: pupil,
      skill_id: "c1-opposites",
      state: "good",
      tries: "11a2b3",
      strong_since: "2026-11-20",
      due_at: "2026-11-25T01:02:03.456789Z",
      card: { stability: 3.25 },
      items: { asked: ["c1-opposites-001"], missed: [] },
    })
    .throwOnError();
  await fillClass(client, pupil);
  await forgetOldRun(client, pupil);
  const deleted = await deleteOwn(client);
  await fillRest(client);
  await clientOf(backend, "publishableKey").auth.signUp(grownUp);
  return { pupil, run, deleted };
}

/** A class with a pupil at its one seat, a link by which another teacher may still join it, what its teacher saved of a test, and points of one. */
async function fillClass(client: SupabaseClient<Database>, pupil: string): Promise<void> {
  const [teacher, group] = [randomUUID(), randomUUID()];
  const seat = {
    number: 1,
    emblem: 59,
    sealed_name: "m".repeat(40),
    card_hash: "c".repeat(43),
    lock_hash: "l".repeat(43),
  };
  const made = {
    p_id: group,
    p_teacher: teacher,
    p_email: grownUp.email,
    p_name: "3A Hoa Mai",
    p_class: "3",
    p_school_year: 2026,
    p_code: "HUEQ34",
    p_key_check: "k".repeat(40),
    p_seats: [seat],
  };
  await client.rpc("create_class", made).throwOnError();
  await client.rpc("sit_down", { p_user: pupil, p_class: group, p_number: 1 }).throwOnError();
  const link = { p_teacher: teacher, p_class: group, p_hash: "h".repeat(43) };
  await client.rpc("invite_teacher", link).throwOnError();
  const cards = [{ number: 1, version: 1, hash: "f".repeat(43) }];
  await client.rpc("make_family_cards", { p_teacher: teacher, p_class: group, p_cards: cards }).throwOnError();
  await client
    .from("seat_skills")
    .insert({
      class_id: group,
      user_id: pupil,
      skill_id: "c1-opposites",
      state: "learning",
      tries: "1a",
      due_at: "2026-11-25T01:02:03.456789Z",
      card: { stability: 3.25 },
      last_at: "2026-11-24T01:02:03.456789Z",
    })
    .throwOnError();
  await giveWork(client, { teacher, group, pupil });
  const template = {
    p_owner: teacher,
    p_id: randomUUID(),
    p_name: "Cuối kì 1",
    p_class: "3",
    p_subject: "maths",
    p_settings: { matrix: "n1c4-8", minutes: 40, writingMinutes: 40, school: "", hasDictation: false, codes: 2 },
  };
  await client.rpc("save_test_template", template).throwOnError();
  await markTest(client, teacher, group);
}

/** A test on paper with the points of the seat. */
async function markTest(client: SupabaseClient<Database>, teacher: string, group: string): Promise<void> {
  const [test, own] = [randomUUID(), { p_teacher: teacher, p_class: group }];
  const kept = { p_id: test, p_title: "Cuối kì", p_address: "/de?lop=3&so=mua", p_content: { subject: "maths" } };
  await client.rpc("keep_class_test", { ...own, ...kept }).throwOnError();
  const sample = { prompt: "27 + 5", given: "22", right: "32" };
  const row = {
    ...{ number: 1, code: "B", marks: [{ quarters: 2, slips: [0] }, null] },
    ...{ tries: [{ skill: "c1-opposites", tries: "a" }] },
    ...{ mistakes: [{ skill: "c1-opposites", code: "CARRY", named: true, sample }] },
  };
  await client.rpc("write_test_marks", { ...own, p_id: test, p_rows: [row] }).throwOnError();
}

/** An assignment that the pupil has done with a mistake. */
async function giveWork(
  client: SupabaseClient<Database>,
  { teacher, group, pupil }: { readonly teacher: string; readonly group: string; readonly pupil: string },
): Promise<void> {
  const today = vietnamDay(Date.now());
  const [assignment, run] = [randomUUID(), randomUUID()];
  const work = {
    ...{ id: assignment, code: "HUEQ36", title: "Ôn bài 26", recipe: "AQID", questions: 5, minutes: 6, seats: [1] },
    ...{ is_varied: false, is_repeatable: true, opens_on: today, closes_on: today },
  };
  await client.rpc("create_assignment", { p_teacher: teacher, p_class: group, p_work: work }).throwOnError();
  const sample = { prompt: "3 + … = 10", given: "8", right: "7" };
  const mistakes = [{ skill: "c1-make-10", code: "OFF1", sample }];
  const end = { ...practiceRun(run, pupil), assignment, rights: "11110", mistakes, recipe: { tries: null } };
  await client.rpc("finish_run", { p_run: end }).throwOnError();
}

/** A run of years ago, of which the sum alone is left. */
async function forgetOldRun(client: SupabaseClient<Database>, pupil: string): Promise<void> {
  const [started_at, finished_at] = ["2020-01-02T03:04:05Z", "2020-01-02T03:05:06.789Z"];
  await client
    .from("runs")
    .insert({ ...practiceRun(randomUUID(), pupil), started_at, finished_at, result: {} })
    .throwOnError();
  const { data } = await client.rpc("forget_old_history").throwOnError();
  if (data.runs !== 1) throw new Error("the old run was not summed up");
}

/** A profile that was deleted by its pupil and can still come back. */
async function deleteOwn(client: SupabaseClient<Database>): Promise<OwnPupil> {
  const own = await ownPupil(client, "Bé Chờ Xoá");
  await client.rpc("finish_run", { p_run: practiceRun(randomUUID(), own.id) }).throwOnError();
  const sent = { p_user: own.id, p_session: own.session, p_browser: own.browser };
  const { data } = await client.rpc("delete_profile", sent).throwOnError();
  if (data !== "deleted") throw new Error(`the profile was not deleted: ${data}`);
  return own;
}

/** A guest's run, a profile that is gone for good, one hidden from the boards, likes and one taken back, a letter, and what an operator changed by hand. */
async function fillRest(client: SupabaseClient<Database>): Promise<void> {
  await client
    .rpc("finish_run", { p_run: { ...practiceRun(randomUUID(), ""), user_id: null, guest_id: randomUUID() } })
    .throwOnError();
  const gone = await newPupil(client, "Bé Đã Đi");
  await client.rpc("finish_run", { p_run: practiceRun(randomUUID(), gone) }).throwOnError();
  await client.from("users").delete().eq("id", gone).throwOnError();
  await newPupil(client, "Bé Mới Đến");
  await newPupil(client, "Bé Bị Ẩn");
  await client.rpc("hide_from_boards", { p_whom: ["Bé Bị Ẩn"], p_hidden: true }).throwOnError();
  const { data: likes } = await client
    .from("like")
    .insert([{ like: 1 }, { like: 1 }, { like: 1 }])
    .select()
    .throwOnError();
  await client
    .from("like")
    .delete()
    .eq("id", Math.max(...likes.map(({ id }) => id)))
    .throwOnError();
  await client.from("contacts").insert({ email: "a@b.example", message: "Cảm ơn!\n\t\\N \"''\" 🦒" }).throwOnError();
  await client.from("courselist").update({ title: "Tên của cô" }).eq("id", 101).throwOnError();
  await client.from("questions").delete().eq("id", "c1-opposites-001").throwOnError();
}
