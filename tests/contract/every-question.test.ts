import { describe } from "vitest";
import { describeQuestions } from "./describe-questions.ts";
import { listActivities } from "./list-activities.ts";

/** Rules of maths have tests of their own, class by class, in skills/. */
const others = listActivities().filter(({ ref, items }) => ref.kind === "game" || items !== null);

describe.each(others)("$name", (activity) => void describeQuestions(activity));
