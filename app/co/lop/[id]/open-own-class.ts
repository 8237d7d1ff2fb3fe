import { connection } from "next/server";
import { cache } from "react";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { openClass } from "#lib/server/classes.ts";
import { findGrownUp } from "#lib/server/grown-up-auth.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * The class of an address, of the grown-up who is signed in. A class of others is answered like one there is none of. Read
 * once a request.
 */
export const openOwnClass = cache(async (id: string): Promise<ClassView | "signed-out" | "backend-away" | "none"> => {
  await connection();
  if (!classIdSchema.safeParse(id).success) return "none";
  const found = await tryRead("class", async () => {
    const grownUp = await findGrownUp();
    return grownUp === null ? "signed-out" : openClass(grownUp.id, id, Date.now());
  });
  if (!found.ok) return "backend-away";
  return found.value ?? "none";
});
