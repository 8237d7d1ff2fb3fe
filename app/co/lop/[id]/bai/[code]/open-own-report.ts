import { cache } from "react";
import { openOwnClass } from "#app/co/lop/[id]/open-own-class.ts";
import type { AssignmentReport } from "#lib/classes/assignment-view.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { readReport } from "#lib/server/assignment-report.ts";

/** What came of the work of an address, of a class of the grown-up who is signed in. Read once a request. */
export const openOwnReport = cache(
  async (id: string, code: string): Promise<AssignmentReport | "signed-out" | "backend-away" | "none"> => {
    const view = await openOwnClass(id);
    if (typeof view === "string") return view;
    if (classCode.read(code) !== code) return "none";
    const read = await asGrownUp("report", (grownUp) => readReport(grownUp.id, id, code));
    return read.ok ? (read.value ?? "none") : read.reason;
  },
);
