import { readFileSync } from "node:fs";
import { type ChangingSite, startChangingSite } from "./changing-site.ts";
import { test } from "./test.ts";

/** A `test` whose site can be deployed anew and lost; its pages ask `site.origin`. */
export const changingSiteTest = test.extend<{ readonly site: ChangingSite }>({
  site: async ({ ownOrigins, baseURL }, use) => {
    const site = await startChangingSite(baseURL ?? "", readFileSync(".next/BUILD_ID", "utf8").trim());
    ownOrigins.add(site.origin);
    await use(site);
    site.close();
  },
});
