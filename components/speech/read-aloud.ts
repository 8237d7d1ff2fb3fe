import { localText } from "#components/ui/local-text.ts";
import { observable } from "#components/ui/observable.ts";

const key = "readAloud";
const chosen = observable<boolean | null>(null);

/**
 * Whether questions are read out by themselves: off until the child turns it on, then remembered. Where storage is
 * blocked the choice holds until the page is left.
 */
export const readAloud = {
  subscribe: chosen.subscribe,

  isOn: (): boolean => chosen.get() ?? localText.read(key) === "on",

  turn(next: boolean): void {
    localText.write(key, next ? "on" : "off");
    chosen.set(next);
  },
} as const;
