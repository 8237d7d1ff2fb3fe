import type { Oracle } from "#tests/contract/oracle.ts";
import { solvePlaceTable } from "#tests/contract/place-table.ts";

export const oracle: Oracle = solvePlaceTable;
