import { ensureBuild } from "./ensure-build.ts";

process.exitCode = await ensureBuild();
