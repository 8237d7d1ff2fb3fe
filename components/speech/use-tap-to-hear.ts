import { useSyncExternalStore } from "react";
import { tapToHear } from "./tap-to-hear.ts";

const no = () => false;

/** Whether what is tapped is read aloud instead. */
export function useTapToHear(): boolean {
  return useSyncExternalStore(tapToHear.subscribe, tapToHear.get, no);
}
