import { readEnv } from "#lib/env.ts";
import { ensureBuild } from "./ensure-build.ts";
import { isPortFree } from "./is-port-free.ts";
import { runCommand } from "./run-command.ts";
import { builtFolder, readSettingsFiles, serverCommand } from "./server-command.ts";

/** The port of the settings, or null when a setting is wrong, which is then said. */
function readPort(): number | null {
  try {
    return readEnv(process.env).port ?? 3000;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

async function claimPort(port: number): Promise<boolean> {
  const free = await isPortFree(port);
  if (!free) {
    console.error(`Port ${port} is taken or not allowed. Choose another: PORT=${port + 1} npm start`);
  }
  return free;
}

/**
 * Gives this process over to the server, so that there is one process with one number: what stops
 * it stops the server, and no child is left behind. Where a process cannot be replaced (Windows),
 * the server is a child that signals are passed on to.
 */
async function serve(port: number): Promise<number> {
  const { args, env } = serverCommand({ port, host: null, folder: builtFolder });
  process.execve?.(process.execPath, [process.execPath, "--import", "./scripts/end-with-parent.ts", ...args], env);
  return await runCommand("production", args, env);
}

async function start(): Promise<number> {
  const port = readPort();
  if (port === null || !(await claimPort(port))) {
    return 1;
  }
  const code = await ensureBuild();
  if (code !== 0 || !(await claimPort(port))) {
    return code || 1;
  }
  console.info(`Hươu Ham Học: http://localhost:${port} (process ${process.pid}, Ctrl+C ends it)`);
  return await serve(port);
}

readSettingsFiles();
process.exitCode = await start();
