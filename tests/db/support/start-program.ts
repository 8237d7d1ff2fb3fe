import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

interface Wish {
  /** From the root of the project. */
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** A module to load before it, or null. */
  readonly preload: string | null;
}

export interface Program {
  /** Resolves when what it wrote is enough; rejects with what it complained of when it ended before. */
  until(isEnough: (lines: readonly string[]) => boolean): Promise<void>;
  /** The same, for a number of lines. */
  written(lines: number): Promise<void>;
  /** Kills it as a power switch would and gives every line it wrote. */
  kill(): Promise<readonly string[]>;
  /** Its exit code and what it complained of, once it has ended by itself. */
  ended(): Promise<{ readonly code: number | null; readonly complaint: string }>;
}

/** Runs a program of the tests in a process of its own. */
export function startProgram({ file, args, env, preload }: Wish): Program {
  const before = preload === null ? [] : ["--import", `./tests/db/support/${preload}`];
  const child = spawn(process.execPath, ["--conditions=react-server", ...before, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const output = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const gone = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await gone;
    return lines;
  };
  onTestFinished(async () => {
    await kill();
  });
  const until = (isEnough: (lines: readonly string[]) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isEnough(lines)) return;
        output.off("line", look);
        resolve();
      };
      output.on("line", look);
      look();
      void gone.then(() => reject(new Error(complaint)));
    });
  return {
    kill,
    ended: async () => {
      await gone;
      return { code: child.exitCode, complaint };
    },
    until,
    written: (count) => until(({ length }) => length >= count),
  };
}
