import { connection } from "next/server";
import { cache } from "react";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { openClass } from "#lib/server/classes.ts";

/**
 * The class of an address, of the grown-up who is signed in. A class of others is answered like one there is none of. Read
 * once a request.
 */
export const openOwnClass = cache(async (id: string): Promise<ClassView | "signed-out" | "backend-away" | "none"> => {
  await connection();
  if (!classIdSchema.safeParse(id).success) return "none";
  const read = await asGrownUp("class", (grownUp) => openClass(grownUp.id, id, Date.now()));
  return read.ok ? (read.value ?? "none") : read.reason;
});
