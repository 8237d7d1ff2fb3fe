import { isClassId } from "#lib/core/class-id.ts";
import { mayLook } from "#lib/server/rate-limits.ts";
import { readSkillMarks } from "#lib/server/skill-progress.ts";
import { skills } from "#lib/skills/registry.ts";

/**
 * How far this browser's pupil is in the skills of a class: `{ states, dueSkills }`, the states by skill with none for
 * a new one, and those that are due for review today. Apart from the page, which is the same for everybody.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/skill-marks/[classId]">,
): Promise<Response> {
  const { classId } = await params;
  if (!isClassId(classId)) return Response.json({ states: {}, dueSkills: [] }, { status: 404 });
  if (!(await mayLook())) return Response.json({ states: {}, dueSkills: [] }, { status: 429 });
  const { states, due } = await readSkillMarks(skills.flatMap((skill) => (skill.classId === classId ? skill.id : [])));
  return Response.json(
    { states: Object.fromEntries(states), dueSkills: due },
    { headers: { "cache-control": "private, no-store" } },
  );
}
