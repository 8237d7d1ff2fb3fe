import { localValue } from "#components/ui/local-value.ts";

const stored = localValue("sound");
const muted = "off";

/** Whether this device makes sounds: on until the child mutes it, then remembered. */
export const sound = {
  isOn: (): boolean => stored.read() !== muted,

  /** Returns the way to stop. */
  subscribe: stored.watch,

  turn(on: boolean): void {
    stored.write(on ? null : muted);
  },
} as const;
