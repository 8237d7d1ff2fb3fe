import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/**
 * What axe finds wrong with a page and the frames in it, one line for each rule that is broken. Its code stays in a page
 * until that is left: to read it anew for each look takes longer than to look.
 */
export async function runAxe(page: Page, options: RunOptions, where = "html"): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ([place, wanted]) => {
      const { axe: looker } = window as Window & typeof globalThis & { axe: typeof axe };
      const { violations } = await looker.run(place, { ...wanted, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${html} ${target}`).join(" | ")}`,
      );
    },
    [where, options] as const,
  );
}
