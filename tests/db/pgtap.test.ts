import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "./support/engines.ts";
import { pgtapSql } from "./support/pgtap-sql.ts";
import { readTap } from "./support/tap.ts";

const folder = "supabase/tests";
const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));

describe.each(engines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.run(await pgtapSql());
  });
  afterAll(() => database.close());

  test.each(files)("every assertion of %s holds", async (file) => {
    const result = readTap(await database.run(readFileSync(join(folder, file), "utf8")));
    expect(result.failures.join("\n")).toBe("");
    expect(result.planned).toBeGreaterThan(0);
    expect(result.passed).toBe(result.planned);
  });
});
