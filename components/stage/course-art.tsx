import type { ArtName } from "#lib/play/art-names.ts";

/**
 * The picture of a course card. All pictures are one file, which the browser keeps: in the page they would be half of
 * it. See scripts/build-course-art.ts.
 */
export function CourseArt({ image }: { readonly image: ArtName }) {
  return (
    <svg className="drawn absolute inset-0 size-full overflow-visible p-[4%]" viewBox="0 0 140 96" aria-hidden="true">
      <use href={`/art/courses.svg?v=${process.env.ART_VERSION}#${image}`} />
    </svg>
  );
}
