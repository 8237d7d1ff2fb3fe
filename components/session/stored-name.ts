import { localText } from "#components/ui/local-text.ts";
import { observable } from "#components/ui/observable.ts";

const key = "userName";

const turns = observable(0);

/** The current pupil's name in local storage `userName` (spec section 3); the session cookie is what counts. */
export const storedName = {
  get: (): string | null => localText.read(key),

  /** How often another name took its place in this tab: who was away and is back has not been here all the time. */
  turns: { get: turns.get, subscribe: turns.subscribe },

  set(name: string | null): void {
    const isAnother = localText.read(key) !== name;
    localText.write(key, name);
    if (isAnother) turns.set(turns.get() + 1);
  },

  /** Calls back when another tab has changed the name. Returns the way to stop. */
  watch(onChange: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  },
} as const;
