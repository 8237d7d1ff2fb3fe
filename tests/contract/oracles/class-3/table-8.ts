import type { Oracle } from "#tests/contract/oracle.ts";
import { tableOracle } from "./table-oracle.ts";

export const oracle: Oracle = tableOracle;
