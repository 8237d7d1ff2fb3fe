import { isClassId } from "#lib/core/class-id.ts";
import { type Fields, isFields } from "./is-fields.ts";
import { mostRunQuestions } from "./points.ts";
import type { RunView } from "./run-view.ts";

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

/** A text to read is cut into parts; a version that knew no parts had sentences alone. */
function isFigure(value: unknown): boolean {
  if (!isFields(value) || typeof value.type !== "string") return false;
  if (value.type !== "passage") return true;
  const { paragraphs } = value;
  return Array.isArray(paragraphs) && paragraphs.every((part) => isFields(part) && Array.isArray(part.sentences));
}

function isQuestion(value: unknown): boolean {
  if (!isFields(value) || !isFields(value.question)) return false;
  if (value.difficulty !== null && !isDifficulty(value.difficulty)) return false;
  if (typeof value.idea !== "string") return false;
  const { kind, prompt, figures, view } = value.question;
  return (
    typeof kind === "string" &&
    isLine(prompt) &&
    Array.isArray(figures) &&
    figures.every(isFigure) &&
    isFields(view) &&
    isSolution(value.solution)
  );
}

function isPlace(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every(isQuestion);
}

function isTry(value: unknown): boolean {
  return isFields(value) && isDifficulty(value.difficulty) && typeof value.isRight === "boolean";
}

/** Whether something read from the browser's storage or from the network has the shape of a run. */
export function isRunView(value: unknown): value is RunView {
  return (
    isFields(value) &&
    hasTexts(value, ["runId", "title", "activityHref", "backHref", "backLabel", "animal"]) &&
    (value.mode === "practice" || value.mode === "challenge") &&
    typeof value.classId === "string" &&
    isClassId(value.classId) &&
    Array.isArray(value.places) &&
    value.places.length > 0 &&
    value.places.length <= mostRunQuestions &&
    value.places.every(isPlace) &&
    Array.isArray(value.before) &&
    value.before.every(isTry)
  );
}
