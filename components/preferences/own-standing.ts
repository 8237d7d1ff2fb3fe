import { session } from "#components/session/session.ts";
import { localValue } from "#components/ui/local-value.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { isFields } from "#lib/play/is-fields.ts";
import { isStandingText } from "#lib/play/standing-text.ts";

const stored = localValue("lessons");
const unsent = localValue("lessonsUnsent");

/** What stands for "the calendar decides". */
const noStanding = "-";

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

/** Classes whose lessons the server has not taken yet. */
function readUnsent(): readonly string[] {
  return (unsent.read() ?? "").split(" ").filter(isClassId);
}

function keep(classId: ClassId, at: string | null): void {
  const { [classId]: _, ...others } = readAll();
  stored.write(JSON.stringify(at === null ? others : { ...others, [classId]: at }));
}

/** Tells the server of a pupil; what cannot be told now is told when the day is asked for the next time. */
async function send(classId: ClassId): Promise<void> {
  // A guest's stays on the device.
  if (session.name() === null) return;
  const at = ownStanding.get(classId) ?? noStanding;
  const answer = await fetch(`/api/today/${classId}?${new URLSearchParams({ at })}`, { method: "PUT" });
  // A guest's stays on the device.
  if (answer.ok || answer.status === 401)
    unsent.write(
      readUnsent()
        .filter((each) => each !== classId)
        .join(" "),
    );
}

/**
 * Which lessons the child of this device is at in a class, where it has said so; without that the calendar decides (design
 * "Lessons", "The map of lessons"). Written as addresses take it (`?at=26-11`), and kept with the profile of a pupil.
 */
export const ownStanding = {
  get: (classId: ClassId): string | null => readAll()[classId] ?? null,

  /** Returns the way to stop. */
  subscribe: stored.watch,

  /** Null leaves it to the calendar again. */
  set(classId: ClassId, at: string | null): void {
    keep(classId, at);
    unsent.write([...new Set([...readUnsent(), classId])].join(" "));
    send(classId).catch(() => undefined);
  },

  /** The profile of this browser's pupil is at these lessons, null where it never said: what was said last holds. */
  meet(classId: ClassId, at: string | null): void {
    const own = ownStanding.get(classId);
    if (readUnsent().includes(classId) || (at === null && own !== null)) {
      send(classId).catch(() => undefined);
    } else if (at !== null && at !== (own ?? noStanding) && isStandingText(at)) {
      keep(classId, at === noStanding ? null : at);
    }
  },
} as const;
