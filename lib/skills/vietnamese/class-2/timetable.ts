import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { buildDeedAtQuestion, buildLongDeedQuestion, buildNextDeedQuestion } from "./day-plan.ts";
import { buildAddedNameQuestion, buildAllNamesQuestion, buildEndNameQuestion } from "./name-list.ts";
import { buildDayQuestion, buildLessonQuestion, buildPlaceQuestion } from "./timetable-cells.ts";

/** Cells of tables of everyday (curriculum, c2-timetable): a timetable; the plan of a day, before, after, how long; a list, its order and who belongs together. */
export const timetable = defineSkill({
  id: "c2-timetable",
  classId: "2",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc thời khoá biểu, danh sách",
  source: "rule",
  generate: byDifficulty({
    1: [buildLessonQuestion, buildLessonQuestion, buildDayQuestion, buildPlaceQuestion],
    2: [buildNextDeedQuestion, buildLongDeedQuestion, buildDeedAtQuestion],
    3: [buildAllNamesQuestion, buildAddedNameQuestion, buildEndNameQuestion],
  }),
});
