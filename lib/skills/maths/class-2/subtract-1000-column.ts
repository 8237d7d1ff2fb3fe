import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnsTo1000 } from "./build-column-1000-question.ts";

/** Differences up to 1000 set out (curriculum, c2-subtract-1000-column): not borrowed; one borrow; digits missing. */
export const subtract1000Column = defineNumberSkill({
  id: "c2-subtract-1000-column",
  classId: "2",
  title: "Đặt tính trừ trong phạm vi 1000",
  generate: columnsTo1000("−"),
});
