import { hearMarks } from "#tests/contract/hear-marks.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

export const oracle: Oracle = hearMarks;
