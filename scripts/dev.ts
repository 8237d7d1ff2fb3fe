import { nextBin } from "./next-bin.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await runCommand("development", [nextBin, "dev", ...process.argv.slice(2)]);
