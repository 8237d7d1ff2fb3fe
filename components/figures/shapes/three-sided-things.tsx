/** Things with the rim of a triangle. */
export const threeSidedThings = {
  sign: (
    <>
      <path d="M50 10L94 86H6z" fill="#f2664f" stroke="#8f2213" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M50 30L77 76H23z" fill="#ffd23f" />
      <path d="M50 44v15" stroke="#2d2244" strokeWidth="6" strokeLinecap="round" />
      <circle cx="50" cy="69" r="3.6" fill="#2d2244" />
    </>
  ),
  pennant: (
    <>
      <path d="M11 6V96" stroke="#8b5e2c" strokeWidth="5" strokeLinecap="round" />
      <path d="M14 10L94 40L14 70z" fill="#ffd23f" stroke="#9a6300" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M20 19L76 40L20 61z" fill="#f2664f" />
      <path d="M26 28L58 40L26 52z" fill="#4ea6ee" />
    </>
  ),
  "set-square": (
    <>
      <path
        d="M10 10V88H92zM26 48V72H51z"
        fill="#bfe6fb"
        fillRule="evenodd"
        stroke="#0f4f8a"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M20 88v-6M30 88v-9M40 88v-6M50 88v-9M60 88v-6M70 88v-9" stroke="#0f4f8a" strokeWidth="2" />
    </>
  ),
  sail: (
    <>
      <path d="M60 4V82" stroke="#8b5e2c" strokeWidth="4" strokeLinecap="round" />
      <path d="M6 82H94L82 96H18z" fill="#d8a45c" stroke="#5d3a12" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M56 6V76H10z" fill="#f2664f" stroke="#8f2213" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M42 76V27M26 76V52" stroke="#ff9c8a" strokeWidth="3" />
    </>
  ),
} as const;
