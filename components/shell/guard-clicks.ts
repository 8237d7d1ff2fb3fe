/** A plain click on a way out of the page is not taken for one, but asked about. Returns the way to stop. */
export function guardClicks(isFree: { readonly current: boolean }, onLeave: () => void): () => void {
  const look = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const way = event.target instanceof Element ? event.target.closest("a[href], [data-leaves]") : null;
    const isWithin = way?.getAttribute("href")?.startsWith("#") || way?.getAttribute("target") === "_blank";
    if (isFree.current || !isPlain || way === null || isWithin) return;
    // Before the router, which listens further in, hears of it.
    event.preventDefault();
    event.stopImmediatePropagation();
    onLeave();
  };
  window.addEventListener("click", look, true);
  return () => window.removeEventListener("click", look, true);
}
