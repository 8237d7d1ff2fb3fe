import { localValue } from "#components/ui/local-value.ts";

const stored = localValue("readAloud");

/** Whether questions are read out by themselves: off until the first loudspeaker is tapped, then as chosen. */
export const readAloud = {
  /** Returns the way to stop. */
  subscribe: stored.watch,

  isOn: (): boolean => stored.read() === "on",

  turn(next: boolean): void {
    stored.write(next ? "on" : "off");
  },

  /** As if never chosen. */
  forget: (): void => stored.write(null),

  /** Turns it on for whoever has never chosen: who hears one question wants to hear the next. */
  begin(): void {
    if (stored.read() === null) readAloud.turn(true);
  },
} as const;
