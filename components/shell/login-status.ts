/** Who is logged in, as far as the server has confirmed it; the menu and the kept runs go by it. */
export interface LoginStatus {
  readonly isLoggedIn: boolean;
  /** Null while nobody is. */
  readonly username: string | null;
}

const loggedOut: LoginStatus = { isLoggedIn: false, username: null };

let current = loggedOut;
const listeners = new Set<() => void>();

/**
 * The login status of spec section 4: false at first, true on login and after the start-up check, false on logout;
 * whoever subscribes hears of every change.
 */
export const loginStatus = {
  initial: loggedOut,

  get: (): LoginStatus => current,

  /** The name the server knows this browser's pupil by, or null for nobody. */
  set(username: string | null): void {
    if (username === current.username) return;
    current = username === null ? loggedOut : { isLoggedIn: true, username };
    for (const listener of listeners) listener();
  },

  /** Returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
