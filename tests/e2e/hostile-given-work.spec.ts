import { expect } from "@playwright/test";
import { dayMs } from "#lib/core/durations.ts";
import type { ActionClient } from "#tests/setup/action-client.ts";
import { dayIn, endRun, HttpTeacher, makeSet, openRunAt, seatPupil, test, workOf } from "#tests/setup/class-attack.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { freshAddress } from "#tests/setup/fresh-address.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";

// One after the other: the classes are compared whole.
test.describe.configure({ mode: "default" });

const done = { ok: true, value: null };
const gone = { ok: false, reason: "gone" };

let site: HostileSite;
let teacher: HttpTeacher;
test.beforeAll(async ({ site: opened }) => {
  // Work is given for today.
  await clearOfMidnight(240_000);
  site = opened;
  teacher = await HttpTeacher.arrive(site);
});

const browser = (address = freshAddress()): ActionClient => site.guest(address).client;

/** The first tries the teachers of a class see, by the number of the seat. */
async function resultsOf(code: string) {
  return site.sql<{ number: number; rights: string; tries: number; late: boolean }>`
    select sitting.number, result.rights, result.tries,
      private.vietnam_day(result.finished_at) > work.closes_on as late
    from assignments as work
    join assignment_results as result on result.assignment_id = work.id
    join class_pupils as sitting on sitting.class_id = work.class_id and sitting.user_id = result.user_id
    where work.code = ${code} order by sitting.number`;
}

/** A class with two pupils, and five questions for all of them. */
async function classWithWork(more: Readonly<Record<string, unknown>> = {}) {
  const made = await teacher.makeClass(3);
  const [one, two] = [await seatPupil(site, made, 1), await seatPupil(site, made, 2)];
  const work = await teacher.give(made.id, workOf(await makeSet(teacher.client), more));
  return { made, work, one: one.client, two: two.client };
}

/** Opens given work, which has to be there. */
async function begin(client: ActionClient, { code }: { readonly code: string }) {
  const run = await openRunAt(client, `/bai/${code}`);
  if (run === null) throw new Error(`${code} cannot be played`);
  return run;
}

test("whoever has begun given work finishes it after it was changed or taken back, and it counts as it was given", async () => {
  const { made, work, one, two } = await classWithWork({ closesOn: dayIn(3) });
  const [first, second] = [await begin(one, work), await begin(two, work)];
  const change = { kind: "change", title: "Tên mới", closesOn: dayIn(1) };
  expect(await teacher.call("changeAssignment", made.id, work.id, change)).toEqual(done);
  expect(await endRun(one, first, 1)).toMatchObject({ ok: true });
  expect(await teacher.call("changeAssignment", made.id, work.id, { kind: "withdraw" })).toEqual(done);
  expect(await endRun(two, second, 2)).toMatchObject({ ok: true });
  expect(await resultsOf(work.code)).toEqual([
    { number: 1, rights: "01111", tries: 1, late: false },
    { number: 2, rights: "00111", tries: 1, late: false },
  ]);
  // What was taken back is neither opened again nor changed.
  expect(await openRunAt(one, `/bai/${work.code}`)).toBeNull();
  for (const again of [change, { kind: "withdraw" }]) {
    expect(await teacher.call("changeAssignment", made.id, work.id, again)).toEqual(gone);
  }
});

test("work that has not begun, is of other seats or of another class gives nobody a run, ready ones neither", async () => {
  const { made, one, two } = await classWithWork();
  const sealed = await makeSet(teacher.client);
  const soon = await teacher.give(made.id, workOf(sealed, { opensOn: dayIn(1), closesOn: dayIn(2) }));
  const others = await teacher.give(made.id, workOf(sealed, { seats: [2] }));
  const elsewhere = (await classWithWork()).work;
  const hrefs = [soon, others, elsewhere].map(({ code }) => `/bai/${code}`);
  for (const path of hrefs) expect(await openRunAt(one, path), path).toBeNull();
  const ready = await one.postJson("/api/packs/3", JSON.stringify({ hrefs }));
  expect(await ready.json()).toMatchObject({ runs: [] });
  expect(await openRunAt(two, `/bai/${others.code}`)).not.toBeNull();
  for (const path of hrefs) expect(await openRunAt(browser(), path), "a guest").toBeNull();
});

test("work done after its last day counts as late, and a clock that says otherwise changes nothing before it was opened", async () => {
  const { work, one, two } = await classWithWork();
  await site.sql`update assignments set opens_on = opens_on - 3, closes_on = closes_on - 2 where code = ${work.code}`;
  expect(await endRun(one, await begin(one, work))).toMatchObject({ ok: true });
  const sixDays = 6 * dayMs;
  expect(await endRun(two, await begin(two, work), 0, sixDays)).toMatchObject({ ok: true });
  expect((await resultsOf(work.code)).map(({ late }) => late)).toEqual([true, true]);
});

test("nobody ends the run of another, and no pupil is told what another has done", async () => {
  const { made, work, one, two } = await classWithWork({ isRepeatable: false });
  const [run, again, own] = [await begin(one, work), await begin(one, work), await begin(two, work)];
  for (const thief of [two, browser()]) {
    expect(await endRun(thief, run, 3)).toEqual({ ok: false, reason: "not-yours" });
  }
  expect(await resultsOf(work.code)).toEqual([]);
  expect(await endRun(one, run, 1)).toMatchObject({ ok: true });
  const seen = await Promise.all(
    [`/bai/${work.code}`, "/api/today/3", "/user", `/lop/${made.code}`, `/co/lop/${made.id}/bai/${work.code}`].map(
      async (path) => (await two.get(path)).text(),
    ),
  );
  const [pupil] = await site.sql<{ name: string; id: string }>`
    select username as name, id::text from users join class_pupils on user_id = id
    where class_id = ${made.id} and number = 1`;
  for (const word of [pupil?.name ?? "", pupil?.id ?? ""]) expect(seen.join("\n")).not.toContain(word);
  expect(await openRunAt(two, `/bai/${work.code}`), "still to do").not.toBeNull();
  // Of work that is done once, a second run that was opened in time is no better result.
  await endRun(one, again);
  await endRun(one, run);
  expect(await endRun(two, own)).toMatchObject({ ok: true });
  expect((await resultsOf(work.code)).map(({ rights }) => rights)).toEqual(["01111", "11111"]);
});

test("whoever has left the class, or was sent from the seat, leaves no result in it", async () => {
  const { made, work, one, two } = await classWithWork();
  const [first, second] = [await begin(one, work), await begin(two, work)];
  await one.call("leaveClass", "/user", made.id);
  expect(await teacher.change(made.id, { kind: "free-seat", number: 2 })).toEqual(done);
  for (const [client, run] of [
    [one, first],
    [two, second],
  ] as const) {
    expect(await endRun(client, run)).toMatchObject({ ok: true });
    expect(await openRunAt(client, `/bai/${work.code}`)).toBeNull();
  }
  expect(await site.sql`select * from assignment_results where class_id = ${made.id}`).toEqual([]);
});
