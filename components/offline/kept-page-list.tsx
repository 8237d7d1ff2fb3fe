import { useEffect, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { offlineText } from "#lib/text/offline-text.ts";

/** The ways to what this device has kept; plain anchors, because without a network a page is best loaded whole. */
export function KeptPageList() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    void listKeptPages().then((kept) => setPages(kept.filter(({ path }) => path !== window.location.pathname)));
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="kept-pages" className="mt-5 grid w-full gap-3">
      <h2 id="kept-pages" className="font-head text-[1.375rem] font-bold text-hue">
        {offlineText.keptHeading}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className={buttonClass("plain", true)}>
              {path === "/" ? offlineText.homePage : title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page that opens without a network. */
interface KeptPage {
  readonly path: string;
  /** As its tab is called. */
  readonly title: string;
}

/** The most that are named; the worker keeps more. */
const mostNamed = 12;

const signs: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** The title of a document, without the site's own name behind it. */
function titleOf(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => signs[sign] ?? sign).replace(/ · [^·]*$/, "");
}

/** The pages this browser keeps, the last one visited first; none where storage is blocked. */
async function listKeptPages(): Promise<readonly KeptPage[]> {
  try {
    const cache = await caches.open("hhh-pages");
    const requests = (await cache.keys()).toReversed().slice(0, mostNamed);
    return await Promise.all(
      requests.map(async (request) => {
        const kept = await cache.match(request, { ignoreVary: true });
        return { path: new URL(request.url).pathname, title: titleOf((await kept?.text()) ?? "") };
      }),
    );
  } catch {
    return [];
  }
}
