import { byDifficulty } from "#lib/skills/define-skill.ts";
import { buildAllOfWeekdayQuestion, buildFirstOfWeekdayQuestion } from "#lib/skills/families/calendar-days.ts";
import { buildFarQuestion, buildOverQuestion } from "#lib/skills/families/calendar-steps.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Days are tapped on the sheet of a month (curriculum, c3-calendar-tap): by their weekday; days and weeks on; into the next month. */
export const calendarPractice = defineGeometrySkill({
  id: "c3-calendar-tap",
  classId: "3",
  title: "Thực hành xem lịch tháng",
  generate: byDifficulty({
    1: [buildAllOfWeekdayQuestion, buildFirstOfWeekdayQuestion],
    2: [buildFarQuestion],
    3: [buildOverQuestion],
  }),
});
