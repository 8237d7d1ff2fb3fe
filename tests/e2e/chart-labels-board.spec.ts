import { expect } from "@playwright/test";
import { cardAt, tellPlace } from "#lib/questions/kinds/chart-labels/draw.ts";
import { placesOf } from "#lib/questions/kinds/chart-labels/grading.ts";
import { chartLabelsText as text } from "#lib/text/chart-labels-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("names are put first, then numbers; two names that are swapped are told, taken back and put right", async ({
  page,
}) => {
  const question = findQuestion("chart-labels", ["c4-chart-build", 1]);
  const { view, key } = question;
  const [first = 0, second = 0, ...others] = key.cards;
  await showRun(page, [question]);
  const status = page.getByRole("main").getByRole("status");
  const board = page.getByRole("group", { name: "Đáp án" });
  const named = (card: number) => cardAt(view, card) ?? "";
  const card = (at: number) => board.getByRole("button", { name: text.card(named(at)), exact: true });
  const [one, other] = placesOf(view);
  if (one === undefined || other === undefined) throw new Error("there are no places");
  // A number has no place before the names lie there.
  await expect(card(view.names.length)).toHaveAttribute("aria-disabled", "true");
  for (const at of [second, first, ...others]) await card(at).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(key.wrong[0]?.[second]?.text ?? "");
  await board.getByRole("button", { name: tellPlace(view, one, named(second)) }).click();
  await board.getByRole("button", { name: tellPlace(view, other, named(first)) }).click();
  await card(second).click();
  await card(first).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(question.praise.text);
  await expect(board.getByRole("img")).toBeVisible();
});
