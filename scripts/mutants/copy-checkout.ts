import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** A copy of what is under version control, or is about to be, to plant faults in. */
export interface Checkout {
  readonly folder: string;
  /** For what running tests leaves behind. */
  readonly scratch: string;
}

export function copyCheckout(into: string): Checkout {
  const folder = join(into, "checkout");
  const scratch = join(into, "scratch");
  mkdirSync(scratch, { recursive: true });
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  // A file that was deleted and not yet committed is still listed.
  for (const path of listed.split("\0").filter((path) => path !== "" && existsSync(path))) {
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, scratch };
}
