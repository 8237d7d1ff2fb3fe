import { localChanges } from "#components/ui/local-changes.ts";
import { localText } from "#components/ui/local-text.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { isAnimalAsset } from "#lib/play/is-animal-asset.ts";
import { storedName } from "./stored-name.ts";

const key = "companion";
const changes = localChanges();

/**
 * The active animal of the name in local storage, by its asset, so that pages that are the same for everybody can show
 * it at once. The giraffe for a guest, and where storage is blocked.
 */
export const activeAnimal = {
  get(): string {
    const stored = storedName.get() === null ? null : localText.read(key);
    return stored !== null && isAnimalAsset(stored) ? stored : firstAnimal;
  },

  set(asset: string): void {
    localText.write(key, asset);
    changes.tell();
  },

  /** Calls back when it changes in this tab or another. Returns the way to stop. */
  watch: changes.watch,
} as const;
