import { useSyncExternalStore } from "react";
import { ear } from "./ear.ts";

const no = () => false;

/** Whether what is tapped is read aloud instead. */
export function useEar(): boolean {
  return useSyncExternalStore(ear.subscribe, ear.get, no);
}
