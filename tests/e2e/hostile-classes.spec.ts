import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { hashOfSecret, makeSecret } from "#lib/classes/class-key.ts";
import { type AttackedClass, dumpClasses, HttpTeacher, test } from "#tests/setup/class-attack.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";

// One after the other: the classes are compared whole.
test.describe.configure({ mode: "default" });

const done = { ok: true, value: null };
const gone = { ok: false, reason: "gone" };
const refused = { ok: false, reason: "refused" };

let site: HostileSite;
let owner: HttpTeacher;
let colleague: HttpTeacher;
let third: HttpTeacher;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  const arrive = () => HttpTeacher.arrive(site);
  [owner, colleague, third] = await Promise.all([arrive(), arrive(), arrive()]);
});

/** Who teaches a class, its owner first. */
async function teachersOf({ id }: AttackedClass): Promise<string[]> {
  const rows = await site.sql<{ email: string }>`
    select email || case when is_owner then ' owns' else '' end as email from class_teachers
    where class_id = ${id} order by is_owner desc, email`;
  return rows.map(({ email }) => email);
}

const owns = ({ email }: HttpTeacher) => `${email} owns`;

test("an invitation brings one teacher in, once, and not again after the owner has sent that one away", async () => {
  const made = await owner.makeClass(1);
  const secret = await owner.invite(made.id);
  expect(await colleague.accept(secret)).toEqual({ ok: true, value: made.id });
  for (const teacher of [colleague, third, owner]) expect(await teacher.accept(secret)).toEqual(gone);
  const away = { kind: "remove-teacher", teacherId: await colleague.id() };
  expect(await owner.change(made.id, away)).toEqual(done);
  expect(await colleague.accept(secret)).toEqual(gone);
  expect(await teachersOf(made)).toEqual([owns(owner)]);
});

test("an owner who opens the own invitation stays the owner, and leaves it to whom it was made for", async () => {
  const made = await owner.makeClass(1);
  const secret = await owner.invite(made.id);
  expect(await owner.accept(secret)).toEqual({ ok: true, value: made.id });
  expect(await teachersOf(made)).toEqual([owns(owner)]);
  expect(await colleague.accept(secret)).toEqual({ ok: true, value: made.id });
  expect(await teachersOf(made)).toEqual([owns(owner), colleague.email]);
});

test("of two teachers who open one invitation at the same moment one comes in", async () => {
  const made = await owner.makeClass(1);
  const secret = await owner.invite(made.id);
  const answers = await Promise.all([colleague, third, colleague, third].map((teacher) => teacher.accept(secret)));
  expect(answers).toContainEqual({ ok: true, value: made.id });
  expect(await teachersOf(made)).toHaveLength(2);
});

test("an invitation that was replaced, has run out, or was changed by any letter brings nobody in", async () => {
  const made = await owner.makeClass(1);
  const replaced = await owner.invite(made.id);
  const secret = await owner.invite(made.id);
  const changed = [...secret].map(
    (_, at) => secret.slice(0, at) + (secret[at] === "A" ? "B" : "A") + secret.slice(at + 1),
  );
  for (const each of [replaced, ...changed]) expect(await colleague.accept(each), each).toEqual(gone);
  for (const each of ["", `${secret}A`, secret.slice(1), " ".repeat(22), null, { secret }, [secret]]) {
    expect((await colleague.client.call("acceptInvitation", "/co/moi", each)).value).toEqual(refused);
  }
  await site.sql`update class_invitations set expires_at = now() - interval '1 second' where class_id = ${made.id}`;
  expect(await colleague.accept(secret)).toEqual(gone);
  expect(await teachersOf(made)).toEqual([owns(owner)]);
});

test("who does not own a class neither hands it over, nor invites, sends away, closes or deletes", async () => {
  const made = await owner.makeClass(1);
  await colleague.accept(await owner.invite(made.id));
  const [ownerId, colleagueId, thirdId] = await Promise.all([owner.id(), colleague.id(), third.id()]);
  const before = await dumpClasses(site);
  for (const change of [
    { kind: "hand-over", teacherId: colleagueId },
    { kind: "hand-over", teacherId: thirdId },
    { kind: "remove-teacher", teacherId: ownerId },
    { kind: "invite", hash: await hashOfSecret(makeSecret()) },
    { kind: "close" },
    { kind: "delete" },
  ]) {
    expect(await colleague.change(made.id, change), JSON.stringify(change)).toEqual(gone);
  }
  // An owner gives a class to none but who teaches it, and does not leave it without one.
  for (const change of [
    { kind: "hand-over", teacherId: thirdId },
    { kind: "hand-over", teacherId: randomUUID() },
    { kind: "remove-teacher", teacherId: ownerId },
    { kind: "leave" },
  ]) {
    expect(await owner.change(made.id, change), JSON.stringify(change)).toEqual(gone);
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("a class handed over to two teachers at the same moment has one owner, who can send the others away", async () => {
  const made = await owner.makeClass(1);
  for (const teacher of [colleague, third]) await teacher.accept(await owner.invite(made.id));
  const ids = await Promise.all([colleague.id(), third.id()]);
  const answers = await Promise.all(ids.map((teacherId) => owner.change(made.id, { kind: "hand-over", teacherId })));
  expect(answers).toContainEqual(done);
  expect(answers).toContainEqual(gone);
  const [first] = await teachersOf(made);
  const heir = first === owns(colleague) ? colleague : third;
  expect(await teachersOf(made)).toHaveLength(3);
  expect(await heir.change(made.id, { kind: "remove-teacher", teacherId: await owner.id() })).toEqual(done);
  expect(await owner.change(made.id, { kind: "rename", name: "Vẫn của tôi" })).toEqual(gone);
  const other = heir === colleague ? third : colleague;
  expect(await other.change(made.id, { kind: "leave" })).toEqual(done);
  expect(await teachersOf(made)).toEqual([owns(heir)]);
});

test("closing, handing over and deleting a class at the same moment leave it whole or gone", async () => {
  const made = await owner.makeClass(1);
  await colleague.accept(await owner.invite(made.id));
  const teacherId = await colleague.id();
  await Promise.all(
    [
      { kind: "close" },
      { kind: "hand-over", teacherId },
      { kind: "delete" },
      { kind: "remove-teacher", teacherId },
    ].map((change) => owner.change(made.id, change)),
  );
  const [row] = await site.sql<{ classes: number; owners: number }>`
    select (select count(*)::int from classes where id = ${made.id}) as classes,
      (select count(*)::int from class_teachers where class_id = ${made.id} and is_owner) as owners`;
  expect(row?.owners).toBe(row?.classes);
});
