import { observable } from "#components/ui/observable.ts";

const from = observable<string | null>(null);

/** Whether the router may still hold pages from before the last run was counted. */
export const outdatedPages = {
  subscribe: from.subscribe,

  /** A run was counted that was sent from the page at this path. That page itself is left as it is: it shows the result. */
  note: (pathname: string): void => from.set(pathname),

  /** True once after a run was counted, on any page but that which sent it. */
  isOneAt(pathname: string): boolean {
    const isOutdated = from.get() !== null && from.get() !== pathname;
    if (isOutdated) from.set(null);
    return isOutdated;
  },
} as const;
