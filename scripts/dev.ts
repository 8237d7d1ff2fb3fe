import { buildWorker } from "./build-worker.ts";
import { nextBin } from "./next-bin.ts";
import { runCommand } from "./run-command.ts";
import { buildVoice } from "./voice/build-voice.ts";

await buildVoice();
// A worker that a build left in the browser would answer from what it keeps.
const id = "development";
await buildWorker({ id, distDir: ".next", isWithdrawn: true });
process.exitCode = await runCommand("development", [nextBin, "dev", ...process.argv.slice(2)], { SITE_BUILD: id });
