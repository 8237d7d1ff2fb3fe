import type { registry } from "./figures/registry.ts";

type Registry = typeof registry;

/**
 * The pictures a question can be asked about, as plain data. Each carries `alt`: what is seen,
 * in a sentence that does not give the answer away.
 */
export type Figure = ReturnType<Registry[keyof Registry]["toPublic"]>;
