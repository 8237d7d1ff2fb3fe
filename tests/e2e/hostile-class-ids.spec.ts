import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { z } from "zod";
import { assignmentChangeSchema } from "#lib/classes/assignment-schemas.ts";
import { hashOfSecret, makeSecret } from "#lib/classes/class-key.ts";
import { classChangeSchema } from "#lib/classes/class-schemas.ts";
import { familyChangeSchema } from "#lib/classes/family-schemas.ts";
import { type ActionClient, listActions } from "#tests/setup/action-client.ts";
import {
  type AttackedClass,
  dumpClasses,
  endRun,
  HttpTeacher,
  keyCheck,
  makeSeats,
  makeSet,
  openRunAt,
  seatPupil,
  test,
  workOf,
} from "#tests/setup/class-attack.ts";
import {
  type ClassIds,
  changesOf,
  idsOfNothing,
  otherActions,
  otherRoutes,
  ownerCalls,
  pages,
  paperOfClass3,
  strangerCalls,
} from "#tests/setup/class-attack-rows.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";
import { idOfRun } from "#tests/setup/read-run.ts";

// What one of them does another looks at, and the classes are compared whole.
test.describe.configure({ mode: "serial" });

const textSchema = z.object({ ok: z.literal(true), value: z.string() });

const secretTitle = "Chia có dư thật khó";

let site: HostileSite;
let owner: HttpTeacher;
let attacked: AttackedClass;
let ids: ClassIds;
/** Words of the attacked class that no stranger's page may hold. */
let secrets: readonly string[];
/** Who attacks, with the ids of the class that is theirs or that anybody could have. */
const callers = new Map<string, { readonly client: ActionClient; readonly own: ClassIds }>();

/** Lets a pupil do work that was given to a class, and a link for a family and one for a teacher be made useless. */
async function fill(teacher: HttpTeacher, made: AttackedClass, otherClassId: string, title = "Bài khác") {
  const sealed = await makeSet(teacher.client);
  const seats = await makeSeats(made.secrets.map(makeSecret));
  const pupil = await seatPupil(site, made, 1);
  const work = await teacher.give(made.id, workOf(sealed, { title }));
  const run = await openRunAt(pupil.client, `/bai/${work.code}`);
  if (run === null) throw new Error("the work cannot be played");
  expect(await endRun(pupil.client, run, 1)).toMatchObject({ ok: true });
  const familySecret = makeSecret();
  const links = [{ number: 1, version: 1, hash: await hashOfSecret(familySecret) }];
  for (const change of [
    { kind: "make", links },
    { kind: "take-back", numbers: null },
  ]) {
    expect(await teacher.call("changeFamilyCards", made.id, change)).toEqual({ ok: true, value: null });
  }
  const answer = await teacher.call("keepClassTest", made.id, paperOfClass3);
  expect(answer).toMatchObject({ ok: true });
  const kept = textSchema.parse(answer);
  const [test] = await site.sql<{ items: number }>`
    select jsonb_array_length(content -> 'items') as items from class_tests where id = ${kept.value}`;
  const marks = Array.from({ length: test?.items ?? 0 }, () => ({ quarters: 1, slips: [] }));
  const rows = [{ number: 1, code: "A", marks, changed: [0] }];
  expect(await teacher.call("writeTestMarks", made.id, kept.value, rows)).toEqual({ ok: true, value: null });
  const invitation = await teacher.invite(made.id);
  await teacher.invite(made.id);
  const [seat] = await site.sql<{
    id: string;
  }>`select user_id::text as id from class_pupils where class_id = ${made.id}`;
  const found: ClassIds = {
    ...{ classId: made.id, code: made.code, workId: work.id, workCode: work.code, teacherId: await teacher.id() },
    ...{ pupilId: seat?.id ?? "", runId: idOfRun(run.runId), familySecret, invitation, card: made.secrets[0] ?? "" },
    ...{ otherClassId, testId: kept.value, sealed, seats, marks },
  };
  return { ids: found, pupil };
}

test.beforeAll(async ({ site: opened }) => {
  site = opened;
  const arrive = () => HttpTeacher.arrive(site);
  const [first, stranger, removed] = await Promise.all([arrive(), arrive(), arrive()]);
  owner = first;
  attacked = await owner.makeClass(3, "3", "3A Hoa Mai Vàng");
  const [strange, left] = [await stranger.makeClass(3), await removed.makeClass(3)];
  await removed.accept(await owner.invite(attacked.id));
  const sentAway = { kind: "remove-teacher", teacherId: await removed.id() };
  expect(await owner.change(attacked.id, sentAway)).toEqual({ ok: true, value: null });
  const filled = await fill(owner, attacked, strange.id, secretTitle);
  const own = (await fill(stranger, strange, left.id)).ids;
  ids = filled.ids;
  secrets = [attacked.name, secretTitle, filled.pupil.username, owner.email];
  callers.set("a guest", { client: site.guest().client, own });
  callers.set("another teacher", { client: stranger.client, own });
  callers.set("a teacher who was sent away", {
    client: removed.client,
    own: (await fill(removed, left, strange.id)).ids,
  });
  callers.set("a pupil of the class", { client: filled.pupil.client, own });
});

