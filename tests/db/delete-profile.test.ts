import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptText } from "#lib/text/kept-text.ts";
import { engines, type TestDatabase } from "./support/engines.ts";
import { fullPupil } from "./support/full-pupil.ts";

describe.each(engines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Every table of the product, as the database itself lists them. */
  function listTables(): Promise<string[]> {
    return database.run(`
      select oid::regclass::text from pg_class
      where relkind in ('r', 'p', 'm') and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      order by 1`);
  }

  /** The tables in which any column of any row holds the text, however it is written there. */
  async function tablesThatHold(text: string): Promise<string[]> {
    const tables = await listTables();
    return database.run(
      tables
        .map((name) => `select '${name}' from ${name} as kept where strpos(to_jsonb(kept)::text, '${text}') > 0`)
        .join(" union "),
    );
  }

  test("the privacy page tells of every table that is not the product's own content", async () => {
    const content = ["courselist", "passages", "questions"];
    const tables = (await listTables()).map((name) => name.replace(/^auth\..*/, "auth").replaceAll('"', ""));
    const told = keptText.server.flatMap(({ names }): readonly string[] => names);
    expect(told.toSorted()).toEqual([...new Set(tables)].filter((name) => !content.includes(name)).toSorted());
  });

  test("nothing anywhere names a deleted pupil; of the runs their used ids are left, for eight days", async () => {
    const gone = fullPupil("Hươu Đi Xa", 4);
    const other = fullPupil("Hươu Ở Lại", 4);
    await database.run(`${gone.sql}; ${other.sql}`);
    const known = await database.run(`
      select distinct conrelid::regclass::text from pg_constraint
      where contype = 'f' and confrelid in ('public.users'::regclass, 'public.class_pupils'::regclass) order by 1`);
    expect(known.length).toBeGreaterThan(4);
    // A table that is new has to be filled by fullPupil, or nothing is proved of it.
    expect((await tablesThatHold(gone.id)).toSorted()).toEqual(["users", ...known].toSorted());
    expect(await tablesThatHold(gone.username)).toEqual(["users"]);
    const before = await tablesThatHold(other.id);

    await database.run(`delete from public.users where id = '${gone.id}'`);

    expect(await tablesThatHold(gone.id)).toEqual([]);
    expect(await tablesThatHold(gone.username)).toEqual([]);
    for (const [place, run] of gone.runs.entries()) {
      expect(await tablesThatHold(run)).toEqual(place < 4 ? ["private.spent_runs"] : []);
    }
    expect(await database.run("select to_jsonb(kept)::text from private.spent_runs as kept limit 1")).toEqual([
      expect.stringMatching(/^\{"id": "[0-9a-f-]{36}", "spent_at": "[^"]+"\}$/),
    ]);
    expect(await tablesThatHold(other.id)).toEqual(before);

    await database.run("select public.forget_old_history(now() + interval '8 days 1 second')");
    for (const run of gone.runs) expect(await tablesThatHold(run)).toEqual([]);
  });

  test("a profile that was deleted by its pupil is kept apart for seven days, and then by nothing", async () => {
    const gone = fullPupil("Hươu Chờ Xoá", 4);
    await database.run(gone.sql);
    const deleted = await database.run(`
      select public.delete_profile(user_id, id, repeat('geheim', 8)) from public.pupil_sessions where user_id = '${gone.id}'`);
    expect(deleted).toEqual(["deleted"]);
    expect((await tablesThatHold(gone.id)).toSorted()).toEqual(["deleted_profiles", "private.deleted_rows"]);
    expect((await tablesThatHold(gone.username)).toSorted()).toEqual(["deleted_profiles", "private.deleted_rows"]);

    await database.run("select public.forget_old_history(now() + interval '7 days 1 second')");
    expect(await tablesThatHold(gone.id)).toEqual([]);
    expect(await tablesThatHold(gone.username)).toEqual([]);
  });
});
