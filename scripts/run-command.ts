import "./end-with-parent.ts";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { quietEnv } from "./quiet-env.ts";

const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a Node program in the foreground and gives its exit code (128 + n when signal n ended it).
 * A signal to this process reaches the program, and when that has ended this process ends too.
 */
export function runCommand(
  mode: NodeJS.ProcessEnv["NODE_ENV"],
  args: readonly string[],
  env: Readonly<Partial<Record<string, string>>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...quietEnv(mode), ...env },
    });
    let received: NodeJS.Signals | null = null;
    const pass = (signal: NodeJS.Signals) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of passedOn) {
      process.on(signal, pass);
    }
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      for (const name of passedOn) {
        process.off(name, pass);
      }
      const ended = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
      if (received !== null) {
        process.exit(ended || 128 + constants.signals[received]);
      }
      resolve(ended);
    });
  });
}
