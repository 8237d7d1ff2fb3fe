import { useEffect, useState } from "react";
import { makeSearch } from "#lib/play/make-search.ts";
import type { SearchEntry } from "#lib/play/search-entry.ts";

type Search = (query: string) => readonly SearchEntry[];

let asked: Promise<Search> | null = null;

/** Asked once a visit; when it fails, again the next time it is wanted. */
function loadSearch(): Promise<Search> {
  asked ??= fetchSearch().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchSearch(): Promise<Search> {
  const answer = await fetch("/api/search-index");
  if (!answer.ok) throw new Error(`the search index was answered ${answer.status}`);
  const { entries }: { entries: readonly SearchEntry[] } = await answer.json();
  return makeSearch(entries);
}

/** The search over all there is; null until it is there. Without it the form still leads to the page of results. */
export function useSearch(query: string): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  const isMissing = search === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter asks again, so that a network that came back is noticed
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    loadSearch().then(
      (loaded) => {
        if (isHere) setSearch(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, query]);
  return search;
}
