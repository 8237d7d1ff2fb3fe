import type { Oracle } from "#tests/contract/oracle.ts";
import { readSurvey } from "./read-survey.ts";

/** Counts the pictures of each row. */
export const oracle: Oracle = readSurvey;
