import type { Skill } from "./define-skill.ts";
import { addWithin10 } from "./maths/class-1/add-within-10.ts";
import { opposites } from "./vietnamese/class-1/opposites.ts";

/** Every skill there is, in teaching order. A new one is a file and a line here. */
export const skills: readonly Skill[] = [addWithin10, opposites];

export function findSkill(id: string): Skill | undefined {
  return skills.find((skill) => skill.id === id);
}
