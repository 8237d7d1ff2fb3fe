import type { Metadata } from "next";
import { connection } from "next/server";
import { ClassLinks } from "#components/search/class-links.tsx";
import { FoundList } from "#components/search/found-list.tsx";
import { SearchField } from "#components/search/search-field.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { backHref } from "#lib/play/back-href.ts";
import { makeSearch } from "#lib/play/make-search.ts";
import { listEntries } from "#lib/server/courses.ts";
import { searchText as text } from "#lib/text/search-text.ts";

export const metadata: Metadata = { title: text.title };

// All of the page is what was searched for. It is waited for, so that it is there without a script.
export const instant = false;

/** As many as a page can well hold; who finds more writes another word. */
const mostFound = 60;
const longestQuery = 100;

export default async function SearchPage({ searchParams }: PageProps<"/search">) {
  const { q } = await searchParams;
  const query = [q].flat().at(0)?.trim().slice(0, longestQuery) ?? "";
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/search")} title={text.title} />}>
      <div className="relative mb-5 tablet:mb-7">
        <SearchField key={query} query={query} />
      </div>
      {query === "" ? <Start /> : <Found query={query} />}
    </PageFrame>
  );
}

async function Found({ query }: { readonly query: string }) {
  await connection();
  const entries = await listEntries();
  if (!entries.ok) return <BackendNotice />;
  const found = makeSearch(entries.value)(query);
  if (found.length === 0) return <Lost message={text.nothing} help={text.nothingHelp} />;
  const count = formatNumber(found.length);
  return (
    <>
      <h2 className="mb-3 font-head text-h3 leading-tight font-bold text-hue tablet:mb-4">{text.resultsFor(query)}</h2>
      <p className="mb-4 text-body">
        {found.length > mostFound ? text.most(formatNumber(mostFound), count) : text.found(count)}
      </p>
      <FoundList found={found.slice(0, mostFound)} />
    </>
  );
}

function Start() {
  return <Lost message={null} help={text.start} />;
}

function Lost({ message, help }: { readonly message: string | null; readonly help: string }) {
  return (
    <div className="max-w-[640px] rounded-card bg-card p-5 lip tablet:p-7">
      {message !== null && <h2 className="mb-1.5 text-h3 text-hue">{message}</h2>}
      <p>{help}</p>
      <ClassLinks />
    </div>
  );
}
