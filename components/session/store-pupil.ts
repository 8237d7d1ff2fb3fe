import { loginStatus } from "#components/session/login-status.ts";
import { activeAnimal } from "./active-animal.ts";
import type { ShownPupil } from "./ask-shown-pupil.ts";
import { goneProfile } from "./gone-profile.ts";
import { ownPoints } from "./own-points.ts";
import { storedName } from "./stored-name.ts";

/** Mirrors what the server said of this browser's pupil into local storage, and says that somebody is logged in. */
export function storePupil({ username, points, animal }: ShownPupil): void {
  storedName.set(username);
  loginStatus.set(username);
  goneProfile.set(false);
  ownPoints.set(points);
  activeAnimal.set(animal);
}
