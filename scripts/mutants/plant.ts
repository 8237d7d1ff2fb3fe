import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";

/** The text with the fault in it. What it stands for is written as it is: "$&" means nothing more. */
export function plant(text: string, { id, file, find, replace }: Fault): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const places = text.split(find).length - 1;
    throw new Error(`${id}: its text stands ${places} times in ${file} instead of once.`);
  }
  if (find === replace) {
    throw new Error(`${id}: it changes nothing.`);
  }
  return before + replace + after;
}

/** What keeps the fault from being planted in a folder, or null. */
export function whyNot(folder: string, fault: Fault): string | null {
  const missing = [fault.file, ...fault.tests].filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    return `${fault.id}: there is no ${missing.join(", ")}.`;
  }
  try {
    plant(readFileSync(join(folder, fault.file), "utf8"), fault);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Does the work while the fault is in the folder, and leaves the file as it was. */
export async function withFault<Result>(folder: string, fault: Fault, work: () => Promise<Result>): Promise<Result> {
  const path = join(folder, fault.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, plant(sound, fault));
  try {
    return await work();
  } finally {
    writeFileSync(path, sound);
  }
}
