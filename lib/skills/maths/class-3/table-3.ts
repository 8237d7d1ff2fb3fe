import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { oneTable } from "./one-table.ts";

/** The table of 3 (curriculum, c3-table-3). */
export const tableOfThree = defineNumberSkill({
  id: "c3-table-3",
  classId: "3",
  title: "Bảng nhân 3, bảng chia 3",
  generate: oneTable(3),
});
