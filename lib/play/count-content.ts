import type { ClassId } from "#lib/core/class-id.ts";
import { games } from "#lib/games/registry.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { paths } from "./paths.ts";

/**
 * How much there is to do in a class, counted from the registries: exercises of each subject (a game's track is one,
 * all games being maths), and levels that can be played as a challenge.
 */
export function countContent(classId: ClassId): { maths: number; vietnamese: number; levels: number } {
  const tracks = games.flatMap((game) => game.tracks).filter((track) => track.classId === classId);
  const mapNodes = paths.filter((path) => path.classId === classId).flatMap((path) => path.mapNodes);
  const own = skills.filter((skill) => skill.classId === classId);
  return {
    maths: tracks.length + own.filter((skill) => skill.subject === "maths").length,
    vietnamese: own.filter((skill) => skill.subject === "vietnamese").length,
    levels:
      tracks.reduce((sum, track) => sum + track.levels.length, 0) + own.length * difficulties.length + mapNodes.length,
  };
}
