// Loaded into a process before all else: while the folder SMALL_DISK holds a file "balloon" its disk has as many bytes
// free as that says, and a file that would need more is refused as by a full disk.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const balloon = join(process.env.SMALL_DISK ?? "", "balloon");
const { writeSync, existsSync, readFileSync, fstatSync, statfsSync } = fs;
const { statfs } = fs.promises;
let grown = 0;

function free(): number {
  return existsSync(balloon) ? Math.max(0, Number(readFileSync(balloon, "utf8")) - grown) : Number.POSITIVE_INFINITY;
}

function grow(file: number, end: number): void {
  const more = end - fstatSync(file).size;
  if (more <= 0) return;
  if (more > free()) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  grown += existsSync(balloon) ? more : 0;
}

Object.assign(fs, {
  writeSync: (...values: Parameters<typeof writeSync>) => {
    const [file, , , length, position] = values as unknown[];
    if (typeof length === "number" && typeof position === "number") grow(Number(file), position + length);
    return writeSync(...values);
  },
  statfsSync: (...values: Parameters<typeof statfsSync>) => shrink(statfsSync(...values)),
});
Object.assign(fs.promises, {
  statfs: async (...values: Parameters<typeof statfs>) => shrink(await statfs(...values)),
});
syncBuiltinESMExports();

function shrink<Disk extends { bavail: unknown; bsize: unknown }>(disk: Disk): Disk {
  return Object.assign(disk, { bavail: Math.min(Number(disk.bavail), Math.floor(free() / Number(disk.bsize))) });
}
