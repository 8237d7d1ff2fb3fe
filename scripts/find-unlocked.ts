import type { LockFile } from "./lock-file.ts";

interface Unlocked {
  readonly name: string;
  readonly version: string;
  /** The path of the package that asks for it: "node_modules/next". */
  readonly askedBy: string;
}

/** Optional packages (builds for single systems) that a locked package asks for and the lock file does not name. */
export function findUnlocked(lock: LockFile): Unlocked[] {
  return Object.entries(lock.packages).flatMap(([askedBy, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(
        ([name]) => !(`node_modules/${name}` in lock.packages) && !(`${askedBy}/node_modules/${name}` in lock.packages),
      )
      .map(([name, version]) => ({ name, version, askedBy })),
  );
}
