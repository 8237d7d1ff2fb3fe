import { defineSkill } from "#lib/skills/define-skill.ts";
import { askReadingItem } from "#lib/skills/vietnamese/reading/ask-reading-item.ts";

/** Five questions on each of two texts (curriculum, c1-reading). */
export const reading = defineSkill({
  id: "c1-reading",
  classId: "1",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc hiểu đoạn ngắn",
  source: "bank",
  ask: askReadingItem,
});
