import type { IconName } from "#components/ui/icon.tsx";
import type { subjectAnchor } from "#lib/play/subject-anchor.ts";

/** The sign of a subject, and the class name of its temper within the hue around it: maths wears the hue itself. */
export const subjectLook = {
  maths: { icon: "maths", temper: "" },
  vietnamese: { icon: "vietnamese", temper: "second" },
} as const satisfies Record<keyof typeof subjectAnchor, { readonly icon: IconName; readonly temper: string }>;
