import Link from "next/link";
import { type GalleryState, galleryStates } from "#lib/play/gallery-states.ts";
import { screenSizes } from "#lib/play/screen-sizes.ts";
import { galleryText as text } from "#lib/text/gallery-text.ts";

interface Search {
  readonly of: string;
  readonly keys: readonly string[];
  readonly seed: string;
  readonly state: GalleryState;
  readonly size: string;
}

/** What can be looked at in the gallery, in which states and on which screens. */
export function GalleryMenu({
  names,
  search,
}: {
  readonly names: readonly { readonly name: string; readonly title: string }[];
  readonly search: Search;
}) {
  const query = { ...search, keys: search.keys.join(",") };
  const link = (label: string, change: Partial<typeof query>, isCurrent = false) => (
    <Link
      className="mr-3 inline-block py-1 underline aria-[current]:font-bold"
      aria-current={isCurrent ? "true" : undefined}
      href={{ pathname: "/gallery", query: { ...query, ...change } }}
      prefetch={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="mt-3 grid gap-2">
      <p>
        <b>{`${text.states}: `}</b>
        {galleryStates.map((state) => (
          <span key={state}>{link(text.stateNames[state], { state }, state === search.state)}</span>
        ))}
      </p>
      <p>
        <b>{`${text.sizes}: `}</b>
        {screenSizes.map(({ width, height }) => (
          <span key={width}>
            {link(text.size(width, height), { size: `${width}x${height}` }, search.size === `${width}x${height}`)}
          </span>
        ))}
      </p>
      {search.of !== "" && <p>{link(text.another, { seed: `${search.seed}.` })}</p>}
      <details open={search.of === "" && search.keys.length === 0}>
        <summary className="cursor-pointer">{text.activities}</summary>
        <ul className="mt-2 columns-2 tablet:columns-3">
          {names.map(({ name, title }) => (
            <li key={name}>{link(`${name}: ${title}`, { of: name, keys: "" }, name === search.of)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
