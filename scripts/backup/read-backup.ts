import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { type BackupHeader, backupLines } from "./backup-lines.ts";

/**
 * Reads a backup from its first line to its last and gives what the first says. Throws when a byte of it is missing or
 * is not what was written.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const header = await orRefuse(`${file} is not a backup of this program`, () => readHeader(file));
  await orRefuse(`${file} is damaged or was cut off`, () => checkSum(file));
  return header;
}

async function orRefuse<Value>(problem: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw new Error(`${problem}. Nothing was changed.`, { cause: error });
  }
}

async function readHeader(file: string): Promise<BackupHeader> {
  for await (const line of readLines(file)) return backupLines.header.parse(JSON.parse(line));
  throw new Error("no line");
}

async function checkSum(file: string): Promise<void> {
  const hash = createHash("sha256");
  let rows = 0;
  let last = "";
  for await (const line of readLines(file)) {
    if (last !== "") hash.update(`${last}\n`);
    if (last.startsWith('{"row":')) rows += 1;
    last = line;
  }
  const end = backupLines.end.parse(JSON.parse(last));
  if (end.rows !== rows || end.sha256 !== hash.digest("hex")) throw new Error("the sums differ");
}

/** The lines between the first and the last, of a backup that was checked. */
export async function* readContent(file: string): AsyncGenerator<string> {
  let before = "";
  let place = 0;
  for await (const line of readLines(file)) {
    if (place >= 2) yield before;
    before = line;
    place += 1;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  let rest = "";
  for await (const text of source.pipe(unpacked).setEncoding("utf8")) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error("the last line has no end");
}
