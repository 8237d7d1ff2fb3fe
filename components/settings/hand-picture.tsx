interface Props {
  readonly side: "right" | "left";
}

/** A phone whose buttons lie under the thumb of one hand. */
export function HandPicture({ side }: Props) {
  return (
    <svg
      viewBox="0 0 96 72"
      className={side === "left" ? "w-24 -scale-x-100 tablet:w-32" : "w-24 tablet:w-32"}
      aria-hidden="true"
    >
      <rect x="24" y="3" width="44" height="66" rx="8" className="fill-surface stroke-hue" strokeWidth="3" />
      <path d="M32 14h22M32 21h14" className="stroke-hue" strokeWidth="3.4" strokeLinecap="round" />
      <rect x="32" y="29" width="12" height="10" rx="3" className="fill-soft" />
      <rect x="48" y="29" width="12" height="10" rx="3" className="fill-solid" />
      <rect x="48" y="44" width="12" height="10" rx="3" className="fill-solid" />
      <path
        d="M94 46c-8-3-14-3-20-1l-17 1c-4 .3-4 6 0 6.2l10 .6c-1 6 2 16 10 18.2H94z"
        className="fill-star stroke-wood-dark"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
