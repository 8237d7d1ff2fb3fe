import { ToneMark } from "#components/questions/tone-mark.tsx";
import type { MarkGlyph } from "#lib/text/mark-glyphs.ts";

/** A mark, large, beside its name. */
export function MarkDrawing({ glyph }: { glyph: MarkGlyph }) {
  if ("tone" in glyph) return <ToneMark tone={glyph.tone} className="h-10 flex-none tablet:h-19" />;
  return (
    <span aria-hidden="true" className="flex-none text-[2.5rem] leading-[0.8] font-extrabold tablet:text-[4.25rem]">
      {glyph.signs.join(" ")}
    </span>
  );
}
