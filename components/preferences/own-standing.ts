import { localValue } from "#components/ui/local-value.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { isFields } from "#lib/play/is-fields.ts";

const stored = localValue("lessons");

function readAll(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(stored.read() ?? "");
    if (!isFields(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => isStandingText(entry[1])),
    );
  } catch {
    return {};
  }
}

/** The numbers of a maths and a Vietnamese lesson, either of which may be missing: "26-11", "26-". */
function isStandingText(value: unknown): value is string {
  return typeof value === "string" && /^\d{0,3}-\d{0,3}$/.test(value);
}

/**
 * Which lessons the child of this device is at in a class, where it has said so; without that the calendar decides (design
 * "Lessons", "The map of lessons"). Written as addresses take it (`?at=26-11`).
 */
export const ownStanding = {
  get: (classId: ClassId): string | null => readAll()[classId] ?? null,

  /** Returns the way to stop. */
  subscribe: stored.watch,

  /** Null leaves it to the calendar again. */
  set(classId: ClassId, at: string | null): void {
    const { [classId]: _, ...others } = readAll();
    stored.write(JSON.stringify(at === null ? others : { ...others, [classId]: at }));
  },
} as const;
