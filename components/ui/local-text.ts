/** Texts in local storage. Where storage is blocked nothing is there, and nothing is kept. */
export const localText = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Null takes it away. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
    } catch {
      // Storage is blocked or full, and there is nobody to tell: who writes here can do without.
    }
  },
} as const;
