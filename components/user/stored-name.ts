const key = "userName";

/** The current pupil's name in local storage `userName` (spec section 3). Where storage is blocked it is not kept. */
export const storedName = {
  get(): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(name: string | null): void {
    try {
      if (name === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, name);
    } catch {
      // Storage is blocked: the session cookie is what counts, and there is nobody to tell.
    }
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
