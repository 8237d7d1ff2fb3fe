import { byDifficulty } from "#lib/skills/define-skill.ts";
import { askStory } from "#lib/skills/drafts/steps-story.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { moneyStepStories } from "./money-step-stories.ts";
import { ratioStepStories } from "./ratio-step-stories.ts";
import { shareStepStories } from "./share-step-stories.ts";

const extras = "brackets and comma";

/** Solutions of several steps (curriculum, c5-steps-solve): a share; a ratio and one question more; percent and money. */
export const stepsSolve = defineNumberSkill({
  id: "c5-steps-solve",
  classId: "5",
  title: "Trình bày bài giải nhiều bước",
  generate: byDifficulty({
    1: [(rng) => askStory(rng, shareStepStories, { given: "all", extras })],
    2: [(rng) => askStory(rng, ratioStepStories, { given: "all", extras })],
    3: [(rng) => askStory(rng, moneyStepStories, { given: 0, extras })],
  }),
});
