import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { piecesOfPicture, presentPage } from "#lib/play/album.ts";
import { albumText } from "#lib/text/album-text.ts";

/** The way to the album, with the picture that is being turned over. */
export function AlbumCard({ pieces }: { readonly pieces: number }) {
  const page = presentPage(pieces);
  // The page is the same for everybody and made once: the picture would be a fifth of it.
  const isHydrating = useIsHydrating();
  const box = "aspect-[4/3] w-34 flex-none rounded-[14px] tablet:w-40";
  return (
    <AppLink href="/user#album" className="press flex items-center gap-4 rounded-card bg-card p-3.5 lip tablet:p-4">
      {isHydrating ? (
        <span className={classNames(box, "bg-piece")} />
      ) : (
        <Jigsaw page={page} id="album-card" className={box} />
      )}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="text-[1rem] leading-tight text-muted">
          {albumText.name}{" "}
          <span className="whitespace-nowrap">· {albumText.count(page.turned.length, piecesOfPicture)}</span>
        </span>
        <b className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.4375rem]">
          {page.picture.name}
        </b>
        <span className="text-[1.0625rem] leading-snug text-balance">{albumText.how}</span>
      </span>
    </AppLink>
  );
}
