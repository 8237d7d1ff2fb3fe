import "server-only";
import { boardLabel } from "#lib/play/board-label.ts";
import type { ProfileView } from "#lib/play/profile-view.ts";
import { findGrownUp, type GrownUp } from "./find-grown-up.ts";
import { type BrowserProfile, listBrowserProfiles } from "./list-browser-profiles.ts";

interface GrownUpPage {
  readonly grownUp: GrownUp;
  readonly profiles: readonly ProfileView[];
}

/** What the page of a signed-in grown-up shows; null, with no profile read, when nobody is signed in. */
export async function readGrownUpPage(): Promise<GrownUpPage | null> {
  const grownUp = await findGrownUp();
  if (grownUp === null) return null;
  return { grownUp, profiles: (await listBrowserProfiles()).map(toProfileView) };
}

function toProfileView({ pupil, levels }: BrowserProfile): ProfileView {
  return {
    id: pupil.id,
    username: pupil.username,
    avatar: pupil.avatar,
    totalScore: pupil.totalScore,
    activeAnimal: pupil.activeAnimal,
    levels: levels.map(({ levelName, levelId, isDone, totalTime, updatedAt }) => ({
      title: boardLabel(levelName) ?? levelName,
      levelId,
      isDone,
      totalTime,
      updatedAt,
    })),
  };
}
