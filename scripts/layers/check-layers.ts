import { findFaults } from "./faults.ts";

/** Part of `npm run lint`: reports every import that the table in layers.ts does not allow, and every new circle. */
const faults = findFaults(process.cwd());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
