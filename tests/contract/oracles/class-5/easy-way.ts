import { findEasyWay } from "#tests/contract/find-easy-way.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

export const oracle: Oracle = findEasyWay;
