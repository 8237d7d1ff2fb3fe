import { localValue } from "#components/ui/local-value.ts";
import { type Reading, readReadings } from "#lib/play/readings.ts";

/** The readings of who has no profile. */
const stored = localValue("readings");

/** What this device has kept of a guest's readings. */
export function ownReadings(): readonly Reading[] {
  try {
    return readReadings(JSON.parse(stored.read() ?? "[]"));
  } catch {
    return [];
  }
}

/** Keeps a reading, and gives all that are kept; null where the profile could not be reached. */
export async function keepReading(reading: Reading, isPupil: boolean): Promise<readonly Reading[] | null> {
  if (!isPupil) {
    const kept = readReadings([...ownReadings(), reading]);
    stored.write(JSON.stringify(kept));
    return kept;
  }
  const { passage, syllables, seconds } = reading;
  const answer = await fetch("/api/readings", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ passage, syllables, seconds }),
  }).catch(() => null);
  return answer?.ok ? readReadings(await answer.json()) : null;
}
