import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import { seededDatabase } from "./support/seeded-database.ts";

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

async function startBackend(): Promise<Backend> {
  const [{ backend }, { closeBackend }] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
  ]);
  onTestFinished(() => closeBackend());
  return backend();
}

test("of a deleted account nothing is left, and its email can begin anew", async () => {
  const url = await seededDatabase();
  vi.stubEnv("DATABASE_URL", url);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const backend = await startBackend();
  const { signUpClient } = await import("#lib/database/clients.ts");
  const { auth } = await signUpClient();
  const database = postgres(url, { max: 1 });
  onTestFinished(() => database.end());
  const traces = async (word: string): Promise<string[]> => {
    const tables = await database<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`;
    const found = await database.unsafe<{ name: string }[]>(
      tables
        .map(
          ({ name }) =>
            `select '${name}' as name from ${name} as kept where strpos(to_jsonb(kept)::text, '${word}') > 0`,
        )
        .join(" union "),
    );
    return found.map(({ name }) => name);
  };

  const email = "co.lan@truong.vn";
  await auth.signUp({ email: "thay.nam@truong.vn", password: "mật khẩu 0" });
  await auth.signUp({ email, password: "mật khẩu 1" });
  const id = (await auth.signInWithPassword({ email, password: "mật khẩu 1" })).data.user?.id ?? "";
  await auth.refreshSession();
  await auth.resetPasswordForEmail(email);
  expect((await traces(id)).length).toBeGreaterThan(3);

  await backend.deleteUser(id);
  expect(await traces(id)).toEqual([]);
  expect(await traces(email)).toEqual([]);
  expect(await traces("thay.nam@truong.vn")).not.toEqual([]);
  expect((await auth.getUser()).data.user).toBeNull();
  expect((await auth.signInWithPassword({ email, password: "mật khẩu 1" })).error?.code).toBe("invalid_credentials");
  expect((await auth.signUp({ email, password: "mật khẩu 2" })).error).toBeNull();
  await backend.deleteUser(id);
});

test("a hosted project is asked for it with the secret key, and its refusal is not swallowed", async () => {
  const asked: unknown[] = [];
  let isThere = true;
  const server = createServer((request, answer) => {
    const { method, url, headers } = request;
    const status = isThere ? 200 : 404;
    if (method === "DELETE") asked.push([url, headers.authorization, status]);
    if (method === "DELETE") isThere = false;
    answer.writeHead(url?.endsWith("2") ? 400 : status, { "content-type": "application/json" });
    answer.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_1");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_1");
  const backend = await startBackend();
  const id = "00000000-0000-4000-8000-000000000001";
  await backend.deleteUser(id);
  await backend.deleteUser(id);
  expect(asked[0]).toEqual([`/auth/v1/admin/users/${id}`, "Bearer sb_secret_1", 200]);
  await expect(backend.deleteUser(id.replace(/1$/, "2"))).rejects.toThrow("delete user");
});
