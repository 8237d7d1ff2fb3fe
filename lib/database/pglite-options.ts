import type { PGliteOptions } from "@electric-sql/pglite";
import { timestampText } from "./timestamp-text.ts";

/** The numbers of the types in every Postgres. A date stays the day it says, whatever the machine's time zone. */
const timestamptz = 1184;
const date = 1082;

/** How the embedded database is opened. */
export const pgliteOptions: PGliteOptions = {
  // PGlite's own parameters, with buffers for a school in place of a server's 128 MB, which halves the memory the
  // process keeps, and a log that is kept short (see keep-house.ts).
  startParams: [
    ...["--single", "-F", "-O", "-j"],
    ...[
      "search_path=public",
      "exit_on_error=false",
      "log_checkpoints=false",
      "max_worker_processes=0",
      "max_parallel_workers=0",
      "max_parallel_workers_per_gather=0",
      "shared_buffers=16MB",
      "wal_buffers=512kB",
      "min_wal_size=32MB",
      "max_wal_size=64MB",
    ].flatMap((setting) => ["-c", setting]),
  ],
  relaxedDurability: false,
  parsers: { [timestamptz]: timestampText, [date]: (raw: string) => raw },
};
