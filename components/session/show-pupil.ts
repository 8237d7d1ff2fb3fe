import { activeAnimal } from "./active-animal.ts";
import { askShownPupil } from "./ask-shown-pupil.ts";
import { ownPoints } from "./own-points.ts";
import { storePupil } from "./store-pupil.ts";
import { storedName } from "./stored-name.ts";

/** Asks the server who plays in this browser and shows it. Rejects when it cannot be asked; all then stays as it was. */
export async function showPupil(signal?: AbortSignal): Promise<void> {
  const name = storedName.get();
  const turns = storedName.turns.get();
  const animal = activeAnimal.get();
  const pupil = await askShownPupil(signal);
  // Somebody else may have logged in meanwhile, or logged in and out again, and then the answer is about nobody.
  if (storedName.get() !== name || storedName.turns.get() !== turns) return;
  if (pupil === null) return ownPoints.set(null);
  // Another animal may have been chosen meanwhile, of which the answer may not tell yet.
  storePupil(activeAnimal.get() === animal ? pupil : { ...pupil, animal: activeAnimal.get() });
}
