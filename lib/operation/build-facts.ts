/** What was fixed when this was built; all are put in by Next. */
export const buildFacts = {
  isProduction: process.env.NODE_ENV === "production",
  /** Of package.json, through next.config.ts. */
  version: process.env.APP_VERSION ?? "unknown",
  /** An expression for the addresses that are no page, see page-addresses.ts. */
  unknownPages: process.env.UNKNOWN_PAGES ?? "(?!)",
  /** Another one for every build, also of the same sources. */
  build: process.env.SITE_BUILD ?? "unknown",
};
