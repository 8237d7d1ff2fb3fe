import { teachersText } from "#lib/text/teachers-text.ts";
import sizes from "./picture-sizes.json" with { type: "json" };

const { pictures } = teachersText;

export type PictureName = keyof typeof pictures;

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** A part of a page of the teacher's room as it looks, taken by scripts/build-teacher-pictures.ts. */
export function PagePicture({ name }: { readonly name: PictureName }) {
  const { width, height } = sizes[name];
  return (
    <img
      src={`/thay-co/${name}.webp`}
      alt={pictures[name]}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full max-w-90 rounded-[16px] border border-line"
    />
  );
}
