import { AppLink } from "#components/ui/app-link.tsx";

interface Props {
  readonly href: string;
  readonly title: string;
  /** Where it stands. */
  readonly notes: readonly string[];
}

/** A row of a list: what it leads to, and in a few words where that stands. */
export function NotedRow({ href, title, notes }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-line py-1 not-first:border-t">
      <AppLink
        href={href}
        className="inline-flex min-h-11 min-w-0 flex-1 basis-60 items-center font-head text-[1.0625rem] leading-tight font-bold wrap-anywhere text-hue underline underline-offset-4"
      >
        {title}
      </AppLink>
      <span className="text-[0.9375rem] text-muted tabular-nums">{notes.join(" · ")}</span>
    </li>
  );
}
