import { hearDictation } from "#tests/contract/hear-dictation.ts";

export const oracle = hearDictation;
