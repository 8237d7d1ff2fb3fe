import { backUp } from "./backup/back-up.ts";
import { runWithFile } from "./backup/run-with-file.ts";

process.exitCode = await runWithFile("npm run db:backup -- FILE", async (settings, file) => {
  const rows = await backUp(settings, file);
  return `Backed up ${rows} rows into ${file}. It holds names, email addresses and password hashes, and the secret of a data folder: keep it where nobody else can read it.`;
});
