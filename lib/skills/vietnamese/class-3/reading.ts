import { defineSkill } from "#lib/skills/define-skill.ts";
import { askReadingItem } from "#lib/skills/vietnamese/reading/ask-reading-item.ts";

/** Five questions on each of two texts (curriculum, c3-reading). */
export const reading = defineSkill({
  id: "c3-reading",
  classId: "3",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc hiểu",
  source: "bank",
  ask: askReadingItem,
});
