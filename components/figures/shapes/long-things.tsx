const lines = [46, 58, 70];

/** Things with the rim of a rectangle. */
export const longThings = {
  flag: (
    <>
      <rect x="5" y="20" width="90" height="60" fill="#da251d" stroke="#8f1a13" strokeWidth="2.5" />
      <path
        d="M50 32l4.04 12.44h13.08l-10.58 7.68 4.04 12.44L50 56.87l-10.58 7.69 4.04-12.44-10.58-7.68h13.08z"
        fill="#ffdd33"
      />
    </>
  ),
  envelope: (
    <>
      <rect x="5" y="22" width="90" height="56" fill="#fff1d0" stroke="#9a6300" strokeWidth="2.5" />
      <path d="M5 22L50 56L95 22" fill="#ffe2a0" stroke="#9a6300" strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx="50" cy="54" r="8" fill="#f2664f" stroke="#8f2213" strokeWidth="2" />
    </>
  ),
  door: (
    <>
      <rect x="26" y="4" width="48" height="92" fill="#c98a4b" stroke="#5d3a12" strokeWidth="2.5" />
      <path d="M34 13h32v30H34zM34 53h32v34H34z" fill="#dda566" stroke="#8b5e2c" strokeWidth="2" />
      <circle cx="67" cy="50" r="4" fill="#ffd23f" stroke="#9a6300" strokeWidth="2" />
    </>
  ),
  notebook: (
    <>
      <rect x="20" y="8" width="60" height="84" fill="#4ea6ee" stroke="#0f4f8a" strokeWidth="2.5" />
      <path d="M29 8v84" stroke="#0f4f8a" strokeWidth="2" />
      <rect x="36" y="34" width="36" height="44" fill="#fffcf5" stroke="#0f4f8a" strokeWidth="2" />
      {lines.map((y) => (
        <path key={y} d={`M41 ${y}H67`} stroke="#8d82a3" strokeWidth="2.4" strokeLinecap="round" />
      ))}
      <path d="M54 14l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L45 21l6-1z" fill="#ffd23f" />
    </>
  ),
} as const;
