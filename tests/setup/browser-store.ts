import type { Page } from "@playwright/test";

/** How many rows a store of the page's database has; 0 before there is one. */
export function countInStore(page: Page, store: "packs" | "finishedRuns"): Promise<number> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === "huou-ham-hoc")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("huou-ham-hoc");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  }, store);
}
