import { expect, type Page } from "@playwright/test";
import { skills } from "#lib/skills/registry.ts";
import { listRounds } from "#tests/setup/rounds.ts";
import { seesAll } from "#tests/setup/sight.ts";
import { test } from "#tests/setup/test.ts";

/** Of the room for questions on a page of each size, in millimetres. */
const rooms = { a4: { width: 180, height: 262 }, a5: { width: 124, height: 178 } } as const;

/** The first skill of each kind of question. */
function skillOfEachKind(): readonly string[] {
  const found = new Map<string, string>();
  for (const { id } of skills)
    for (const { question } of listRounds(id)) if (!found.has(question.kind)) found.set(question.kind, id);
  return [...new Set(found.values())];
}

/** In columns as large as a page, which are cut by the same rules: the questions of a sheet that lie in more than one. */
function findParted(page: Page, room: { readonly width: number; readonly height: number }): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const list = document.querySelector<HTMLElement>(".paper-questions");
    list?.setAttribute(
      "style",
      `width: ${width}mm; height: ${height}mm; columns: auto; column-width: ${width}mm; column-fill: auto`,
    );
    const all = [...document.querySelectorAll(".paper-question")];
    return all
      .filter((question) => question.getClientRects().length > 1)
      .map((question) => `${all.indexOf(question) + 1}: ${question.textContent.slice(0, 60)}`);
  }, room);
}

for (const size of ["a4", "a5"] as const)
  test(`no question of any kind is parted by the end of a page of ${size}`, async ({ page }) => {
    const parted: string[] = [];
    for (const id of skillOfEachKind()) {
      await page.goto(`/phieu?skill=${id}&n=7&seed=trang&giay=${size}`);
      await seesAll(page);
      await page.emulateMedia({ media: "print" });
      parted.push(...(await findParted(page, rooms[size])).map((question) => `${id} ${question}`));
      await page.emulateMedia({ media: "screen" });
    }
    expect(parted).toEqual([]);
  });
