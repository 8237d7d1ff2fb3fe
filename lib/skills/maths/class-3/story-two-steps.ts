import { byDifficulty } from "#lib/skills/define-skill.ts";
import { askStory } from "#lib/skills/drafts/steps-story.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { groupStepStories } from "./group-step-stories.ts";
import { moreStepStories } from "./more-step-stories.ts";
import { timesStepStories } from "./times-step-stories.ts";

/** Solutions of two steps in writing (curriculum, c3-story-two-steps): more or less, then both; times; groups. */
export const storyTwoSteps = defineNumberSkill({
  id: "c3-story-two-steps",
  classId: "3",
  title: "Trình bày bài giải hai bước tính",
  generate: byDifficulty({
    1: [(rng) => askStory(rng, moreStepStories, { given: 1, extras: "none" })],
    2: [(rng) => askStory(rng, timesStepStories, { given: 0, extras: "none" })],
    3: [(rng) => askStory(rng, groupStepStories, { given: 0, extras: "none" })],
  }),
});
