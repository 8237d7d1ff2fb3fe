import { cache } from "react";
import { openOwnClass } from "#app/co/lop/[id]/open-own-class.ts";
import type { AssignmentReport } from "#lib/classes/assignment-view.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { readReport } from "#lib/server/assignment-report.ts";
import { findGrownUp } from "#lib/server/grown-up-auth.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** What came of the work of an address, of a class of the grown-up who is signed in. Read once a request. */
export const openOwnReport = cache(
  async (id: string, code: string): Promise<AssignmentReport | "signed-out" | "backend-away" | "none"> => {
    const view = await openOwnClass(id);
    if (typeof view === "string") return view;
    if (classCode.read(code) !== code) return "none";
    const found = await tryRead("report", async () => {
      const grownUp = await findGrownUp();
      return grownUp === null ? "signed-out" : readReport(grownUp.id, id, code);
    });
    if (!found.ok) return "backend-away";
    return found.value ?? "none";
  },
);
