import { expect } from "@playwright/test";
import type { ActionClient } from "#tests/setup/action-client.ts";
import {
  type AttackedClass,
  dayIn,
  dumpClasses,
  HttpTeacher,
  makeSet,
  openRunAt,
  setOf,
  test,
  workOf,
} from "#tests/setup/class-attack.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { freshAddress } from "#tests/setup/fresh-address.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";

// One after the other: the classes are compared whole.
test.describe.configure({ mode: "default" });

const refused = { ok: false, reason: "refused" };
const tooMuch = { ok: false, reason: "too-much" };
/** Twice what is good for a child of class 1 in a day, written here a second time. */
const mostMinutes = 20;

let site: HostileSite;
let teacher: HttpTeacher;
test.beforeAll(async ({ site: opened }) => {
  // Work is given for today.
  await clearOfMidnight(180_000);
  site = opened;
  teacher = await HttpTeacher.arrive(site);
});

const browser = (address = freshAddress()): ActionClient => site.guest(address).client;

test("an address of a set that was changed by any one letter is none, and starts, changes and gives nothing", async () => {
  const client = browser();
  const made = await teacher.makeClass(1);
  const sealed = await makeSet(client);
  const letter = (at: number) => (sealed[at] === "A" ? "B" : "A");
  const changed = [...sealed].map((_, at) => sealed.slice(0, at) + letter(at) + sealed.slice(at + 1));
  const others = [sealed.slice(1), sealed.slice(0, -1), `${sealed}A`, sealed.toLowerCase(), `${sealed}=`];
  const before = await dumpClasses(site);
  await Promise.all(
    [...changed, ...others].map(async (forged) => {
      const answer = await client.get(`/bo/${forged}`);
      expect(answer.status, forged).toBe(404);
      expect(await answer.text()).not.toContain("runId");
    }),
  );
  for (const forged of [changed[0], changed[20], changed.at(-1), ...others]) {
    expect(await teacher.call("giveAssignment", made.id, workOf(forged ?? "")), forged).toEqual(refused);
    expect((await client.call("startRun", "/bo", forged)).value, forged).toEqual(refused);
    const change = { kind: "replace-all" };
    expect((await client.call("changeQuestionSet", "/bo", forged, change)).value, forged).toEqual(refused);
  }
  const run = await openRunAt(client, `/bo/${sealed}`);
  // What is asked is chosen by the page alone: the run's own id begins no other.
  expect((await client.call("startRun", `/bo/${sealed}`, run?.runId)).value).toEqual(refused);
  expect(await dumpClasses(site)).toBe(before);
});

test("of ten thousand sets one address makes six hundred and one a second, and none of them is stored", async () => {
  const address = freshAddress();
  const before = await dumpClasses(site);
  const begun = performance.now();
  const source = setOf("3", 5);
  const reasons: string[] = [];
  while (!reasons.includes("too-many") && reasons.length <= 2000) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser(address).call("makeQuestionSet", "/bo", source)),
    );
    reasons.push(...answers.map(({ value }) => /"too-many"/.exec(JSON.stringify(value))?.[0] ?? "made"));
    if (reasons.at(-1) === '"too-many"') break;
  }
  const made = reasons.filter((reason) => reason === "made").length;
  expect(reasons).toContain('"too-many"');
  expect(made).toBeLessThanOrEqual(600 + (performance.now() - begun) / 1000 + 1);
  expect(await dumpClasses(site)).toBe(before);
  expect(await makeSet(browser()), "another address").toMatch(/^[\w-]+$/);
});

/** The minutes of the fullest day that a pupil of a class has, from what is stored. */
async function fullestDay({ id }: AttackedClass): Promise<number> {
  const [row] = await site.sql<{ minutes: number }>`
    select max(minutes)::float as minutes from (
      select sum(work.minutes::numeric / (closes_on - opens_on + 1)) as minutes
      from assignments as work
      cross join generate_series(opens_on, closes_on, interval '1 day') as day
      join class_seats as seat on seat.class_id = work.class_id and (seats is null or seat.number = any (seats))
      where work.class_id = ${id} and withdrawn_at is null
      group by day, seat.number
    ) as days`;
  return row?.minutes ?? 0;
}

const isGiven = (answer: unknown) => JSON.stringify(answer).startsWith('{"ok":true');

test("more than twice the minutes of a day is refused however it is given, and nothing of it is stored", async () => {
  const made = await teacher.makeClass(3, "1");
  const sealed = await makeSet(teacher.client, 20, "1");
  const give = (more = {}) => teacher.call("giveAssignment", made.id, workOf(sealed, more));
  let given = 0;
  let answer = await give();
  for (; isGiven(answer) && given < 20; given += 1) answer = await give();
  expect(given).toBeGreaterThan(0);
  expect(answer).toEqual(tooMuch);
  const full = await fullestDay(made);
  expect(full).toBeLessThanOrEqual(mostMinutes);
  const before = await dumpClasses(site);
  // Days that are over would spread the minutes, and a single seat is as full as all of them.
  for (const more of [{ opensOn: dayIn(-30) }, { seats: [2] }, { isVaried: true, isRepeatable: false }]) {
    expect(await give(more), JSON.stringify(more)).toEqual(tooMuch);
  }
  for (const more of [
    { closesOn: dayIn(-1) },
    { opensOn: dayIn(-61) },
    { opensOn: dayIn(1) },
    { seats: [1, 1] },
    { seats: [] },
    { minutes: 0, questions: 0, seats: [61] },
  ]) {
    expect(await give(more), JSON.stringify(more)).toEqual(refused);
  }
  expect(await dumpClasses(site)).toBe(before);
  const remedy = { skillId: setOf("1", 5).skillIds[0] ?? "", code: "", numbers: [1] };
  let refusal: unknown = { ok: true };
  for (let go = 0; isGiven(refusal) && go < 60; go += 1) refusal = await teacher.call("giveRemedy", made.id, remedy);
  expect([tooMuch, { ok: false, reason: "too-fast" }]).toContainEqual(refusal);
  expect(await fullestDay(made)).toBeLessThanOrEqual(mostMinutes);
});

test("work that two teachers give at the same moment fills no day with more than twice its minutes", async () => {
  const made = await teacher.makeClass(3, "1");
  const colleague = await HttpTeacher.arrive(site);
  await colleague.accept(await teacher.invite(made.id));
  const sealed = await makeSet(teacher.client, 20, "1");
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => {
      const seats = index % 4 === 3 ? [1, 2] : null;
      return (index % 2 === 0 ? teacher : colleague).call("giveAssignment", made.id, workOf(sealed, { seats }));
    }),
  );
  expect(answers.some(isGiven)).toBe(true);
  expect(answers).toContainEqual(tooMuch);
  expect(await fullestDay(made)).toBeLessThanOrEqual(mostMinutes);
});

test("work that is spread over days is not drawn together into one that is too full", async () => {
  const made = await teacher.makeClass(2, "1");
  const sealed = await makeSet(teacher.client, 20, "1");
  const works = await Promise.all(
    Array.from({ length: 10 }, () => teacher.give(made.id, workOf(sealed, { closesOn: dayIn(9) }))),
  );
  const change = { kind: "change", title: "Hôm nay", closesOn: dayIn(0) };
  const answers = await Promise.all(works.map(({ id }) => teacher.call("changeAssignment", made.id, id, change)));
  expect(answers).toContainEqual({ ok: true, value: null });
  expect(answers).toContainEqual(tooMuch);
  expect(await fullestDay(made)).toBeLessThanOrEqual(mostMinutes);
});
