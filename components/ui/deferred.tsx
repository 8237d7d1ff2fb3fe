import { type ComponentType, useEffect, useState } from "react";
import { useIsHydrating } from "./use-is-hydrating.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code comes in a file of its own: `deferred((keep) => dynamic(keep(() => import(...))))`. What the server drew
 * waits for that file before it comes to life (next/dynamic, so that the page names the file); a part first drawn later
 * shows nothing until it is there (a hidden mark, `data-loading`), and at once where it was fetched ahead. There is no
 * placeholder on purpose: React keeps what it swaps in back for 300 ms. Both ways go through one import: a second one
 * elsewhere would be a second file of the same.
 */
export function deferred<Props extends object>(
  make: (keep: (load: Load<Props>) => Load<Props>) => ComponentType<Props>,
) {
  let load: Load<Props> = () => Promise.reject(new Error("nothing was kept"));
  const Lazy = make((given) => {
    load = given;
    return given;
  });
  return fetchedAhead(Lazy, () => load());
}

function fetchedAhead<Props extends object>(Lazy: ComponentType<Props>, load: Load<Props>) {
  let ready: ComponentType<Props> | null = null;
  const fetchAhead = async () => {
    ready = await load();
    return ready;
  };

  function Deferred(props: Props) {
    const isHydrating = useIsHydrating();
    // Chosen once: another component in its place would lose what the pupil has typed.
    const [View, setView] = useState<ComponentType<Props> | null>(() => (isHydrating ? Lazy : ready));
    const isMissing = View === null;
    useEffect(() => {
      if (isMissing) void fetchAhead().then((loaded) => setView(() => loaded));
    }, [isMissing]);
    return View === null ? <span hidden={true} data-loading="" /> : <View {...props} />;
  }

  return Object.assign(Deferred, { fetchAhead });
}
