import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import {
  buildAuthorQuestion,
  buildFirstStoryQuestion,
  buildPageOfAuthorQuestion,
  buildPageQuestion,
  buildPageWithinQuestion,
  buildTitleQuestion,
} from "./contents-cells.ts";
import { buildNeedQuestion } from "./contents-needs.ts";

/** Pages of contents (curriculum, c2-contents-page): the page of a story; its writer, which story comes first; what to open for a need. */
export const contentsPage = defineSkill({
  id: "c2-contents-page",
  classId: "2",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc mục lục sách",
  source: "rule",
  generate: byDifficulty({
    1: [buildPageQuestion],
    2: [buildAuthorQuestion, buildTitleQuestion, buildFirstStoryQuestion, buildPageOfAuthorQuestion],
    3: [buildNeedQuestion, buildNeedQuestion, buildPageWithinQuestion],
  }),
});
