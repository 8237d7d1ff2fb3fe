import type { Locator, Page } from "@playwright/test";

type Press = (button: Locator) => Promise<void>;

const waysOfPressing = new WeakMap<Page, Press>();

/** From now on whoever plays on this page presses buttons in this way: with a finger, with the keyboard. */
export function pressWith(page: Page, press: Press): void {
  waysOfPressing.set(page, press);
}

/** Presses a button: with the mouse, unless the page has another way; in its middle, or where something lies there, at a point of it. */
export async function pressButton(
  button: Locator,
  position?: { readonly x: number; readonly y: number },
): Promise<void> {
  const press = waysOfPressing.get(button.page());
  await (press === undefined ? button.click(position === undefined ? {} : { position }) : press(button));
}

/** Presses the button of exactly this name, so many times. */
export async function press(board: Locator, name: string, times: number): Promise<void> {
  const button = board.getByRole("button", { name, exact: true });
  for (let pressed = 0; pressed < times; pressed += 1) await pressButton(button);
}
