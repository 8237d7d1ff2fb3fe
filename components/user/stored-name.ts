import { localText } from "#components/ui/local-text.ts";

const key = "userName";

/** The current pupil's name in local storage `userName` (spec section 3); the session cookie is what counts. */
export const storedName = {
  get: (): string | null => localText.read(key),

  set(name: string | null): void {
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
