import { expect } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { earnPoints } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

test("a grown-up signs up, signs in, sees the pupils of this browser and logs out", async ({ page }) => {
  test.slow();
  const name = freshName();
  await makePupil(page, name);
  await earnPoints(page);
  const grownUp = new GrownUp(page);
  expect(await grownUp.signUp()).toContain("Vui lòng đăng nhập.");
  await page.getByRole("button", { name: "Quay về đăng nhập" }).click();
  await expect(grownUp.field("Email")).toHaveValue(grownUp.email);
  await grownUp.send("Đăng nhập", { "Mật khẩu": grownUp.password });
  await grownUp.isSignedIn();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByText("1 màn đã qua")).toBeVisible();
  await page.getByText("Lịch sử các màn", { exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: "Màn 1" });
  await expect(row.getByRole("cell")).toHaveText([/Đã qua/, /giây|phút/, /^\d{2}\/\d{2}\/\d{4}$/]);
  await expectSoundPage(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(row.getByRole("cell")).toHaveCount(3);
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.isSignedOut();
  await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
  expect((await page.context().cookies()).filter((cookie) => cookie.name.startsWith("hhh-grown-up"))).toEqual([]);
});

test("a grown-up sees nothing of pupils of other browsers", async ({ page, openContext }) => {
  const name = freshName();
  await makePupil(await (await openContext({})).newPage(), name);
  await new GrownUp(page).arrive();
  await expect(page.getByText("Chưa có hồ sơ nào được tạo trong trình duyệt này.")).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expectSoundPage(page);
});

test("a wrong password and an unknown email get the same words", async ({ page }) => {
  const grownUp = new GrownUp(page);
  await grownUp.signUp();
  await grownUp.signIn("không phải mật khẩu");
  await expect(page.getByText("Email hoặc mật khẩu chưa đúng.", { exact: true })).toBeVisible();
  await expect(grownUp.field("Email")).toHaveValue(grownUp.email);
  await grownUp.signIn(grownUp.password, new GrownUp(page).email);
  await expect(page.getByText("Email hoặc mật khẩu chưa đúng.", { exact: true })).toBeVisible();
  await expectSoundPage(page);
});

test("signing up with a taken email looks like signing up with a fresh one", async ({ page, openContext }) => {
  const grownUp = new GrownUp(page);
  const first = await answerTo(grownUp, grownUp.email);
  const second = await answerTo(new GrownUp(await (await openContext({})).newPage()), grownUp.email);
  expect(second.said).toBe(first.said);
  expect([first.cookies, second.cookies]).toEqual([0, 0]);
  // Both wait for the same moment, which making an account does not reach.
  expect(Math.min(first.took, second.took)).toBeGreaterThan(1000);
  await grownUp.signIn();
  await grownUp.isSignedIn();
});

async function answerTo(grownUp: GrownUp, email: string) {
  await grownUp.page.goto("/grown-ups");
  await grownUp.page.getByRole("button", { name: "Đăng kí bằng Email", exact: true }).click();
  const begun = performance.now();
  await grownUp.send("Đăng kí", { Email: email, "Mật khẩu": grownUp.password });
  const said = await grownUp.page.getByRole("main").getByRole("status").filter({ hasText: /./ }).innerText();
  const cookies = (await grownUp.page.context().cookies()).length;
  return { said, cookies, took: performance.now() - begun };
}

/** Sends the password on the page that is open, and gives the alert that answers it. */
async function tryPassword(grownUp: GrownUp, password: string): Promise<string> {
  const { page } = grownUp;
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await grownUp.send("Đăng nhập", { Email: grownUp.email, "Mật khẩu": password });
  await answered;
  await expect(page.getByRole("button", { name: "Đăng nhập", exact: true })).toBeEnabled();
  return page.getByRole("alert").filter({ hasText: /./ }).innerText();
}

test("of twenty wrong passwords an account hears nine and one more every seven seconds, and so it is with a right one", {
  tag: "@deep",
}, async ({ page }) => {
  const grownUp = new GrownUp(page);
  await grownUp.signUp();
  await page.goto("/grown-ups");
  const begun = performance.now();
  /** How many tries may have been heard by now, however slow the machine is. */
  const mostHeard = () => 9 + Math.floor((performance.now() - begun) / (60_000 / 9));
  let heard = 0;
  for (let go = 1; go <= 20; go += 1) {
    const said = await tryPassword(grownUp, `sai lần ${go}`);
    if (said.includes("Email hoặc mật khẩu chưa đúng.")) heard += 1;
    else expect(said).toContain("Đã thử quá nhiều lần. Vui lòng chờ một phút rồi thử lại.");
    expect(heard).toBeGreaterThanOrEqual(Math.min(go, 9));
    expect(heard).toBeLessThanOrEqual(mostHeard());
  }
  expect(heard).toBeLessThan(20);
  // One that was heard this moment is the last for seven seconds.
  await expect
    .poll(() => tryPassword(grownUp, "vẫn sai"), { intervals: [100], timeout: 20_000 })
    .toContain("Email hoặc mật khẩu chưa đúng.");
  expect(await tryPassword(grownUp, grownUp.password)).toContain("Đã thử quá nhiều lần.");
  // Only this account waits.
  await new GrownUp(page).arrive();
});

