import { defineSkill } from "#lib/skills/define-skill.ts";
import { askReadingItem } from "#lib/skills/vietnamese/reading/ask-reading-item.ts";

/** Five questions on each of two texts (curriculum, c5-reading). */
export const reading = defineSkill({
  id: "c5-reading",
  classId: "5",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc hiểu",
  source: "bank",
  ask: askReadingItem,
});
