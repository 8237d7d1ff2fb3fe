import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { oneTable } from "./one-table.ts";

/** The table of 8 (curriculum, c3-table-8). */
export const tableOfEight = defineNumberSkill({
  id: "c3-table-8",
  classId: "3",
  title: "Bảng nhân 8, bảng chia 8",
  generate: oneTable(8),
});
