const road = "M-34 262C10 236 24 206 60 198S120 210 152 196 186 150 230 146 280 140 296 118";

/** The road of the day from the lower left to the upper right of its box, which it fills and runs out of. */
export function Road() {
  return (
    <svg
      viewBox="0 38 328 220"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      <g fill="none" strokeLinecap="round">
        <path d={road} stroke="#a57a43" strokeOpacity=".28" strokeWidth="40" transform="translate(0 6)" />
        <path d={road} stroke="#e3c98f" strokeWidth="42" />
        <path d={road} stroke="#f4e1b5" strokeWidth="34" />
        <path d={road} stroke="#d9bd7f" strokeWidth="4" strokeDasharray=".1 15" />
      </g>
    </svg>
  );
}

/** A bush for who waits at the end of the road to stand behind. */
export function Bush() {
  return (
    <svg viewBox="0 0 160 56" className="absolute -bottom-[14%] left-[-6%] w-[116%]" aria-hidden="true">
      <path d="M4 56C-4 34 14 20 30 26 34 6 66 2 76 20 88 2 120 6 122 28c18-8 38 6 34 28z" fill="#6fae45" />
      <path d="M4 56c-2-12 8-20 24-16 6-12 30-14 42-2 14-12 40-8 46 4 16-6 36 0 40 14z" fill="#5ea63c" />
      <circle cx="34" cy="36" r="5" fill="#fff" />
      <circle cx="104" cy="30" r="5" fill="#ffd262" />
      <circle cx="128" cy="44" r="4" fill="#fff" />
    </svg>
  );
}
