import { useSyncExternalStore } from "react";

const unsubscribe = () => undefined;
const subscribeToNothing = () => unsubscribe;
const isFalse = () => false;
const isTrue = () => true;

/** True on the server and while what it drew comes to life; false in what is first drawn in the browser, and afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
}
