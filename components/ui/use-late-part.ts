import { type ComponentType, useEffect, useState } from "react";

/**
 * A part of the page whose code is fetched when it is wanted; null until it is there, and for as long as it cannot be
 * fetched (no network): the page does without it, and the next request tries again. `load` must stay the same function.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    load().then(
      (loaded) => {
        if (isHere) setPart(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [load, isMissing]);
  return part;
}
