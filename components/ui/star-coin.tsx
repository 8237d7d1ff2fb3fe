/** The coin that stands for points. Decoration: the number beside it says how many. */
export function StarCoin({ className = "size-[30px]" }: { readonly className?: string }) {
  return (
    <svg className={`flex-none ${className}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" className="fill-star-lip" />
      <circle cx="16" cy="15" r="14" className="fill-star" />
      <path
        d="m16 5.8 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z"
        className="fill-star-light"
      />
    </svg>
  );
}
