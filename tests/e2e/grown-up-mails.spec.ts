import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { findFreePort } from "#scripts/find-free-port.ts";
import { ActionClient } from "#tests/setup/action-client.ts";
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
  expect(said).toContain("Vui lòng mở thư");
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]).toContain(`To: ${grownUp.email}`);
  expect(sink.mails[0]).toContain("From: huou@truong.vn");
  expect(sink.mails[0]).toContain("Email này vừa được dùng để đăng kí");
  await grownUp.signIn();
  await expect(page.getByText("Nếu vừa đăng kí, hãy mở thư xác nhận trước.")).toBeVisible();
  expect(await grownUp.signUp()).toBe(said);
  await expect.poll(() => sink.mails.length).toBe(2);
  await page.goto(linkIn(sink.mails[1] ?? "", "signup"));
  await expectSoundPage(page);
  await grownUp.send("Xác nhận", { "Mật khẩu": "ngắn" });
  await expect(page.getByText("Mật khẩu cần ít nhất 8 kí tự.", { exact: true })).toBeVisible();
  await grownUp.send("Xác nhận", { "Mật khẩu": grownUp.password });
  await grownUp.isSignedIn();
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.forgetPassword();
  await expect.poll(() => sink.mails.length).toBe(3);
  expect(linkIn(sink.mails[2] ?? "", "recovery")).toContain(server.origin);
  expect(server.output()).not.toContain("Mail to");
  sink.close();
});

test("whoever owns the mailbox sets the password, and a stranger who signed the email up knows none", async ({
  lend,
  openContext,
}) => {
  const sink = await startMailSink();
  const { server, page } = await lend({ SMTP_URL: sink.url, MAIL_FROM: "huou@truong.vn" });
  const owner = new GrownUp(page);
  const stranger = new ActionClient(server.origin);
  const signUp = async (password: string) => {
    const form = new FormData();
    form.set("email", owner.email);
    form.set("new-password", password);
    return JSON.stringify((await stranger.call("signUp", "/grown-ups", null, form)).value);
  };
  const said = await signUp("mật khẩu người lạ");
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(await signUp("mật khẩu người lạ 2"), "the same answer").toBe(said);
  await expect.poll(() => sink.mails.length, "and another mail").toBe(2);
  const [first = "", second = ""] = sink.mails.map((mail) => linkIn(mail, "signup"));

  await page.goto(first);
  await owner.send("Xác nhận", { "Mật khẩu": owner.password });
  await expect(page.getByText("Liên kết này đã dùng rồi hoặc hết hạn.")).toBeVisible();
  await page.goto(second);
  await expectSoundPage(page);
  await owner.send("Xác nhận", { "Mật khẩu": owner.password });
  await owner.isSignedIn();

  const elsewhere = new GrownUp(await (await openContext({ baseURL: server.origin })).newPage());
  for (const known of ["mật khẩu người lạ", "mật khẩu người lạ 2"]) {
    await elsewhere.signIn(known, owner.email);
    await expect(elsewhere.page.getByText("Email hoặc mật khẩu chưa đúng.")).toBeVisible();
  }
  await elsewhere.signIn(owner.password, owner.email);
  await expect(elsewhere.page.getByText(owner.email)).toBeVisible();
  expect(await signUp("mật khẩu người lạ 3"), "an account changes nothing about the answer").toBe(said);
  await elsewhere.page.reload();
  await expect(elsewhere.page.getByText(owner.email)).toBeVisible();
  sink.close();
});

test("one mailbox gets five mails at once at the most, whoever asks for them from wherever", { tag: "@deep" }, async ({
  lend,
}) => {
  const sink = await startMailSink();
  const { server } = await lend({ SMTP_URL: sink.url, MAIL_FROM: "huou@truong.vn" });
  const ask = async (action: string, index: number, email: string) => {
    const form = new FormData();
    form.set("email", email);
    form.set("new-password", "mật khẩu 1");
    const from = new ActionClient(server.origin, { "x-forwarded-for": `203.0.113.${index}` });
    return JSON.stringify((await from.call(action, "/grown-ups", null, form)).value);
  };
  for (const action of ["signUp", "requestPasswordReset"]) {
    const said = new Set<string>();
    for (let index = 1; index <= 12; index += 1) said.add(await ask(action, index, `ba+${index}@truong.vn`));
    for (let index = 1; index <= 12; index += 1) said.add(await ask(action, index, "BA@truong.vn"));
    expect([...said], "nobody is told that a mailbox has enough").toHaveLength(1);
  }
  await ask("signUp", 1, "me@truong.vn");
  await expect.poll(() => sink.mails.some((mail) => mail.includes("To: me@truong.vn"))).toBe(true);
  expect(sink.mails.filter((mail) => /^To: ba/im.test(mail))).toHaveLength(5);
  sink.close();
});

test("mails that cannot be sent are told in the log, and to nobody else", async ({ lend }) => {
  const { server, page } = await lend({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "huou@truong.vn" });
  expect(await new GrownUp(page).signUp()).toContain("Vui lòng mở thư");
  await expect.poll(() => server.output()).toContain('"event":"mail not sent"');
});

const secret = "a secret for this test and for no other";
const session = z.object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() }).loose();

/** What the session cookie holds, and the same as if it had ended a minute ago. */
async function readSession(context: BrowserContext) {
  const { openCookie, signCookie } = await import("#lib/database/grown-up-cookies.ts");
  const cookie = (await context.cookies()).find(({ name }) => name === "hhh-grown-up");
  if (cookie === undefined) throw new Error("no session cookie");
  process.env.APP_SECRET = secret;
  const encoded = openCookie(cookie.name, cookie.value).replace("base64-", "");
  const content = session.parse(JSON.parse(Buffer.from(encoded, "base64url").toString()));
  const ended = JSON.stringify({ ...content, expires_at: Math.floor(Date.now() / 1000) - 60 });
  const value = signCookie(cookie.name, `base64-${Buffer.from(ended).toString("base64url")}`);
  // Servers of later tests in this process would start with it.
  delete process.env.APP_SECRET;
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
  await expect(page.getByText("Chưa kết nối được với máy chủ. Vui lòng thử lại sau ít phút.")).toBeVisible();
  await expectSoundPage(page);
});
