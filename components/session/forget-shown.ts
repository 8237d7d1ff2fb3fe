import { loginStatus } from "#components/session/login-status.ts";
import { ownPoints } from "./own-points.ts";
import { storedName } from "./stored-name.ts";

/** Shows from now on that nobody is logged in, until the server says otherwise. */
export function forgetShown(): void {
  storedName.set(null);
  ownPoints.set(null);
  loginStatus.set(null);
}
