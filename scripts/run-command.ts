import "./end-with-parent.ts";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { quietEnv } from "./quiet-env.ts";

const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/**
 * Runs a Node program in the foreground and gives its exit code (128 + n when signal n ended it).
 * A signal to this process reaches the program, and when that has ended this process ends too.
 * What it writes is shown at once, or where other programs run beside it all together at its end.
 */
export function runCommand(
  mode: NodeJS.ProcessEnv["NODE_ENV"],
  args: readonly string[],
  env: Readonly<Partial<Record<string, string>>> = {},
  shows: "at once" | "at its end" = "at once",
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = shows === "at once" ? "inherit" : "pipe";
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", output, output],
      env: { ...quietEnv(mode), ...env },
    });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => written.push(part));
    let received: NodeJS.Signals | null = null;
    const pass = (signal: NodeJS.Signals) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of passedOn) {
      process.on(signal, pass);
    }
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.stdout.write(Buffer.concat(written));
      for (const name of passedOn) {
        process.off(name, pass);
      }
      const ended = exitCode(code, signal);
      if (received !== null) {
        process.exit(ended || 128 + constants.signals[received]);
      }
      resolve(ended);
    });
  });
}
