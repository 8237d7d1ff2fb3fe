import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "#scripts/find-free-port.ts";
import { builtFolder, serverCommand } from "#scripts/server-command.ts";

interface Wish {
  /** The data directory of this server; it stays when the server goes. */
  readonly dataDir: string;
  /** Challenges are played in a moment here, unless CHALLENGE_PACE says otherwise. */
  readonly env: Readonly<Record<string, string>>;
  /** The port to listen on, or null for a free one: the same port again keeps the pages' origin. */
  readonly port: number | null;
  /** A folder that holds all that is needed, as a build makes it; else the build is served from here. */
  readonly folder?: string;
}

export interface RunningServer {
  /** Such as http://127.0.0.1:40123, with no slash at the end. */
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Everything written to standard output and error so far. */
  output(): string;
  /** Pulls the plug, as a power cut would. */
  kill9(): Promise<void>;
  /** Its exit code, once it has ended by itself. */
  ended(): Promise<number | null>;
  /** Asks the server to end and gives its exit code. */
  stop(): Promise<number | null>;
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes("Ready in")) {
        resolve();
      }
    };
    child.stdout?.on("data", look);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output()}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}

/** Starts a production server of its own for one test, on the build that is there. */
export async function startServer({ dataDir, env, port: wished, folder }: Wish): Promise<RunningServer> {
  const port = wished ?? (await findFreePort());
  const command = serverCommand({ port, host: "127.0.0.1", folder: folder ?? builtFolder });
  const child = spawn(process.execPath, command.args, {
    env: { ...command.env, DATA_DIR: dataDir, CHALLENGE_PACE: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const keep = (chunk: Buffer) => {
    written += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  await untilReady(child, () => written);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => written,
    kill9: async () => {
      await end(child, "SIGKILL");
    },
    ended: async () => {
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return child.exitCode;
    },
    stop: () => end(child, "SIGTERM"),
  };
}
