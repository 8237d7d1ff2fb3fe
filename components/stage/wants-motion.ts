import { sparesData } from "#components/ui/spares-data.ts";
import { mayMove } from "./may-move.ts";

/** Whether pictures may move here: anything may, data is not spared, and the code that moves them can run. */
export function wantsMotion(): boolean {
  return !sparesData() && typeof WebAssembly === "object" && mayMove();
}
