import { useEffect, useRef } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { SearchEntry } from "#lib/play/search-entry.ts";
import { searchText } from "#lib/text/search-text.ts";
import { ClassLinks } from "./class-links.tsx";
import { FoundWords } from "./found-words.tsx";
import { useSearch } from "./use-search.ts";

/** As many as a child looks through; the others are a link away. */
const mostHits = 6;

interface Props {
  /** What has been typed; nothing is shown for nothing. */
  readonly query: string;
  /** Called when one of the links is taken. */
  readonly onLeave: () => void;
}

/** What fits to the words typed so far, below the field, over what stands there. */
export function SearchHits({ query, onLeave }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const search = useSearch(query);
  const request = query.trim();
  const isOpen = search !== null && request !== "";
  const found = isOpen ? search(request) : [];
  const count = formatNumber(found.length);
  useEffect(() => {
    if (!isOpen) return;
    // The keyboard of a phone takes half of the screen: there the field goes to its top.
    if (window.matchMedia("(pointer: coarse)").matches) panel.current?.closest("form")?.scrollIntoView();
    else panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && (found.length === 0 ? searchText.nothing : searchText.found(count))}
      </p>
      {isOpen && (
        <div
          ref={panel}
          className="absolute inset-x-0 top-full z-30 mt-2 scroll-mb-4 animate-fade rounded-bubble border-2 border-line bg-card p-2 text-ink shadow-[0_6px_0_var(--softlip)]"
        >
          {found.length === 0 ? <Nothing /> : <Hits found={found.slice(0, mostHits)} onLeave={onLeave} />}
          {found.length > mostHits && (
            <AppLink
              href={`/search?q=${encodeURIComponent(request)}`}
              className="press mt-1 flex min-h-14 items-center justify-center gap-1.5 rounded-tool bg-surface px-3 text-center font-head text-[1.1875rem] font-bold text-hue"
              onClick={onLeave}
            >
              {searchText.all(count)}
              <Icon name="next" className="size-6" />
            </AppLink>
          )}
        </div>
      )}
    </>
  );
}

function Hits({ found, onLeave }: { readonly found: readonly SearchEntry[]; readonly onLeave: () => void }) {
  return (
    <ul>
      {found.map((entry) => (
        <li key={entry.href} className={`c${entry.classId}`}>
          <AppLink
            href={entry.href}
            className="flex min-h-16 items-center gap-3 rounded-tool px-2 py-1.5 hover:bg-surface focus-visible:bg-surface focus-visible:-outline-offset-4"
            onClick={onLeave}
          >
            <span
              aria-hidden="true"
              className="grid size-12 flex-none place-items-center rounded-tool bg-soft font-head text-[1.625rem] leading-none font-extrabold text-hue"
            >
              {entry.classId}
            </span>
            <FoundWords entry={entry} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <div className="p-2">
      <p className="text-[1.125rem] leading-snug">
        {searchText.nothing} {searchText.nothingHelp}
      </p>
      <ClassLinks />
    </div>
  );
}
