import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

export interface SmallDisk {
  readonly folder: string;
  /** What a process on this disk has to load first, and its environment. */
  readonly preload: string | null;
  readonly env: Readonly<Record<string, string>>;
  /** Leaves so many megabytes free. */
  fill(megabytes: number): void;
  makeRoom(): void;
}

/**
 * A disk of so many megabytes, in memory, for one test. Where mounting is not allowed a process is made to see one
 * instead: full-disk.ts refuses what a full disk would refuse.
 */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder();
  const balloon = join(folder, "balloon");
  const makeRoom = () => rmSync(balloon, { force: true });
  if (!mount(folder, megabytes)) {
    const fill = (free: number) => writeFileSync(balloon, String(free * 1024 * 1024));
    return { folder, preload: "full-disk.ts", env: { SMALL_DISK: folder }, fill, makeRoom };
  }
  onTestFinished(() => {
    execFileSync("umount", [folder]);
  });
  const fill = (free: number) => {
    const { bavail, bsize } = statfsSync(folder);
    try {
      writeFileSync(balloon, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024 * 1024)));
    } catch (error) {
      // A process that writes at the same moment may have taken the rest.
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  };
  return { folder, preload: null, env: {}, fill, makeRoom };
}

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
