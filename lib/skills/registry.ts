import type { Skill } from "./define-skill.ts";
import { classOneMaths } from "./maths/class-1/skills.ts";
import { classTwoMaths } from "./maths/class-2/skills.ts";
import { classThreeMaths } from "./maths/class-3/skills.ts";
import { classFourMaths } from "./maths/class-4/skills.ts";
import { classFiveMaths } from "./maths/class-5/skills.ts";
import { classOneVietnamese } from "./vietnamese/class-1/skills.ts";
import { classTwoVietnamese } from "./vietnamese/class-2/skills.ts";
import { classThreeVietnamese } from "./vietnamese/class-3/skills.ts";
import { classFourVietnamese } from "./vietnamese/class-4/skills.ts";
import { classFiveVietnamese } from "./vietnamese/class-5/skills.ts";

/** Every skill there is, in teaching order. A new one is a file and a line in the list of its class. */
export const skills: readonly Skill[] = [
  ...classOneMaths,
  ...classOneVietnamese,
  ...classTwoMaths,
  ...classTwoVietnamese,
  ...classThreeMaths,
  ...classThreeVietnamese,
  ...classFourMaths,
  ...classFourVietnamese,
  ...classFiveMaths,
  ...classFiveVietnamese,
];

const byId = new Map(skills.map((skill) => [skill.id, skill]));

export function findSkill(id: string): Skill | undefined {
  return byId.get(id);
}
