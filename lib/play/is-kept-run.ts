import { isClassId } from "#lib/core/class-id.ts";
import type { KeptRun } from "./kept-run.ts";
import { mostReviewQuestions } from "./points.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Far more than anybody does in a run of ten questions. */
const mostSteps = 200;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === "string");
}

function isLine(value: unknown): boolean {
  return isFields(value) && hasTexts(value, ["text", "spoken"]);
}

function isSolution(value: unknown): boolean {
  if (value === null) return true;
  if (!isFields(value) || !isFields(value.key) || !Array.isArray(value.hints)) return false;
  return [value.explanation, value.praise, value.answer, ...value.hints].every(isLine);
}

function isDifficulty(value: unknown): boolean {
  return value === 1 || value === 2 || value === 3;
}

function isQuestion(value: unknown): boolean {
  if (!isFields(value) || !isFields(value.question)) return false;
  if (value.difficulty !== null && !isDifficulty(value.difficulty)) return false;
  const { kind, prompt, figures, view } = value.question;
  return (
    typeof kind === "string" && isLine(prompt) && Array.isArray(figures) && isFields(view) && isSolution(value.solution)
  );
}

function isPlace(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every(isQuestion);
}

function isTry(value: unknown): boolean {
  return isFields(value) && isDifficulty(value.difficulty) && typeof value.isRight === "boolean";
}

function isRun(value: unknown): boolean {
  return (
    isFields(value) &&
    hasTexts(value, ["runId", "title", "activityHref", "backHref", "backLabel", "animal"]) &&
    (value.mode === "practice" || value.mode === "challenge") &&
    typeof value.classId === "string" &&
    isClassId(value.classId) &&
    Array.isArray(value.places) &&
    value.places.length > 0 &&
    value.places.length <= mostReviewQuestions &&
    value.places.every(isPlace) &&
    Array.isArray(value.before) &&
    value.before.every(isTry)
  );
}

function isStep(value: unknown): boolean {
  return isFields(value) && typeof value.type === "string" && (value.type !== "respond" || isFields(value.response));
}

/**
 * Whether something read from the browser's storage has the shape of a kept run. Another version of the product may
 * have written it, or a hand: what is not exactly right is not taken up.
 */
export function isKeptRun(value: unknown): value is KeptRun {
  if (!isFields(value) || !isRun(value.run)) return false;
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
