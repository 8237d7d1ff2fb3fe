import type { Result } from "#lib/core/result.ts";

/** Why a set was not made or changed. */
export type SetProblem = "refused" | "too-few" | "too-many" | "backend-away";

/** What stands in the address of a set that was made or changed. */
export type MadeSet = Result<string, SetProblem>;

/** The page on which a set is put together; `?bo=` holds the set. */
export type SetPageHref = "/bo" | "/phieu" | `/co/lop/${string}/giao`;
