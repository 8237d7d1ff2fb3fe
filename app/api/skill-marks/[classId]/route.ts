import { isClassId } from "#lib/core/class-id.ts";
import { mayLook } from "#lib/server/rate-limits.ts";
import { readSkillMarks } from "#lib/server/skill-progress.ts";
import { skills } from "#lib/skills/registry.ts";

/**
 * How far this browser's pupil is in the skills of a class: `{ states, due }`, the states by skill with none for a new
 * one, and how many are due for review today. Apart from the page, which is the same for everybody.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/skill-marks/[classId]">,
): Promise<Response> {
  const { classId } = await params;
  if (!isClassId(classId)) return Response.json({ states: {}, due: 0 }, { status: 404 });
  if (!(await mayLook())) return Response.json({ states: {}, due: 0 }, { status: 429 });
  const { states, due } = await readSkillMarks(skills.flatMap((skill) => (skill.classId === classId ? skill.id : [])));
  return Response.json(
    { states: Object.fromEntries(states), due },
    { headers: { "cache-control": "private, no-store" } },
  );
}