test("fields that are empty after trimming shake, and the first of them gets the focus", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/grown-ups");
  const animations = await page.evaluateHandle(() => {
    const names: string[] = [];
    for (const type of ["animationstart", "animationend"] as const) {
      document.addEventListener(type, ({ animationName }) =>
        names.push(`${animationName} ${type.slice("animation".length)}s`),
      );
    }
    return names;
  });
  // Where motion is reduced while it shakes, it also fades.
  const shake = ["shake starts", "shake ends"];
  const grownUp = new GrownUp(page);
  await grownUp.send("Đăng nhập", { Email: "   " });
  await expect.poll(() => animations.jsonValue()).toEqual(shake);
  await expect(grownUp.field("Email")).toBeFocused();
  await expect(grownUp.field("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(grownUp.field("Mật khẩu")).toHaveAttribute("aria-invalid", "true");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await grownUp.send("Đăng nhập", { Email: grownUp.email, "Mật khẩu": "  " });
  await expect.poll(() => animations.jsonValue()).toEqual([...shake, "fade starts", "fade ends"]);
  await expect(grownUp.field("Mật khẩu")).toBeFocused();
  await expect(grownUp.field("Email")).toHaveAttribute("aria-invalid", "false");
  expect(sent).toEqual([]);
  await expectSoundPage(page);
});

for (const [view, open] of [
  ["Đăng kí", "Đăng kí bằng Email"],
  ["Quên mật khẩu", "Quên mật khẩu?"],
] as const) {
  test(`the view ${view} is sound, and refuses what cannot be`, async ({ page }) => {
    await page.goto("/grown-ups");
    await page.getByRole("button", { name: open, exact: true }).click();
    await expect(page.getByRole("heading", { name: view })).toBeFocused();
    await expectSoundPage(page);
    const grownUp = new GrownUp(page);
    const password = view === "Đăng kí" ? { "Mật khẩu": "ngắn" } : {};
    const button = view === "Đăng kí" ? "Đăng kí" : "Gửi thư";
    await grownUp.send(button, { Email: "co lan", ...password });
    await expect(page.getByText("Địa chỉ email này chưa đúng.")).toBeVisible();
    if (view === "Đăng kí") {
      await grownUp.send(button, { Email: grownUp.email });
      await expect(page.getByText("Mật khẩu cần ít nhất 8 kí tự.", { exact: true })).toBeVisible();
    }
    await expectSoundPage(page);
  });
}

test("changing the password needs the current one and ends the other sessions", async ({ page, openContext }) => {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  const elsewhere = await (await openContext({})).newPage();
  await elsewhere.goto("/grown-ups");
  await elsewhere.getByLabel("Email", { exact: true }).fill(grownUp.email);
  await elsewhere.getByLabel("Mật khẩu", { exact: true }).fill(grownUp.password);
  await elsewhere.getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await expect(elsewhere.getByText(grownUp.email)).toBeVisible();
  const next = "mật khẩu thứ hai";
  await grownUp.send("Đổi mật khẩu", { "Mật khẩu hiện tại": "không phải", "Mật khẩu mới": next });
  await expect(page.getByText("Mật khẩu hiện tại chưa đúng.")).toBeVisible();
  await grownUp.send("Đổi mật khẩu", { "Mật khẩu hiện tại": grownUp.password, "Mật khẩu mới": next });
  await expect(page.getByText("Đã đổi mật khẩu.")).toBeVisible();
  await page.reload();
  await grownUp.isSignedIn();
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "Đăng nhập" })).toBeVisible();
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.isSignedOut();
  await grownUp.signIn();
  await expect(page.getByText("Email hoặc mật khẩu chưa đúng.", { exact: true })).toBeVisible();
  await grownUp.signIn(next);
  await grownUp.isSignedIn();
});

test("a session cookie changed by a byte is no session, and no error", async ({ page, context, baseURL }) => {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  const cookie = (await context.cookies()).find(({ name }) => name === "hhh-grown-up");
  if (cookie === undefined) throw new Error("no session cookie");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const places = Array.from({ length: 12 }, (_, index) => Math.floor((index * (cookie.value.length - 1)) / 11));
  for (const place of places) {
    const other = cookie.value[place] === "A" ? "B" : "A";
    const value = cookie.value.slice(0, place) + other + cookie.value.slice(place + 1);
    const answer = await context.request.get(`${baseURL}/grown-ups`, { headers: { cookie: `hhh-grown-up=${value}` } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain(grownUp.email);
  }
  await context.addCookies([
    { ...cookie, value: `${cookie.value.slice(0, -1)}${cookie.value.endsWith("A") ? "B" : "A"}` },
  ]);
  await page.goto("/grown-ups");
  await grownUp.isSignedOut();
  await grownUp.signIn();
  await grownUp.isSignedIn();
});

test("a link that cannot be read leads back to the sign-in", async ({ page }) => {
  await page.goto("/auth/confirm?type=email&token=1");
  await expect(page.getByText("Liên kết này không đọc được.")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Về trang đăng nhập" }).click();
  await expect(page.getByRole("heading", { name: "Đăng nhập" })).toBeVisible();
});

test("a provider's sign-in that failed says so", async ({ page }) => {
  await page.goto("/auth/callback?error=access_denied");
  await expect(page.getByText("Chưa đăng nhập được. Vui lòng thử lại.")).toBeVisible();
  await page.goto("/auth/callback?code=made-up");
  await expect(page.getByText("Chưa đăng nhập được. Vui lòng thử lại.")).toBeVisible();
});

test("no provider shows where none is configured", async ({ page }) => {
  await page.goto("/grown-ups");
  await expect(page.getByText("Đăng kí bằng Email", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Apple|Google/ })).toHaveCount(0);
});
