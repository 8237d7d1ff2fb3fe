import { defineSkill } from "#lib/skills/define-skill.ts";
import { askReadingItem } from "#lib/skills/vietnamese/reading/ask-reading-item.ts";

/** Five questions on each of two texts (curriculum, c2-reading). */
export const reading = defineSkill({
  id: "c2-reading",
  classId: "2",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc hiểu đoạn ngắn",
  source: "bank",
  ask: askReadingItem,
});
