/** Things that are no blocks. */
export const rollingThings = {
  can: (
    <>
      <path
        d="M26 20V80A24 11 0 0 0 74 80V20z"
        fill="#5fbb52"
        stroke="#1f6421"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M26 40q24 22 48-4v26q-24 26-48 4z" fill="#fffcf5" />
      <circle cx="50" cy="58" r="8" fill="#ffb524" />
      <ellipse cx="50" cy="20" rx="24" ry="11" fill="#d9dee6" stroke="#5c6675" strokeWidth="2.5" />
      <ellipse cx="50" cy="21" rx="9" ry="4" fill="#9aa4b2" />
    </>
  ),
  ball: (
    <>
      <circle cx="50" cy="50" r="42" fill="#e9e6f0" stroke="#2d2244" strokeWidth="2.5" />
      <circle cx="46" cy="46" r="35" fill="#ffffff" />
      <path d="M50 36l13 10-5 15H42l-5-15z" fill="#2d2244" />
      <path
        d="M50 36V22M63 46l14-6M58 61l9 13M42 61l-9 13M37 46l-14-6"
        stroke="#2d2244"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M40 10q10 6 20 0l-3 10H43zM84 28l6 22-10-8zM16 28l-6 22 10-8zM72 84l-14 7 6-14zM28 84l14 7-6-14z"
        fill="#2d2244"
      />
    </>
  ),
  drum: (
    <>
      <path
        d="M12 34V70A38 17 0 0 0 88 70V34z"
        fill="#f2664f"
        stroke="#8f2213"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M12 40L26 80L38 50L50 86L62 50L74 80L88 40"
        fill="none"
        stroke="#ffd23f"
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
      <ellipse cx="50" cy="34" rx="38" ry="17" fill="#fff1cf" stroke="#8f2213" strokeWidth="2.5" />
      <ellipse cx="50" cy="34" rx="30" ry="12" fill="#ffe2a0" />
    </>
  ),
  "leaf-hat": (
    <>
      <path d="M50 14L95 70Q50 92 5 70z" fill="#f3dfa4" stroke="#8b6a24" strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d="M50 14q-26 34-30 63M50 14q-9 34-11 67M50 14q9 34 11 67M50 14q26 34 30 63"
        fill="none"
        stroke="#c9a75a"
        strokeWidth="2"
      />
      <path d="M38 29q12 6 24 0M27 43q23 11 46 0M16 57q34 15 68 0" fill="none" stroke="#b78f3f" strokeWidth="2" />
      <path
        d="M24 74q-2 20 20 22M76 74q2 20-20 22"
        fill="none"
        stroke="#f58ab8"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
} as const;
