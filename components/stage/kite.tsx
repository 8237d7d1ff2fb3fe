/** A kite that sways on its string. */
export function Kite({ className }: { readonly className: string }) {
  return (
    <span className={className}>
      <svg className="h-auto w-full animate-sway overflow-visible" viewBox="0 0 120 150" aria-hidden="true">
        <path d="M60 62C52 90 80 104 66 128c-6 10-18 8-22 18" stroke="#8aa0b8" strokeWidth="2.4" fill="none" />
        <path d="M6 34Q60-14 114 34 88 58 60 62 32 58 6 34z" fill="#ff8a5c" />
        <path d="M60 10v52Q32 58 6 34 30 12 60 10z" fill="#ffb24a" />
        <path d="M60 10v52M6 34q54 14 108 0" stroke="#c9542f" strokeWidth="3" fill="none" />
        <path d="M36 58l-10 20 14-6 4 12 8-24zM84 58l10 20-14-6-4 12-8-24z" fill="#ffd98a" />
      </svg>
    </span>
  );
}
