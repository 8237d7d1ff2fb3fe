const corners = [0, 90, 180, 270];

/** Things with the rim of a square, from 8 to 92. */
export const evenThings = {
  tile: (
    <>
      <rect x="8" y="8" width="84" height="84" fill="#fff3d6" stroke="#8b5e2c" strokeWidth="2.5" />
      {corners.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 50 50)`}>
          <path d="M8 8h24A24 24 0 0 1 8 32z" fill="#d2432d" />
          <path d="M50 50c-9-9-9-19 0-27 9 8 9 18 0 27z" fill="#2a82cf" />
        </g>
      ))}
      <circle cx="50" cy="50" r="8" fill="#ffd23f" />
    </>
  ),
  window: (
    <>
      <rect x="8" y="8" width="84" height="84" fill="#8b5e2c" stroke="#5d3a12" strokeWidth="2.5" />
      <path d="M16 16h31v31H16zM53 16h31v31H53zM16 53h31v31H16zM53 53h31v31H53z" fill="#bfe6fb" />
      <path d="M20 40l20-20M57 40l20-20" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M16 84V72q8-8 16 0t15-2v14zM53 84V70q8 6 16 0t15 4v10z" fill="#8fc65b" />
    </>
  ),
  "rice-cake": (
    <>
      <rect x="8" y="8" width="84" height="84" fill="#4f9a3d" stroke="#1f5a1c" strokeWidth="2.5" />
      <path d="M8 30L30 8M8 62L62 8M8 92L92 8M40 92L92 40M70 92L92 70" stroke="#63b04f" strokeWidth="3" />
      <path d="M33 8v84M67 8v84M8 33h84M8 67h84" stroke="#f3dfa4" strokeWidth="5" />
      <path d="M33 8v84M67 8v84M8 33h84M8 67h84" stroke="#b78f3f" strokeWidth="1" />
      <path
        d="M50 42c-9-8-16-1-8 6-8 7-1 14 8 5 9 9 16 2 8-5 8-7 1-14-8-6z"
        fill="#f3dfa4"
        stroke="#b78f3f"
        strokeWidth="1.5"
      />
    </>
  ),
  handkerchief: (
    <>
      <rect x="8" y="8" width="84" height="84" fill="#ffe3ee" stroke="#962c61" strokeWidth="2.5" />
      <rect x="17" y="17" width="66" height="66" fill="none" stroke="#f58ab8" strokeWidth="3" strokeDasharray="6 5" />
      {corners.map((angle) => (
        <circle key={angle} cx="30" cy="30" r="6" fill="#9a78ec" transform={`rotate(${angle} 50 50)`} />
      ))}
      <path d="M50 60c-14-10-10-20-4-20 3 0 4 3 4 4 0-1 1-4 4-4 6 0 10 10-4 20z" fill="#f2664f" />
    </>
  ),
} as const;
