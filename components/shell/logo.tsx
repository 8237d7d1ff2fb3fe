import { AppLink } from "#components/ui/app-link.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** The product's mark, a way home; its name is written out where there is room. */
export function Logo() {
  return (
    <AppLink
      href="/"
      aria-label={shellText.toHome}
      className="press flex min-h-14 min-w-14 items-center gap-2 rounded-tool font-head text-[1.25rem] leading-none font-extrabold text-hue"
    >
      <img src="/pictures/giraffe.svg" alt="" width="52" height="52" className="mx-auto size-13 flex-none" />
      <span data-font="lexend" className="hidden font-head whitespace-nowrap tablet:inline">
        {shellText.productName}
      </span>
    </AppLink>
  );
}
