/** A page that opens without a network. */
export interface KeptPage {
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
export async function listKeptPages(): Promise<readonly KeptPage[]> {
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
