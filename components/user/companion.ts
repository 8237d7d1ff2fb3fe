import { isAnimalAsset } from "#lib/play/is-animal-asset.ts";
import { storedName } from "./stored-name.ts";

const key = "companion";
const first = "animals/level-one/giraffe-1";

/**
 * The active animal of the name in local storage, by its asset, so that pages that are the same for everybody can show
 * it at once. The giraffe for a guest, and where storage is blocked.
 */
export const companion = {
  first,

  get(): string {
    try {
      const stored = storedName.get() === null ? null : window.localStorage.getItem(key);
      return stored !== null && isAnimalAsset(stored) ? stored : first;
    } catch {
      return first;
    }
  },

  set(asset: string): void {
    try {
      window.localStorage.setItem(key, asset);
    } catch {
      // Storage is blocked: the giraffe comes along instead.
    }
    for (const tell of listeners) tell();
  },

  /** Calls back when it changes in this tab or another. Returns the way to stop. */
  watch(onChange: () => void): () => void {
    listeners.add(onChange);
    window.addEventListener("storage", onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener("storage", onChange);
    };
  },
} as const;

const listeners = new Set<() => void>();
