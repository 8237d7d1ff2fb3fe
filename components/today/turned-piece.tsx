import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { Card } from "#components/ui/card.tsx";
import { lastPage, piecesOfPicture } from "#lib/play/album.ts";
import { albumText } from "#lib/text/album-text.ts";

/** The picture of the album with the piece that a run has just turned over. */
export function TurnedPiece({ pieces }: { readonly pieces: number }) {
  const page = lastPage(pieces);
  const { name } = page.picture;
  return (
    <Card className="flex items-center gap-4 p-3 text-start">
      <Jigsaw page={page} id="turned-piece" isTurning={true} className="w-30 flex-none rounded-[12px] tablet:w-44" />
      <p className="min-w-0 flex-1 font-head text-[1.1875rem] leading-snug font-bold text-balance text-hue tablet:text-[1.375rem]">
        {page.next === null ? albumText.finished(name) : albumText.turned(name)}
        <span className="block font-read text-[1.0625rem] font-medium text-muted">
          {albumText.count(page.turned.length, piecesOfPicture)}
        </span>
      </p>
    </Card>
  );
}
