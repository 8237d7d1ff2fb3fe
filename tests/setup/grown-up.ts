import { expect, type Locator, type Page } from "@playwright/test";
import { workerNumber } from "./worker-number.ts";

let made = 0;

/** A teacher or parent at the sign-in panel. */
export class GrownUp {
  readonly page: Page;
  /** An email nobody else in this run of the tests has. */
  readonly email: string;
  password = "mật khẩu thứ nhất";

  constructor(page: Page) {
    made += 1;
    this.page = page;
    this.email = `co.lan.${workerNumber}.${made}@truong.vn`;
  }

  /** Fills in what is given and presses the button. */
  async send(button: string, fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.field(label).fill(text);
    await this.page.getByRole("button", { name: button, exact: true }).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Asks for an account, and gives what the panel answers. */
  async signUp(email = this.email): Promise<string> {
    await this.page.goto("/grown-ups");
    await this.page.getByRole("button", { name: "Đăng kí bằng Email", exact: true }).click();
    await this.send("Đăng kí", { Email: email, "Mật khẩu": this.password });
    return this.page.getByRole("main").getByRole("status").filter({ hasText: /./ }).innerText();
  }

  async signIn(password = this.password, email = this.email): Promise<void> {
    await this.page.goto("/grown-ups");
    await this.send("Đăng nhập", { Email: email, "Mật khẩu": password });
  }

  /** Makes an account and comes in. */
  async arrive(): Promise<void> {
    await this.signUp();
    await this.signIn();
    await this.isSignedIn();
  }

  async isSignedIn(): Promise<void> {
    await expect(this.page.getByText(this.email)).toBeVisible();
    await expect(this.page.getByRole("button", { name: "Đăng xuất", exact: true })).toBeVisible();
  }

  async isSignedOut(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Đăng nhập" })).toBeVisible();
    await expect(this.page.getByText(this.email)).toHaveCount(0);
  }

  /** Asks for the mail that leads to a new password. */
  async forgetPassword(): Promise<void> {
    await this.page.goto("/grown-ups");
    await this.page.getByRole("button", { name: "Quên mật khẩu?" }).click();
    await this.send("Gửi thư", { Email: this.email });
    await expect(this.page.getByRole("main").getByRole("status")).toContainText("Nếu email này có tài khoản");
  }
}
