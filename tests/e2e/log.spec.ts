import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { ActionClient } from "#tests/setup/action-client.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

const name = "Bé Kỳ Lân 4271";
const lock = "frog-duck-cat";
const email = "me.cua.ky.lan@truong-xa.vn";
const password = "một mật khẩu rất dài";
const message = "Lời nhắn không ai được đọc trong nhật ký.";
const searched = "từ khoá riêng tư";

const lineSchema = z.object({ level: z.string(), at: z.iso.datetime(), event: z.string() }).loose();

function form(fields: Readonly<Record<string, string>>): FormData {
  const filled = new FormData();
  for (const [field, value] of Object.entries(fields)) filled.set(field, value);
  return filled;
}

/** Everything from the first event on; before it stands what Next says of itself. */
function linesOf(server: RunningServer) {
  const output = server.output();
  const lines = output.slice(output.indexOf("{")).split("\n").filter(Boolean);
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

/** A page that is not read to its end is not made to its end. */
async function open(client: ActionClient, path: string): Promise<void> {
  await (await client.get(path)).text();
}

/** A pupil and a grown-up do what is done on the site, and some of it wrongly. Gives all that may not be in the log. */
async function doEverything(pupil: ActionClient, grownUp: ActionClient): Promise<string[]> {
  const account = form({ username: name, avatar: "critters-01" });
  expect(await pupil.call("register", "/user", null, account)).toMatchObject({ value: { status: "done" } });
  const { value: taken } = await grownUp.call("register", "/user", null, account);
  expect(taken).toMatchObject({ status: "refused" });
  const session = pupil.cookie;
  expect(session).not.toBe("");
  expect(await pupil.call("changeLock", "/user", null, lock)).toMatchObject({ value: { ok: true } });
  const runId = await pupil.openRun("/game/addition/10/play/1");
  await pupil.finish(runId, []);
  await pupil.finish(`${runId}x`, []);
  await pupil.call("logOut", "/user");
  const wrongLock = form({ username: name, lock: "cat-duck-frog" });
  expect(await pupil.call("logIn", "/user", null, wrongLock)).toMatchObject({ value: { status: "locked" } });
  await pupil.call("logIn", "/user", null, form({ username: name, lock }));
  await grownUp.call("signUp", "/grown-ups", null, form({ email, "new-password": password }));
  await grownUp.call("signIn", "/grown-ups", null, form({ email, password: `${password}!` }));
  await grownUp.call("signIn", "/grown-ups", null, form({ email, password }));
  expect(grownUp.cookie).toContain("hhh-grown-up");
  await open(grownUp, "/grown-ups");
  await pupil.call("sendMessage", "/contact", null, form({ email, message, website: "x" }));
  await open(pupil, `/search?q=${encodeURIComponent(searched)}`);
  await open(pupil, `/auth/confirm?token_hash=${"a".repeat(40)}&type=recovery`);
  await pupil.send("register", "/user", `[${name}]`);
  const cookies = [session, pupil.cookie, grownUp.cookie].flatMap((cookie) => cookie.split(/; |=/));
  return [runId, ...runId.split("."), ...cookies.filter((value) => value.length > 20)];
}

test("the server's log tells of every fault once and holds nothing of anybody", async () => {
  const database = await startPostgresServer();
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-log-"));
  const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for this test and no other" };
  const server = await startServer({ dataDir, env, port: null });
  try {
    // A server is ready before its database is, and on a busy machine the first wish would not wait so long.
    await (await fetch(`${server.origin}/api/health`)).text();
    const [pupil, grownUp] = [new ActionClient(server.origin), new ActionClient(server.origin)];
    const secrets = await doEverything(pupil, grownUp);
    await database.halt();
    const failed = await pupil.call("sendMessage", "/contact", null, form({ email, message }));
    expect(failed.status).toBe(500);
    await pupil.call("register", "/user", null, form({ username: `${name}0`, avatar: "critters-01" }));
    await open(pupil, "/user");
    await open(grownUp, "/grown-ups");

    const lines = linesOf(server);
    expect(lines.filter(({ event }) => event === "request failed")).toMatchObject([
      { level: "error", method: "POST", route: "/user", kind: "action", digest: expect.any(String) },
      { level: "error", method: "POST", route: "/contact", kind: "action", digest: expect.any(String) },
    ]);
    const events = lines.map(({ event, what }) => (event === "read failed" ? `${event}: ${String(what)}` : event));
    for (const event of ["finish refused", "run id refused", "read failed: register", "read failed: grown-up page"]) {
      expect(events.filter((told) => told === event)).toHaveLength(1);
    }
    // Also as it is compared with other names. Its number counts where it stands alone: within a digest it is there by chance.
    const named = [name, "Kỳ Lân", "ky lan", "kylan"];
    const typed = [...named, lock, email, "ky.lan", password, message, searched, env.APP_SECRET];
    const told = [...typed, ...secrets].flatMap((text) => [text, encodeURIComponent(text)]);
    const output = server.output().toLowerCase();
    expect(told.filter((text) => output.includes(text.toLowerCase()))).toEqual([]);
    expect(output).not.toMatch(/(?<![\w-])4271(?![\w-])/);
  } finally {
    await server.kill9();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
