import { expect } from "@playwright/test";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("digits are written into the squares of a table of places; one that is tapped is written anew", async ({
  page,
}) => {
  const question = findQuestion("boxes", ["c4-classes-millions", 3], ({ key }) => key.values.length === 9);
  const turned = question.key.values.toReversed();
  const { values } = question.key;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const square = (place: string) => board.getByRole("button", { name: new RegExp(`^Ô hàng ${place}[,:]`, "u") });
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(board.getByText("Lớp triệu")).toBeVisible();
  // A full square hands on to the next one.
  await page.keyboard.type(turned.join(""));
  await expect(square("trăm triệu")).toHaveAccessibleName(`Ô hàng trăm triệu: ${turned[0]}`);
  await expect(square("đơn vị")).toHaveAccessibleName(`Ô hàng đơn vị: ${turned[8]}`);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await page.keyboard.type(`${values.slice(0, 8).join("")}${values[8] === "5" ? "4" : "5"}`);
  await square("đơn vị").click();
  await board.getByRole("button", { name: "Xoá" }).click();
  await board.getByRole("button", { name: values[8] ?? "", exact: true }).click();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
