import { observable } from "./observable.ts";

const outlived = observable(false);

/** The build this page is of, and whether the site has become another since it was loaded. */
export const pageBuild = {
  /** Null on the page of a fault that took the whole document away. */
  name: (): string | null => document.documentElement.dataset.build ?? null,

  isOutlived: outlived.get,
  subscribe: outlived.subscribe,

  /** Called by whoever meets another build: a worker's, or that of a server that answers. */
  outlive: (): void => outlived.set(true),
} as const;
