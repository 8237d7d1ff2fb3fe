import type { Locator } from "@playwright/test";

/** Taps the animals of a picture lock, in this order, in the pad inside `place`. */
export async function tapLock(place: Locator, animals: readonly string[]): Promise<void> {
  const pad = place.getByRole("group", { name: "Chọn bạn thú" });
  for (const animal of animals) await pad.getByRole("button", { name: animal, exact: true }).click();
}
