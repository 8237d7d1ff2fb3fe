import type { Locator } from "@playwright/test";
import type { Question } from "#lib/questions/question.ts";
import { jugText } from "#lib/text/jug-text.ts";
import { placeValueBoardText } from "#lib/text/place-value-board-text.ts";
import { press, pressButton } from "./press.ts";
import { weightsFor } from "./ways/kg-lit-ways.ts";

/** Swaps what lies there ten times and more, then adds and takes away what is still amiss. */
export async function layBlocks(
  board: Locator,
  { view, key }: Extract<Question, { kind: "place-value" }>,
): Promise<void> {
  const lie = { ...view.start };
  for (; lie.ones > 9; lie.ones -= 10, lie.tens += 1) await press(board, placeValueBoardText.swap.ones, 1);
  for (; lie.tens > 9; lie.tens -= 10, lie.hundreds += 1) await press(board, placeValueBoardText.swap.tens, 1);
  for (const place of ["hundreds", "tens", "ones"] as const) {
    const more = key[place] - lie[place];
    await press(board, more > 0 ? placeValueBoardText.add(place) : placeValueBoardText.take(place), Math.abs(more));
  }
  await press(board, "Trả lời", 1);
}

/** Fills the vessel by one mark after the other, or empties it. */
export async function pourTo(board: Locator, { view, key }: Extract<Question, { kind: "pour" }>): Promise<void> {
  const more = key.litres - view.start;
  await press(board, more > 0 ? jugText.add(view.markMl) : jugText.take(view.markMl), Math.abs(more));
  await press(board, "Trả lời", 1);
}

/** Puts weights on the free pan that make up what is missing there. */
export async function loadPan(board: Locator, { view, key }: Extract<Question, { kind: "weigh" }>): Promise<void> {
  const weights = board.getByRole("button", { name: /^Quả cân/ });
  for (const place of weightsFor(view.tray, key.kg)) await pressButton(weights.nth(place));
  await press(board, "Trả lời", 1);
}
