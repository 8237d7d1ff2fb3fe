import { WholeWords } from "#components/course/whole-words.tsx";
import { CourseArt } from "#components/stage/course-art.tsx";
import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Hue } from "#components/ui/hue.ts";
import { piecesOfPicture, presentPage, wholePictures } from "#lib/play/album.ts";
import type { AlbumView, Sticker, StickerSheet } from "#lib/play/album-view.ts";
import { albumText } from "#lib/text/album-text.ts";

/** Everything a child has collected: the picture that is being turned over, those that are whole, and the stickers. */
export function Album({ pieces, sheets }: AlbumView) {
  return (
    <section id="album" aria-labelledby="album-name" className="grid scroll-mt-4 gap-4 tablet:gap-6 wide:col-span-2">
      <h2 id="album-name" className="font-head text-h2 font-bold">
        {albumText.name}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 wide:grid-cols-2 wide:items-start">
        <PresentPicture pieces={pieces} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-6">
          {sheets.map((sheet) => (
            <Stickers key={sheet.title} sheet={sheet} />
          ))}
          {sheets.length === 0 && (
            <p className="rounded-card bg-soft p-5 leading-snug text-balance text-hue tablet:col-span-2">
              {albumText.none}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function PresentPicture({ pieces }: { readonly pieces: number }) {
  const page = presentPage(pieces);
  const whole = wholePictures(pieces);
  return (
    <Card className="p-3.5 tablet:p-5">
      <div className="flex items-center gap-3 px-1 pb-3">
        <h3 className="min-w-0 flex-1">
          <span className="block text-[1.0625rem] leading-tight text-muted">{albumText.present}</span>
          <span className="block font-head text-[1.625rem] leading-tight font-bold text-ink">{page.picture.name}</span>
        </h3>
        <span className="flex-none rounded-full bg-soft px-3.5 py-1.5 font-head font-bold whitespace-nowrap text-hue">
          {albumText.count(page.turned.length, piecesOfPicture)}
        </span>
      </div>
      <Jigsaw page={page} id="present-picture" className="block aspect-[4/3] w-full rounded-tool" />
      <div className="mt-3.5 flex items-center gap-3">
        <p className="min-w-0 flex-1 text-[1.125rem] leading-snug text-balance tablet:text-[1.3125rem]">
          {albumText.how}
        </p>
        <ButtonLink href="/">{albumText.onward}</ButtonLink>
      </div>
      {whole.length > 0 && (
        <>
          <h4 className="mt-4 border-t-2 border-soft pt-3 text-[1.0625rem] leading-tight text-muted">
            {albumText.whole}
          </h4>
          <ul className="mt-3 grid grid-cols-2 gap-3 tablet:grid-cols-3">
            {whole.map(({ id, name }) => (
              <li key={id} className="text-center font-head leading-tight font-semibold text-hue">
                <img
                  src={`/places/${id}.svg`}
                  alt=""
                  width="400"
                  height="300"
                  loading="lazy"
                  className="mb-1.5 aspect-[4/3] w-full rounded-[14px]"
                />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** The hues of the sheets, the three of maths and the one of Vietnamese. */
const hues: readonly Hue[] = ["c3", "c4", "c1", "c5"];

function Stickers({ sheet: { title, place, stickers, next } }: { readonly sheet: StickerSheet }) {
  return (
    <section
      aria-label={title}
      className={classNames("rounded-card bg-soft p-4 lip tablet:px-6 tablet:py-5", hues[place] ?? "c3")}
    >
      <h3 className="flex items-baseline gap-3 font-head text-[1.3125rem] leading-tight font-bold text-hue">
        <span className="min-w-0 flex-1">{title}</span>
        <span className="flex-none text-[1.0625rem] font-semibold">{albumText.stickers(stickers.length)}</span>
      </h3>
      <ul className="mt-3.5 grid grid-cols-3 gap-x-3 gap-y-4 wide:grid-cols-2">
        {stickers.map((sticker) => (
          <li key={sticker.href} className="odd:[--tilt:-4deg] even:[--tilt:3deg]">
            <OneSticker sticker={sticker} />
          </li>
        ))}
        {next !== null && (
          <li>
            <NextSticker next={next} />
          </li>
        )}
      </ul>
    </section>
  );
}

const frame =
  "press grid justify-items-center gap-2 rounded-tool text-center font-head text-[1rem] leading-tight font-semibold text-hue";

function OneSticker({ sticker }: { readonly sticker: Sticker }) {
  return (
    <AppLink href={sticker.href} className={frame}>
      <span className="relative block aspect-[4/3] w-full max-w-26 rotate-(--tilt) rounded-[12px] bg-surface ring-3 ring-white drop-shadow-[0_2px_2px_rgb(45_34_68/0.35)]">
        <CourseArt image={sticker.image} />
      </span>
      <span>
        <WholeWords text={sticker.title} />
        <span className="block font-read font-medium">{albumText.ofClass(sticker.classId)}</span>
      </span>
    </AppLink>
  );
}

function NextSticker({ next }: { readonly next: NonNullable<StickerSheet["next"]> }) {
  const share = Math.round(next.share * 100);
  return (
    <AppLink href={next.href} className={frame}>
      <span className="relative block aspect-[4/3] w-full max-w-26 overflow-clip rounded-[12px] border-3 border-dashed border-edge bg-surface">
        <span className="absolute inset-0 opacity-35 grayscale">
          <CourseArt image={next.image} />
        </span>
        <span className="absolute inset-x-2 bottom-1.5 h-2.5 overflow-hidden rounded-full bg-white">
          <span className="block h-full rounded-full bg-solid" style={{ width: `${share}%` }} />
        </span>
      </span>
      <span>
        <WholeWords text={next.title} />
        <span className="block font-read font-medium text-ink">
          {next.runs > 1 ? albumText.runsLeft(next.runs) : albumText.reviewLeft}
        </span>
      </span>
    </AppLink>
  );
}
