import type { Oracle } from "#tests/contract/oracle.ts";
import { solvePay } from "#tests/contract/pay-notes.ts";

export const oracle: Oracle = solvePay;
