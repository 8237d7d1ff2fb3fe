import { expect, type Locator, type Page } from "@playwright/test";
import { Child } from "./child.ts";
import { pressWith } from "./press.ts";

const furthest = 80;

/** A pupil without mouse or finger: everything is reached with Tab and pressed with Enter. */
export class KeyboardChild extends Child {
  constructor(page: Page) {
    super(page);
    pressWith(page, (button) => this.press(button));
  }

  /** Goes on with Tab until `target` has the focus, round the page once at most. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < furthest; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`${target} is not reached with Tab`);
  }

  async press(button: Locator): Promise<void> {
    await this.reach(button);
    await this.page.keyboard.press("Enter");
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.insertText(text);
  }
}
