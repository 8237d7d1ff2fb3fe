import { formatNumber } from "#lib/core/format-number.ts";
import { courseText } from "#lib/text/course-text.ts";

/** The number of likes inside the button; null holds its place while it is on the way. */
export function LikeCount({ total }: { readonly total: number | null }) {
  const written = total === null ? "" : formatNumber(total);
  return (
    <span className="min-h-8 min-w-12 rounded-full bg-soft px-3 py-1 text-[1.125rem] leading-tight tabular-nums">
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{total === null ? "" : courseText.likeTotal(written)}</span>
    </span>
  );
}
