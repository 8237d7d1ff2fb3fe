import { localChanges } from "#components/ui/local-changes.ts";
import { localText } from "#components/ui/local-text.ts";
import { storedName } from "./stored-name.ts";

const key = "points";

const changes = localChanges();
/** What was told last in this tab, and under which name; the one source where storage is blocked. */
let told: { readonly name: string | null; readonly points: string | null } | null = null;

/**
 * The points of the pupil in local storage, as they are written and as the server told them last, so that pages that
 * are the same for everybody show them at once. Null for a guest; undefined while a pupil's are not known.
 */
export const ownPoints = {
  get(): string | null | undefined {
    const name = storedName.get();
    if (told?.name === name) return told.points;
    if (name === null) return null;
    const [owner, points] = (localText.read(key) ?? "").split("\n");
    return owner === name ? points : undefined;
  },

  /** Of the pupil in local storage; null when the server knows of nobody. */
  set(points: string | null): void {
    const name = storedName.get();
    told = { name, points };
    localText.write(key, name === null || points === null ? null : `${name}\n${points}`);
    changes.tell();
  },

  /** Calls back when they change in this tab or another. Returns the way to stop. */
  watch: changes.watch,
} as const;
