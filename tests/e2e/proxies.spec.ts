import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ActionClient } from "#tests/setup/action-client.ts";
import { freshName } from "#tests/setup/register.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { startTlsProxy, type TlsProxy } from "#tests/setup/tls-proxy.ts";

const likePage = "/course/practice/1";
const hsts = "strict-transport-security";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function register(client: ActionClient) {
  return client.call("register", "/user", {}, formOf({ username: freshName(), avatar: "critters-01" }));
}

/** How often in a row a client is let through with a message, of twelve, each time as another says who it is. */
async function countMessages(origin: string): Promise<number> {
  const states: unknown[] = [];
  for (let sent = 1; sent <= 12; sent += 1) {
    const client = new ActionClient(origin, { "x-forwarded-for": `198.51.100.${sent}` });
    const message = formOf({ email: "me@nha.vn", message: "Con thích đếm vịt lắm." });
    states.push((await client.call("sendMessage", "/contact", {}, message)).value);
  }
  return states.filter((state) => JSON.stringify(state).includes('"sent"')).length;
}

/** Likes the product from a page of another site, by a script and by a form; true when both counted, false when neither. */
async function likesFrom(origin: string, site: string, headers: Record<string, string>): Promise<boolean> {
  const sent = [
    await new ActionClient(origin, headers).send("like", likePage, "[]", { origin: site }),
    await new ActionClient(origin, headers).submit("like", likePage, site),
  ];
  const counted = sent.map(({ setCookies }) => setCookies.some((cookie) => cookie.startsWith("hhh-liked=1;")));
  expect(sent.map(({ status }) => status)).toEqual(counted.map((isCounted) => (isCounted ? 200 : 500)));
  expect(new Set(counted).size).toBe(1);
  return counted[0] === true;
}

async function withServer(env: Record<string, string>, use: (server: RunningServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-proxies-"));
  const server = await startServer({ dataDir, env, port: null });
  try {
    // What comes in while the server still starts is not looked at yet.
    await fetch(`${server.origin}/api/health`);
    await use(server);
  } finally {
    await server.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withProxy(target: string, use: (proxy: TlsProxy) => Promise<void>): Promise<void> {
  const proxy = await startTlsProxy(target);
  try {
    await use(proxy);
  } finally {
    proxy.close();
  }
}

const foreign = ["https://example.org", "null", "http://127.0.0.1:1", "http://localhost"];

test("a proxy on this machine is believed: cookies are Secure, limits are of those behind it, and of one site", async () => {
  await withServer({}, async ({ origin }) => {
    await withProxy(origin, async (proxy) => {
      const page = await fetch(proxy.origin);
      expect(page.headers.get(hsts)).toBe("max-age=31536000");
      const made = await register(new ActionClient(proxy.origin));
      expect(made.value).toMatchObject({ status: "done" });
      expect(made.setCookies.length).toBeGreaterThan(0);
      for (const cookie of made.setCookies) expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=lax$/i);

      for (const site of [...foreign, origin]) expect(await likesFrom(proxy.origin, site, {}), site).toBe(false);
      expect(await likesFrom(proxy.origin, proxy.origin, {})).toBe(true);

      expect(await countMessages(proxy.origin)).toBe(10);
      proxy.client = "203.0.113.2";
      expect(await countMessages(proxy.origin)).toBe(10);
    });
  });
});

test("nobody else is believed: what a request says of itself moves no limit, no cookie and no check", async () => {
  await withServer({ TRUST_PROXY: "10.0.0.0/8" }, async ({ origin }) => {
    const said = { "x-forwarded-proto": "https", "x-forwarded-host": "example.org", forwarded: "proto=https" };
    const page = await fetch(origin, { headers: said });
    expect(page.headers.get(hsts)).toBeNull();
    const made = await register(new ActionClient(origin, said));
    expect(made.value).toMatchObject({ status: "done" });
    expect(made.setCookies.length).toBeGreaterThan(0);
    for (const cookie of made.setCookies) expect(cookie).toMatch(/; HttpOnly; SameSite=lax$/i);
    for (const cookie of made.setCookies) expect(cookie).not.toMatch(/secure/i);

    for (const site of foreign) expect(await likesFrom(origin, site, said), site).toBe(false);
    expect(await likesFrom(origin, origin, said)).toBe(true);

    expect(await countMessages(origin)).toBe(10);
  });
});
