import type { Subject } from "#lib/core/subject.ts";

/** Where the shelves of a subject begin on the page of a class and on a course list: /class/3#tieng-viet. */
export const subjectAnchor = { maths: "toan", vietnamese: "tieng-viet" } as const satisfies Record<Subject, string>;
