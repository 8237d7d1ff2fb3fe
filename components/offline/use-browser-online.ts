import { useSyncExternalStore } from "react";

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

const isOnline = () => navigator.onLine;
const isOnlineOnServer = () => false;

/** Whether the browser says that there is a network; then what is not reached is the server. False on the server. */
export function useBrowserOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline, isOnlineOnServer);
}
