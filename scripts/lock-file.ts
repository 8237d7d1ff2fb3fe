import { z } from "zod";

const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** What is read of package-lock.json; the rest is kept as it is. */
export const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });

export type LockFile = z.infer<typeof lockFile>;
