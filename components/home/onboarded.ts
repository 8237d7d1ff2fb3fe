const key = "onboarded";

/** Whether this browser has seen the introduction (local storage `onboarded`). Where storage is blocked it is once a page. */
export const onboarded = {
  get(): boolean {
    try {
      return window.localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },

  set(): void {
    try {
      window.localStorage.setItem(key, "true");
    } catch {
      // Storage is blocked: the introduction comes again with the next visit.
    }
  },
} as const;
