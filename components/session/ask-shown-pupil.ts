/** The pupil of this browser as pages show one that are the same for everybody. */
export interface ShownPupil {
  readonly username: string;
  /** As they are written. */
  readonly points: string;
  /** Asset of the animal that goes along: "animals/level-one/duck-1". */
  readonly animal: string;
}

/** Asks the server who plays in this browser; null for a guest. Rejects when it cannot be asked. */
export async function askShownPupil(signal?: AbortSignal): Promise<ShownPupil | null> {
  const answer = await fetch("/api/shown-pupil", { signal: signal ?? null });
  if (!answer.ok) throw new Error("the server cannot tell who plays");
  const body: unknown = await answer.json();
  const found = typeof body === "object" && body !== null && "pupil" in body ? body.pupil : null;
  return isShownPupil(found) ? found : null;
}

function isShownPupil(value: unknown): value is ShownPupil {
  return (
    typeof value === "object" &&
    value !== null &&
    "username" in value &&
    typeof value.username === "string" &&
    "points" in value &&
    typeof value.points === "string" &&
    "animal" in value &&
    typeof value.animal === "string"
  );
}
