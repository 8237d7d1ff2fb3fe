/** The command line of Next, started with `node` and from the project's root. */
export const nextBin = "node_modules/next/dist/bin/next";
