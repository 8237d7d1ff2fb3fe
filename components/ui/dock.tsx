import type { ReactNode } from "react";

/** Keeps the one way on in reach while the rest of the page scrolls under it. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <div className="sticky bottom-0 z-10 -mx-4 grid bg-surface/95 px-4 py-3 low:static">{children}</div>;
}
