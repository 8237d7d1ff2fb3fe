import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keepTimes } from "#lib/core/keep-times.ts";
import type { Backend } from "#lib/database/backend.ts";
import { pgliteOptions } from "#lib/database/embedded/pglite.ts";
import { startMailSink } from "#tests/setup/mail-sink.ts";
import { seededDatabase } from "./support/seeded-database.ts";
import { seededFolder } from "./support/seeded-folder.ts";

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

/** A service behind HTTP, as a hosted project is, with confirmed emails. */
async function serve(service: Backend): Promise<string> {
  const server = createServer(async (asked, answer) => {
    const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = asked.method === "POST" || asked.method === "PUT" ? await text(asked) : null;
    const given = await service.fetch(
      new Request(`http://${asked.headers.host}${asked.url}`, { method: asked.method ?? "GET", headers, body }),
    );
    answer.writeHead(given.status, Object.fromEntries(given.headers));
    answer.end(Buffer.from(await given.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const kinds: Record<string, () => Promise<Backend>> = {
  async embedded() {
    vi.stubEnv("DATA_DIR", seededFolder());
    return startBackend();
  },
  async "own PostgreSQL"() {
    const url = await seededDatabase();
    vi.stubEnv("DATABASE_URL", url);
    return startBackend();
  },
  async hosted() {
    const { startEmbedded } = await import("#lib/database/embedded/start-embedded.ts");
    const service = await startEmbedded(seededFolder());
    onTestFinished(() => service.close());
    vi.resetModules();
    vi.stubEnv("SUPABASE_URL", await serve(service));
    vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", service.publishableKey);
    vi.stubEnv("SUPABASE_SECRET_KEY", service.secretKey);
    return startBackend();
  },
};

/** A browser's cookies, and the client that speaks for whoever they belong to. */
async function browserOf(backend: Backend) {
  const { grownUpClient } = await import("#lib/database/grown-up-client.ts");
  const cookies = new Map<string, string>();
  const auth = () =>
    grownUpClient(backend, {
      isSecure: false,
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      set: (name, value) => (value === "" ? cookies.delete(name) : cookies.set(name, value)),
      setHeader: () => undefined,
    }).auth;
  return { cookies, auth };
}

/** Everything the server has written since the test began. */
function readLog(): () => string {
  const written: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0);
  return () => written.join("");
}

const email = "co.lan@truong.vn";

test.each(Object.entries(kinds))("a grown-up's account lives through its story: %s", async (_kind, start) => {
  const log = readLog();
  const backend = await start();
  const { signUpClient } = await import("#lib/database/clients.ts");
  const stranger = (await signUpClient()).auth;
  const { cookies, auth } = await browserOf(backend);

  expect((await stranger.signUp({ email, password: "mật khẩu 1" })).error).toBeNull();
  expect((await stranger.signUp({ email, password: "mật khẩu 2" })).error?.code).toBe("user_already_exists");
  expect((await auth().signInWithPassword({ email, password: "mật khẩu 2" })).error?.code).toBe("invalid_credentials");
  expect(cookies.size).toBe(0);
  expect((await auth().signInWithPassword({ email, password: "mật khẩu 1" })).error).toBeNull();
  expect((await auth().getUser()).data.user?.email).toBe(email);

  const elsewhere = await browserOf(backend);
  expect((await elsewhere.auth().signInWithPassword({ email, password: "mật khẩu 1" })).error).toBeNull();
  expect((await auth().updateUser({ password: "mật khẩu 3" })).error).toBeNull();
  expect((await auth().signOut({ scope: "others" })).error).toBeNull();
  expect((await elsewhere.auth().getUser()).data.user).toBeNull();
  expect((await auth().refreshSession()).error).toBeNull();
  expect((await auth().getUser()).data.user?.email).toBe(email);

  expect((await stranger.resetPasswordForEmail(email)).error).toBeNull();
  expect((await stranger.resetPasswordForEmail("nobody@truong.vn")).error).toBeNull();
  expect(log().match(/^Mail to .*$/gm)).toEqual([`Mail to ${email} (SMTP_URL is not set, so it was not sent)`]);
  const [, token = ""] = /type=recovery&token=(\S+)/.exec(log()) ?? [];
  const third = await browserOf(backend);
  expect((await third.auth().verifyOtp({ token_hash: token, type: "recovery" })).error).toBeNull();
  expect((await third.auth().getUser()).data.user?.email).toBe(email);
  expect((await third.auth().verifyOtp({ token_hash: token, type: "recovery" })).error?.code).toBe("otp_expired");

  expect((await auth().signOut({ scope: "local" })).error).toBeNull();
  expect(cookies.size).toBe(0);
});

/** Runs SQL as the owner of the database behind a backend of these tests. */
type AsOwner = (sql: string) => Promise<void>;

const mailing: Record<string, () => Promise<AsOwner>> = {
  async embedded() {
    const folder = seededFolder();
    vi.stubEnv("DATA_DIR", folder);
    return async (sql) => {
      const { closeBackend } = await import("#lib/database/backend.ts");
      await closeBackend();
      const database = new PGlite(join(folder, "database"), pgliteOptions);
      await database.exec(sql);
      await database.close();
    };
  },
  async "own PostgreSQL"() {
    const url = await seededDatabase();
    vi.stubEnv("DATABASE_URL", url);
    return async (sql) => {
      const database = postgres(url, { max: 1 });
      await database.unsafe(sql);
      await database.end();
    };
  },
};

test.each(Object.entries(mailing))(
  "an unconfirmed email begins anew, keeps no password of who signed it up, and is forgotten in time: %s",
  async (_kind, prepare) => {
    const sink = await startMailSink();
    onTestFinished(() => sink.close());
    const asOwner = await prepare();
    for (const [name, value] of Object.entries({
      SMTP_URL: sink.url,
      MAIL_FROM: "huou@truong.vn",
      SITE_URL: "http://127.0.0.1:3000",
    })) {
      vi.stubEnv(name, value);
    }
    await startBackend();
    const { signUpGrownUp } = await import("#lib/server/grown-ups.ts");
    const { signUpClient } = await import("#lib/database/clients.ts");
    const { forgetHistory } = await import("#lib/server/forget-history.ts");
    const typed = ["mật khẩu lạ 1", "mật khẩu lạ 2", "mật khẩu lạ 3"];
    for (const [index, password] of typed.entries()) {
      expect(await signUpGrownUp(email, password)).toEqual({ ok: true, value: null });
      await expect.poll(() => sink.mails.length).toBe(index + 1);
    }
    const tokens = sink.mails.map((mail) => /token=([^\s"]+)/.exec(mail)?.[1] ?? "");
    const { auth } = await signUpClient();
    const open = async (token: string) => (await auth.verifyOtp({ token_hash: token, type: "signup" })).error?.code;
    expect(await open(tokens[0] ?? "")).toBe("otp_expired");
    expect(await open(tokens[1] ?? "")).toBe("otp_expired");
    expect(await open(tokens[2] ?? "")).toBeUndefined();
    for (const password of typed) {
      expect((await auth.signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
    }
    expect((await auth.updateUser({ password: "mật khẩu của cô" })).error).toBeNull();
    expect((await signUpGrownUp(email, "mật khẩu lạ 4")).ok, "a confirmed account stays as it is").toBe(false);
    expect((await auth.signInWithPassword({ email, password: "mật khẩu của cô" })).error).toBeNull();
    expect(await signUpGrownUp("quen@truong.vn", "mật khẩu 5")).toEqual({ ok: true, value: null });

    const age = (accountDays: number, logDays: number) =>
      asOwner(`update auth.users set created_at = created_at - interval '${accountDays} days', confirmation_sent_at = null;
        update auth.audit_log_entries set created_at = created_at - interval '${logDays} days'`);
    await age(keepTimes.unconfirmedDays - 1, keepTimes.authLogDays - 1);
    expect(await forgetHistory()).toMatchObject({ accounts: 0, logEntries: 0 });
    await age(1, 1);
    const { accounts, logEntries } = await forgetHistory();
    expect(accounts).toBe(1);
    expect(logEntries).toBeGreaterThan(3);
    expect(await forgetHistory()).toMatchObject({ accounts: 0, logEntries: 0 });
    const again = (await signUpClient()).auth;
    expect((await again.signInWithPassword({ email, password: "mật khẩu của cô" })).error).toBeNull();
  },
);

test("a refresh token that was used long ago ends its session", async () => {
  const backend = await kinds.embedded?.();
  if (backend === undefined) throw new Error("no backend");
  const { signUpClient } = await import("#lib/database/clients.ts");
  await (await signUpClient()).auth.signUp({ email, password: "mật khẩu 1" });
  const { auth } = await browserOf(backend);
  const first = (await auth().signInWithPassword({ email, password: "mật khẩu 1" })).data.session?.refresh_token ?? "";
  expect((await auth().refreshSession()).error).toBeNull();
  expect((await auth().refreshSession()).error).toBeNull();
  const thief = (await signUpClient()).auth;
  expect((await thief.refreshSession({ refresh_token: first })).error?.code).toBe("refresh_token_already_used");
  expect((await auth().refreshSession()).error).not.toBeNull();
});

test("what a grown-up's token may read of the children is nothing more than a visitor may", async () => {
  const backend = await kinds.embedded?.();
  if (backend === undefined) throw new Error("no backend");
  const { signUpClient } = await import("#lib/database/clients.ts");
  // The service says what it refuses.
  const refusals = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = await signUpClient();
  await client.auth.signUp({ email, password: "mật khẩu 1" });
  await client.auth.signInWithPassword({ email, password: "mật khẩu 1" });
  expect((await client.from("users").insert({ username: "Hươu Vui", avatar: "avatar-01" })).error?.code).toBe("42501");
  expect((await client.from("runs").select("*")).error?.code).toBe("42501");
  expect(refusals).toHaveBeenCalledTimes(2);
  expect((await client.schema("auth").from("users").select("*")).error).not.toBeNull();
});
