import { observable } from "#components/ui/observable.ts";

/** Who is logged in, as far as the server has confirmed it; the menu and the saved runs go by it. */
export interface LoginStatus {
  readonly isLoggedIn: boolean;
  /** Null while nobody is. */
  readonly username: string | null;
}

const loggedOut: LoginStatus = { isLoggedIn: false, username: null };
const status = observable(loggedOut);

/**
 * The login status of spec section 4: false at first, true on login and after the start-up check, false on logout;
 * whoever subscribes hears of every change.
 */
export const loginStatus = {
  initial: loggedOut,
  get: status.get,
  subscribe: status.subscribe,

  /** The name the server knows this browser's pupil by, or null for nobody. */
  set(username: string | null): void {
    if (username === status.get().username) return;
    status.set(username === null ? loggedOut : { isLoggedIn: true, username });
  },
} as const;
