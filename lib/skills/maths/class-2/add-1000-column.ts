import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnsTo1000 } from "./build-column-1000-question.ts";

/** Sums up to 1000 set out (curriculum, c2-add-1000-column): not carried; one carry; digits of the addends missing. */
export const add1000Column = defineNumberSkill({
  id: "c2-add-1000-column",
  classId: "2",
  title: "Đặt tính cộng trong phạm vi 1000",
  generate: columnsTo1000("+"),
});
