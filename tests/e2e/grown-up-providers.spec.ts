import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "#scripts/find-free-port.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { startProviderProject } from "#tests/setup/provider-project.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

test("a grown-up signs in with Google where the operator has configured it", async ({ openContext, ownOrigins }) => {
  const project = await startProviderProject();
  const port = await findFreePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-providers-"));
  const env = {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
    SUPABASE_SECRET_KEY: "sb_secret_test",
    APP_SECRET: "a secret for this test and for no other",
    SITE_URL: siteUrl,
    SUPABASE_AUTH_PROVIDERS: "google,apple",
  };
  const server = await startServer({ dataDir, env, port });
  ownOrigins.add(server.origin).add(project.url);
  const context = await openContext({ baseURL: server.origin });
  const page = await context.newPage();
  // Where Google would ask who it is; it leads back with a code.
  let asked = new URL(siteUrl);
  await context.route(`${project.url}/auth/v1/authorize**`, async (route) => {
    asked = new URL(route.request().url());
    const back = `${asked.searchParams.get("redirect_to")}?code=a-code-of-google`;
    await route.fulfill({ contentType: "text/html", body: `<a href="${back}">bo.me@gmail.com</a>` });
  });

  await page.goto("/grown-ups");
  await expect(page.getByText("Đăng kí bằng Email, Apple hoặc Google")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Google" }).click();
  await page.getByRole("link", { name: "bo.me@gmail.com" }).click();
  expect(asked.searchParams.get("provider")).toBe("google");
  expect(asked.searchParams.get("redirect_to")).toBe(`${siteUrl}/auth/callback`);
  expect(asked.searchParams.get("code_challenge_method")).toBe("s256");

  await expect(page).toHaveURL("/grown-ups");
  await expect(page.getByText("bo.me@gmail.com")).toBeVisible();
  // There is no password of this site to change.
  await expect(page.getByRole("heading", { name: "Đổi mật khẩu" })).toHaveCount(0);

  const stranger = await (await openContext({ baseURL: server.origin })).newPage();
  await stranger.goto("/auth/callback?code=a-code-of-google");
  await expect(stranger.getByText("Chưa đăng nhập được. Vui lòng thử lại.")).toBeVisible();
  await stranger.context().close();
  await context.close();
  await server.kill9();
  project.close();
  rmSync(dataDir, { recursive: true, force: true });
});
