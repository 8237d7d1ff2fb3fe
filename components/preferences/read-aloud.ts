import { localValue } from "#components/ui/local-value.ts";

const stored = localValue("readAloud");

/** Whether questions are to be read out by themselves, as far as this device has chosen. */
export const readAloud = {
  /** Returns the way to stop. */
  subscribe: stored.watch,

  /** Null before anything was chosen (speech/reads-aloud.ts says what holds then). */
  choice(): "on" | "off" | null {
    const kept = stored.read();
    return kept === "on" || kept === "off" ? kept : null;
  },

  turn(next: boolean): void {
    stored.write(next ? "on" : "off");
  },

  /** As if never chosen. */
  forget: (): void => stored.write(null),

  /** Turns it on for whoever has never chosen: who hears one question wants to hear the next. */
  begin(): void {
    if (readAloud.choice() === null) readAloud.turn(true);
  },
} as const;
