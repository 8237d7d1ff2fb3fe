import { shellText } from "#lib/text/shell-text.ts";

/** A wooden signpost at the way side. Decoration only. */
export function Signpost({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 120 130" aria-hidden="true">
      <path d="M56 40h10l3 90H53z" className="fill-wood-dark" />
      <path d="M6 14q0-6 6-6h84l20 21-20 21H12q-6 0-6-6z" className="fill-wood" />
      <path d="M6 14q0-6 6-6h84l5 6H6z" className="fill-wood-light" />
      <text x="54" y="41" textAnchor="middle" className="fill-wood-ink font-head text-[1.875rem] font-extrabold">
        {shellText.signpost}
      </text>
    </svg>
  );
}
