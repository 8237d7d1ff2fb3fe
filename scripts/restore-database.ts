import { restore } from "./backup/restore.ts";
import { runWithFile } from "./backup/run-with-file.ts";

process.exitCode = await runWithFile("npm run db:restore -- FILE", async (settings, file) => {
  const rows = await restore(settings, file);
  return `Restored ${rows} rows from ${file}. Start the server as ever.`;
});
