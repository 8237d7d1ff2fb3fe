import { byDifficulty } from "#lib/skills/define-skill.ts";
import {
  buildAllOfWeekdayQuestion,
  buildDateQuestion,
  buildFirstOfWeekdayQuestion,
} from "#lib/skills/families/calendar-days.ts";
import { buildNearQuestion } from "#lib/skills/families/calendar-steps.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Days are tapped on the sheet of a month (curriculum, c2-calendar-tap): a date; all days of a weekday; a week or some days on. */
export const calendarTap = defineGeometrySkill({
  id: "c2-calendar-tap",
  classId: "2",
  title: "Tìm ngày trên tờ lịch tháng",
  generate: byDifficulty({
    1: [buildDateQuestion, buildFirstOfWeekdayQuestion],
    2: [buildAllOfWeekdayQuestion],
    3: [buildNearQuestion],
  }),
});
