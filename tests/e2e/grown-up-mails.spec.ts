import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { findFreePort } from "#scripts/find-free-port.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { startMailSink } from "#tests/setup/mail-sink.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test as base } from "#tests/setup/test.ts";

interface Fixtures {
  /** A server of one's own, whose log can be read. */
  readonly lend: (env: Readonly<Record<string, string>>) => Promise<{ server: RunningServer; page: Page }>;
}

const test = base.extend<Fixtures>({
  lend: async ({ openContext, ownOrigins }, use) => {
    const servers: RunningServer[] = [];
    const pages: Page[] = [];
    const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-mails-"));
    await use(async (env) => {
      const port = await findFreePort();
      const siteUrl = `http://127.0.0.1:${port}`;
      const server = await startServer({ dataDir, env: { SITE_URL: siteUrl, ...env }, port });
      servers.push(server);
      ownOrigins.add(server.origin);
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      pages.push(page);
      return { server, page };
    });
    // First the pages: what one of them would still ask for would find no server.
    for (const page of pages) await page.context().close();
    for (const server of servers) await server.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

// Each starts a server and its database.
test.describe.configure({ timeout: 120_000 });

function linkIn(text: string, kind: "recovery" | "signup"): string {
  const [link] = new RegExp(`http://\\S+/auth/confirm\\?type=${kind}&token=\\S+`).exec(text) ?? [];
  if (link === undefined) throw new Error(`no link in ${text}`);
  return link;
}

test("a forgotten password is set anew through the mail in the server's log", async ({ lend }) => {
  const { server, page } = await lend({});
  const grownUp = new GrownUp(page);
  await grownUp.signUp();
  await grownUp.forgetPassword();
  await expect.poll(() => server.output()).toContain(`Mail to ${grownUp.email}`);
  const link = linkIn(server.output(), "recovery");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Đặt mật khẩu mới" })).toBeVisible();
  await expectSoundPage(page);
  await grownUp.send("Lưu mật khẩu", { "Mật khẩu mới": "ngắn" });
  await expect(page.getByText("Mật khẩu cần ít nhất 8 kí tự.", { exact: true })).toBeVisible();
  const next = "mật khẩu thứ hai";
  await grownUp.send("Lưu mật khẩu", { "Mật khẩu mới": next });
  await expect(page).toHaveURL("/grown-ups");
  await grownUp.isSignedIn();
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.isSignedOut();
  await page.goto(link);
  await grownUp.send("Lưu mật khẩu", { "Mật khẩu mới": "mật khẩu thứ ba" });
  await expect(page.getByText("Liên kết này đã dùng rồi hoặc hết hạn.")).toBeVisible();
  await grownUp.signIn(next);
  await grownUp.isSignedIn();
});

test("no mail is written for an email that has no account, and the answer does not tell", async ({ lend }) => {
  const { server, page } = await lend({});
  const stranger = new GrownUp(page);
  await stranger.forgetPassword();
  const grownUp = new GrownUp(page);
  await grownUp.signUp();
  await grownUp.forgetPassword();
  await expect.poll(() => server.output()).toContain(`Mail to ${grownUp.email}`);
  expect(server.output()).not.toContain(stranger.email);
});

test("where mails are sent, an account is good once its email is confirmed", async ({ lend }) => {
  const sink = await startMailSink();
  const { server, page } = await lend({ SMTP_URL: sink.url, MAIL_FROM: "huou@truong.vn" });
  const grownUp = new GrownUp(page);
  const said = await grownUp.signUp();
  expect(said).toContain("Mời mở thư");
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]).toContain(`To: ${grownUp.email}`);
  expect(sink.mails[0]).toContain("From: huou@truong.vn");
  expect(sink.mails[0]).toContain("Email này vừa được dùng để đăng ký");
  await grownUp.signIn();
  await expect(page.getByText("Nếu vừa đăng ký, hãy mở thư xác nhận trước.")).toBeVisible();
  expect(await grownUp.signUp()).toBe(said);
  await page.goto(linkIn(sink.mails[0] ?? "", "signup"));
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Xác nhận" }).click();
  await grownUp.isSignedIn();
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.forgetPassword();
  await expect.poll(() => sink.mails.length).toBe(2);
  expect(linkIn(sink.mails[1] ?? "", "recovery")).toContain(server.origin);
  expect(server.output()).not.toContain("Mail to");
  sink.close();
});

test("mails that cannot be sent are told in the log, and to nobody else", async ({ lend }) => {
  const { server, page } = await lend({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "huou@truong.vn" });
  expect(await new GrownUp(page).signUp()).toContain("Mời mở thư");
  await expect.poll(() => server.output()).toContain('"event":"mail not sent"');
});

const secret = "a secret for this test and for no other";
const session = z.object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() }).loose();

/** What the session cookie holds, and the same as if it had ended a minute ago. */
async function readSession(context: BrowserContext) {
  process.env.APP_SECRET = secret;
  const [{ openCookie }, { signCookie }] = await Promise.all([
    import("#lib/supabase/open-cookie.ts"),
    import("#lib/supabase/sign-cookie.ts"),
  ]);
  const cookie = (await context.cookies()).find(({ name }) => name === "hhh-grown-up");
  if (cookie === undefined) throw new Error("no session cookie");
  const encoded = openCookie(cookie.name, cookie.value).replace("base64-", "");
  const content = session.parse(JSON.parse(Buffer.from(encoded, "base64url").toString()));
  const ended = JSON.stringify({ ...content, expires_at: Math.floor(Date.now() / 1000) - 60 });
  const value = signCookie(cookie.name, `base64-${Buffer.from(ended).toString("base64url")}`);
  return { content, ended: { ...cookie, value } };
}

test("a session about to end is renewed on the way to any page, also by requests at once", async ({ lend }) => {
  const { page, server } = await lend({ APP_SECRET: secret });
  const context = page.context();
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  const { content, ended } = await readSession(context);
  await context.clearCookies();
  await context.addCookies([ended]);
  const atOnce = await Promise.all(
    ["/grown-ups", "/leaderboard/all", "/grown-ups"].map((path) =>
      context.request.get(`${server.origin}${path}`, { headers: { cookie: `${ended.name}=${ended.value}` } }),
    ),
  );
  for (const answer of atOnce) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()["set-cookie"]).toMatch(/^hhh-grown-up=.*; HttpOnly/is);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
  await context.clearCookies();
  await context.addCookies([ended]);
  await page.goto("/grown-ups");
  await grownUp.isSignedIn();
  const renewed = await readSession(context);
  expect(renewed.content.refresh_token).not.toBe(content.refresh_token);
  expect(renewed.content.expires_at).toBeGreaterThan(Date.now() / 1000 + 60);
});

test("a session that cannot be renewed is over", async ({ lend }) => {
  const { page } = await lend({ APP_SECRET: secret });
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  const { ended } = await readSession(page.context());
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.isSignedOut();
  await page.context().addCookies([ended]);
  await page.goto("/grown-ups");
  await grownUp.isSignedOut();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith("hhh-grown-up"))).toEqual([]);
});

test("a sign-in service that is away is told kindly, and nothing else breaks", async ({ lend }) => {
  const { page, server } = await lend({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", APP_SECRET: secret });
  await page.context().addCookies([{ name: "hhh-grown-up", value: "anything", url: server.origin }]);
  await page.goto("/grown-ups");
  await expect(page.getByText("Chưa kết nối được với máy chủ. Mời thử lại sau ít phút.")).toBeVisible();
  await expectSoundPage(page);
});
