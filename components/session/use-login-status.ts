import { useSyncExternalStore } from "react";
import { type LoginStatus, loginStatus } from "./login-status.ts";

/** The login status, kept up to date; logged out while a page is drawn on the server. */
export function useLoginStatus(): LoginStatus {
  return useSyncExternalStore(loginStatus.subscribe, loginStatus.get, () => loginStatus.initial);
}
