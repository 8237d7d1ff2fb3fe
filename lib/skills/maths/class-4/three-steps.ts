import { byDifficulty } from "#lib/skills/define-skill.ts";
import { askStory } from "#lib/skills/drafts/steps-story.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { chosenStepStories } from "./chosen-step-stories.ts";
import { groupStepStories } from "./group-step-stories.ts";
import { sumStepStories } from "./sum-step-stories.ts";

/** Solutions of three steps (curriculum, c4-three-steps): + and −; one × or : ; times and prices, with sentences to choose. */
export const threeSteps = defineNumberSkill({
  id: "c4-three-steps",
  classId: "4",
  title: "Giải bài toán có ba bước tính",
  generate: byDifficulty({
    1: [(rng) => askStory(rng, sumStepStories, { given: "all", extras: "brackets" })],
    2: [(rng) => askStory(rng, groupStepStories, { given: "all", extras: "brackets" })],
    3: [(rng) => askStory(rng, chosenStepStories, { given: 0, extras: "brackets" })],
  }),
});
