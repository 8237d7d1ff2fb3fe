import { useEffect, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { offlineText } from "#lib/text/offline-text.ts";
import { type KeptPage, listKeptPages } from "./list-kept-pages.ts";

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
