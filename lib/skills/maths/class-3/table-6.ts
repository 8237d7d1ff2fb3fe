import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { oneTable } from "./one-table.ts";

/** The table of 6 (curriculum, c3-table-6). */
export const tableOfSix = defineNumberSkill({
  id: "c3-table-6",
  classId: "3",
  title: "Bảng nhân 6, bảng chia 6",
  generate: oneTable(6),
});
