import { pageBuild } from "#components/ui/page-build.ts";

const pauseMs = 60_000;

/** Whether the worker's file, which names the build of the server, names another one than this page's. */
async function hasSiteChanged(): Promise<boolean> {
  const answer = await fetch("/sw.js", { cache: "no-store" });
  const build = pageBuild.name();
  return answer.ok && build !== null && !(await answer.text()).startsWith(`// ${build}`);
}

function isGone(entry: PerformanceEntry): boolean {
  return Reflect.get(entry, "responseStatus") === 404 && Reflect.get(entry, "initiatorType") !== "navigation";
}

/**
 * Calls back once when something this page asked for is not there any more because the site has become another: a
 * script of a late part, or an action the server does not know. Returns the way to stop.
 */
export function watchMissing(onChanged: () => void): () => void {
  let askedAt = -pauseMs;
  const observer = new PerformanceObserver((list) => {
    const gone = list.getEntries().some(isGone);
    if (!gone || performance.now() - askedAt < pauseMs) return;
    askedAt = performance.now();
    // Without a network nobody can tell; the next missing thing asks again.
    hasSiteChanged().then(
      (hasChanged) => {
        if (!hasChanged) return;
        observer.disconnect();
        onChanged();
      },
      () => undefined,
    );
  });
  observer.observe({ type: "resource", buffered: true });
  return () => observer.disconnect();
}
