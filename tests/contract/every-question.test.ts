import { describe } from "vitest";
import { describeQuestions } from "./describe-questions.ts";
import { listActivities } from "./list-activities.ts";

/** Skills have tests of their own, class by class, in skills/. */
const games = listActivities().filter(({ ref }) => ref.kind === "game");

describe.each(games)("$name", (activity) => void describeQuestions(activity));
