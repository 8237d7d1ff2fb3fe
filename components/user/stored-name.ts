import { localText } from "#components/ui/local-text.ts";

const key = "userName";

let turns = 0;

/** The current pupil's name in local storage `userName` (spec section 3); the session cookie is what counts. */
export const storedName = {
  get: (): string | null => localText.read(key),

  /** How often another name took its place in this tab: who was away and is back has not been here all the time. */
  turns: (): number => turns,

  set(name: string | null): void {
    if (localText.read(key) !== name) turns += 1;
    localText.write(key, name);
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
