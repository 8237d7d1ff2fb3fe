import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { checkUsername } from "#lib/core/check-username.ts";
import { joinLookAlikes, lookAlikes } from "#lib/core/look-alikes.ts";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { openInMemory } from "./support/open-in-memory.ts";
import { seededDatabase } from "./support/seeded-database.ts";

async function openSession(): Promise<DatabaseSession> {
  const database = await openInMemory("seeded");
  onTestFinished(() => database.close());
  return pgliteSession(database);
}

const insert = (session: DatabaseSession, name: string) =>
  session.query("insert into public.users (username, avatar) values ($1, 'fox')", [name]);

test("pupils whose names looked alike before that was looked at go on, and nobody new may look like them", async () => {
  const session = await openSession();
  const before = ["Minh0", "MinhO", "Aƀn", "Lan", "Lân"];
  await session.exec("alter table public.users disable trigger users_names_stay_apart");
  for (const name of before) await insert(session, name);
  await session.exec("alter table public.users enable trigger users_names_stay_apart");
  const names = await session.query("select username from public.users order by created_at, username", []);
  expect(names.map(({ username }) => username).sort()).toEqual(before.toSorted());
  await session.exec("update public.users set total_score = 10, avatar = 'cat'");
  await expect(insert(session, "M1nho")).rejects.toThrow("a name that looks the same is taken");
  await session.query("delete from public.users where username = $1", ["Minh0"]);
  await expect(insert(session, "M1nho")).rejects.toThrow("a name that looks the same is taken");
  await insert(session, "Lận");
});

test("of children who want names that look alike at the same moment one gets it", async () => {
  const url = await seededDatabase();
  const sql = postgres(url, { max: 8 });
  onTestFinished(() => sql.end());
  const names = ["Sol 10", "So1 10", "Soi 10", "SOL 1O", "S0l 10", "S0I lO", "Sol io", "So l 10"];
  const answers = await Promise.allSettled(
    names.map((name) => sql`insert into public.users (username, avatar) values (${name}, 'fox')`),
  );
  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [String(answer.reason)] : []));
  expect(refusals).toEqual(
    Array.from({ length: 7 }, () => expect.stringContaining("a name that looks the same is taken")),
  );
});

test("more pupils come in one statement than a transaction may hold locks", async () => {
  const url = await seededDatabase();
  const sql = postgres(url, { max: 1 });
  onTestFinished(() => sql.end());
  await sql`insert into public.users (username, avatar) select 'Bạn ' || n, 'fox' from generate_series(1, 10000) as n`;
  expect(await sql`select count(*)::int as pupils from public.users`).toEqual([{ pupils: 10_000 }]);
});

test("a name is one to the program if it is one to the database, whatever letter stands in it", async () => {
  const session = await openSession();
  const points = Array.from({ length: 0xffff }, (_, index) => index + 1).filter((at) => at < 0xd800 || at > 0xdfff);
  const names = points.map((point) => `A${String.fromCodePoint(point)}n`);
  const rows = z
    .array(z.object({ name: z.string(), is: z.boolean() }))
    .parse(
      await session.query(
        "select name, private.is_username(name) as is from jsonb_array_elements_text($1::text::jsonb) as names (name)",
        [JSON.stringify(names)],
      ),
    );
  const accepted = rows.flatMap(({ name, is }) => (is ? [name] : []));
  const unchanged = names.filter((name) => {
    const checked = checkUsername(name);
    return checked.ok && checked.value === name;
  });
  expect(unchanged.length).toBeGreaterThan(300);
  expect(accepted).toEqual(unchanged);
  // What NFC or trimming changes has to be a name to the database as it is kept.
  const kept = names.flatMap((name) => {
    const checked = checkUsername(name);
    return checked.ok ? [checked.value] : [];
  });
  const refused = await session.query(
    "select name from jsonb_array_elements_text($1::text::jsonb) as names (name) where not private.is_username(name)",
    [JSON.stringify([...new Set(kept)])],
  );
  expect(refused).toEqual([]);
});

test("the program and the database take a letter for the same other one, whichever a name may have", async () => {
  const session = await openSession();
  const points = Array.from({ length: 0x1ef9 }, (_, index) => index + 1);
  const letters = points
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter) && checkUsername(`A${letter}n`).ok);
  expect(letters.length).toBeGreaterThan(300);
  const rows = z
    .array(z.object({ letter: z.string(), looks: z.string() }))
    .parse(
      await session.query(
        "select letter, private.username_skeleton(letter) as looks from jsonb_array_elements_text($1::text::jsonb) as letters (letter)",
        [JSON.stringify(letters)],
      ),
    );
  const small = (letter: string) => (letter === "İ" ? letter : letter.toLowerCase());
  expect(rows.map(({ letter }) => [letter, lookAlikes.get(small(letter)) ?? small(letter)])).toEqual(
    rows.map(({ letter, looks }) => [letter, looks]),
  );
  const pairs = ["rn", "vv", "vvrn", "rrn", "vvv"];
  const joined = await session.query(
    "select private.username_skeleton(pair) as looks from jsonb_array_elements_text($1::text::jsonb) as pairs (pair)",
    [JSON.stringify(pairs)],
  );
  expect(joined).toEqual(pairs.map((pair) => ({ looks: joinLookAlikes(pair) })));
});
