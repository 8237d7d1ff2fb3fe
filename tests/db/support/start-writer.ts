import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export interface Writer {
  /** Resolves when so many lines have been written; rejects with what it said when it ended before. */
  written(lines: number): Promise<readonly string[]>;
  /** Kills it as a power switch would and gives every line it wrote. */
  kill(): Promise<readonly string[]>;
}

/** Runs write-likes.ts on a data folder in a process of its own. */
export function startWriter(dataDir: string): Writer {
  const child = spawn(process.execPath, ["--conditions=react-server", "tests/db/support/write-likes.ts", dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const output = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const ended = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
    return lines;
  };
  onTestFinished(async () => {
    await kill();
  });
  return {
    kill,
    written: (count) =>
      new Promise((resolve, reject) => {
        const look = () => lines.length >= count && resolve(lines);
        look();
        output.on("line", look);
        void ended.then(() => reject(new Error(complaint)));
      }),
  };
}