const kindsIn = (changes: readonly { readonly kind: string }[]) => changes.map(({ kind }) => kind).sort();

test("no action, change or page that takes something of a class is left out here", () => {
  const actions = new Set([...Object.keys(ownerCalls), ...Object.keys(strangerCalls), ...otherActions]);
  expect([...actions].sort()).toEqual(listActions().sort());
  const kindsOf = (options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[]) =>
    options.map(({ shape }) => shape.kind.value).sort();
  const ofClass = [...changesOf.class(ids), ...changesOf.teachers(ids)];
  expect(kindsIn(ofClass)).toEqual(kindsOf(classChangeSchema.options));
  expect(kindsIn(changesOf.work())).toEqual(kindsOf(assignmentChangeSchema.options));
  expect(kindsIn(changesOf.family())).toEqual(kindsOf(familyChangeSchema.options));
  const built: unknown = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8"));
  const routes = Object.values(z.record(z.string(), z.string()).parse(built)).filter((route) => route.includes("["));
  expect(routes.filter((route) => !(route in pages || otherRoutes.includes(route)))).toEqual([]);
});

/** An answer without the ids that were asked for; what of it is no text of the page differs from one time to the next. */
function withoutIds(text: string, asked: ClassIds): string {
  // The other class is an attacker's own, whose pages are asked for as well.
  const { otherClassId: _, ...those } = asked;
  const named = Object.values(those).filter((value) => typeof value === "string");
  const seen = text.replaceAll(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, "");
  return named.reduce((left, id) => left.replaceAll(id, "…"), seen);
}

/** What everybody may read is told by the address alone; nothing else of the class is. */
function expectNoSecret(text: string, what: string): void {
  for (const secret of secrets) expect(text, `${what} tells ${secret}`).not.toContain(secret);
}

test("calling for what is another's changes nothing and is answered as calling for what does not exist", async () => {
  const before = await dumpClasses(site);
  for (const [who, { client, own }] of callers) {
    const nothing = idsOfNothing(ids);
    const call = async (asked: ClassIds, action: string, row: number) => {
      const calls = [...(ownerCalls[action]?.(asked, own) ?? []), ...(strangerCalls[action]?.(asked, own) ?? [])];
      const { status, value, setCookies } = await client.call(
        action,
        `/co/lop/${asked.classId}`,
        ...(calls[row] ?? []),
      );
      return { rows: calls.length, answer: { status, value, names: setCookies.map((line) => line.split("=")[0]) } };
    };
    for (const action of new Set([...Object.keys(ownerCalls), ...Object.keys(strangerCalls)])) {
      let rows = 1;
      for (let row = 0; row < rows; row += 1) {
        const what = `${who}: ${action}, row ${row}`;
        const told = await call(ids, action, row);
        rows = told.rows;
        expect(told.answer.value, what).toBeDefined();
        expect(told.answer, what).toEqual((await call(nothing, action, row)).answer);
        if (action !== "leaveClass") expect(told.answer.value, what).not.toMatchObject({ ok: true });
      }
    }
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("the page of what is another's is the page of what does not exist", async () => {
  const before = await dumpClasses(site);
  for (const [who, { client, own }] of callers) {
    const look = async (asked: ClassIds) => {
      const paths = Object.values(pages).flatMap((open) => open(asked, own));
      return Promise.all(
        paths.map(async (path) => {
          const answer = await client.get(path);
          const text = await answer.text();
          expectNoSecret(text, `${who}: ${path}`);
          const { status, headers } = answer;
          const sent = ["content-type", "cache-control", "location"].map((name) => headers.get(name));
          return { path: withoutIds(path, asked), status, sent, text: withoutIds(text, asked) };
        }),
      );
    };
    expect(await look(ids), who).toEqual(await look(idsOfNothing(ids)));
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("the id of a class there is makes no second class", async () => {
  const before = await dumpClasses(site);
  const taken = { id: ids.classId, name: "Của tôi", classId: "3", keyCheck, seats: ids.seats };
  for (const [who, { client }] of callers) {
    expect((await client.call("makeClass", "/co", taken)).value, who).toMatchObject({ ok: false });
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("what was attacked is there, and its owner sees and changes all of it", async () => {
  for (const open of Object.values(pages)) {
    const path = open(ids, ids).at(-1) ?? "";
    // The link for the family was taken back, and the weeks are a parent's.
    if (!path.startsWith("/co/")) continue;
    const seen = await (await owner.client.get(path)).text();
    expect(
      secrets.filter((secret) => seen.includes(secret)),
      path,
    ).not.toEqual([]);
  }
  for (const [action, calls] of Object.entries(ownerCalls)) {
    for (const args of calls(ids, ids)) {
      const { value } = await owner.client.call(action, `/co/lop/${ids.classId}`, ...args);
      expect(value, `${action} ${JSON.stringify(args[1])}`).toMatchObject({ ok: true });
    }
  }
});
