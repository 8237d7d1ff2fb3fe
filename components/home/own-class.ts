import { localValue } from "#components/ui/local-value.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";

const stored = localValue("class");

/**
 * The class of this device's child: the one that was chosen at the first visit, opened or played last. The root element is
 * marked with it (`data-class`), by `first-paint-script.ts` before anything is seen.
 */
export const ownClass = {
  /** Null before any was chosen. */
  get(): ClassId | null {
    const kept = stored.read() ?? "";
    return isClassId(kept) ? kept : null;
  },

  /** Returns the way to stop. */
  subscribe: stored.watch,

  set(classId: ClassId): void {
    document.documentElement.setAttribute("data-class", classId);
    if (ownClass.get() !== classId) stored.write(classId);
  },
} as const;
