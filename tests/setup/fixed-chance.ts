import fc from "fast-check";
import { seedOffset } from "./seeds.ts";

// The same values on every machine, and others with another SEED_OFFSET: what failed fails again. fast-check names the
// seed of a failure itself, with the path that leads to it at once.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOffset });
