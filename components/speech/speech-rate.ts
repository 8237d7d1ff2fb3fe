import type { Settings } from "#components/preferences/read-settings.ts";

/** Calm for a child, and slower when asked again; 1 is everyday speed. */
const paces = { calm: 0.85, slow: 0.65 } as const;

/** What this device's own choice makes of it. */
const speeds: Readonly<Record<Settings["voiceSpeed"], number>> = { slow: 0.8, normal: 1, fast: 1.2 };

/** How fast something is read aloud, 1 being everyday speed. */
export function speechRate(pace: keyof typeof paces, speed: Settings["voiceSpeed"]): number {
  return paces[pace] * speeds[speed];
}
