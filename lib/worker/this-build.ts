import type { SiteBuild } from "./site-build.ts";

/** Put in by scripts/build-worker.ts. */
declare const builtSite: SiteBuild;

/** The build this worker belongs to. */
export const thisBuild: SiteBuild = builtSite;
