import { useEffect, useState } from "react";

/** False until the page has loaded and the browser has nothing better to do: the time to fetch what may come late. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let wait: () => void = () => undefined;
    const rest = () => {
      // Safari has no idle callback; a moment after loading is near enough.
      if (typeof requestIdleCallback === "undefined") {
        const timer = window.setTimeout(() => setIdle(true), 200);
        wait = () => window.clearTimeout(timer);
      } else {
        const request = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
        wait = () => cancelIdleCallback(request);
      }
    };
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
    return () => {
      window.removeEventListener("load", rest);
      wait();
    };
  }, []);
  return isIdle;
}
