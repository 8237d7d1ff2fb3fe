import { isFields } from "./is-fields.ts";
import { isRunView } from "./is-run-view.ts";
import type { SavedRun } from "./saved-run.ts";

/** Far more than anybody does in a run of ten questions. */
const mostSteps = 200;

function isStep(value: unknown): boolean {
  return isFields(value) && typeof value.type === "string" && (value.type !== "respond" || isFields(value.response));
}

/**
 * Whether something read from the browser's storage has the shape of a saved run. Another version of the product may
 * have written it, or a hand: what is not exactly right is not taken up.
 */
export function isSavedRun(value: unknown): value is SavedRun {
  if (!isFields(value) || !isRunView(value.run)) return false;
  const { steps, href, owner, savedAt } = value;
  return (
    Array.isArray(steps) &&
    steps.length <= mostSteps &&
    steps.every(isStep) &&
    typeof href === "string" &&
    /^\/[^/\\]/.test(href) &&
    (owner === null || typeof owner === "string") &&
    Number.isFinite(savedAt)
  );
}
