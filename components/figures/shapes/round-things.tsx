const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);
const spokes = [0, 45, 90, 135];

/** Things with the rim of a circle: middle 50, 50, radius 44. */
export const roundThings = {
  clock: (
    <>
      <circle cx="50" cy="50" r="44" fill="#ffb524" stroke="#9a6300" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="35" fill="#fffcf5" stroke="#d98e10" strokeWidth="2" />
      {hours.map((angle) => (
        <path
          key={angle}
          d={`M50 ${angle % 90 === 0 ? 26 : 23}V19`}
          stroke="#2d2244"
          strokeWidth={angle % 90 === 0 ? 4 : 2.4}
          strokeLinecap="round"
          transform={`rotate(${angle} 50 50)`}
        />
      ))}
      <path d="M50 50L40 36" stroke="#d23d28" strokeWidth="5" strokeLinecap="round" />
      <path d="M50 50L66 34" stroke="#1273c4" strokeWidth="4" strokeLinecap="round" />
      <circle cx="50" cy="50" r="4" fill="#2d2244" />
    </>
  ),
  plate: (
    <>
      <circle cx="50" cy="50" r="44" fill="#fdfdff" stroke="#5b7aa6" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="38" fill="none" stroke="#4ea6ee" strokeWidth="5" strokeDasharray="7.9 4.04" />
      <circle cx="50" cy="50" r="29" fill="#eef4fb" stroke="#a9bfdc" strokeWidth="2" />
      <path
        d="M50 36c4 6 4 10 0 14-4-4-4-8 0-14zm-13 9c7 0 11 2 13 7-6 1-10-1-13-7zm26 0c-7 0-11 2-13 7 6 1 10-1 13-7z"
        fill="#4ea6ee"
      />
      <path d="M50 52v13" stroke="#4ea6ee" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  wheel: (
    <>
      <circle cx="50" cy="50" r="44" fill="#3d3652" stroke="#201a30" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="31" fill="#f4f1f8" stroke="#8a839c" strokeWidth="2.5" />
      {spokes.map((angle) => (
        <path key={angle} d="M50 20V80" stroke="#8a839c" strokeWidth="4" transform={`rotate(${angle} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="10" fill="#f2664f" stroke="#8f2213" strokeWidth="2.5" />
    </>
  ),
  button: (
    <>
      <circle cx="50" cy="50" r="44" fill="#f58ab8" stroke="#962c61" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="33" fill="#ffb0d0" stroke="#dd5f97" strokeWidth="2.5" />
      {[41, 59].map((x) => [41, 59].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill="#962c61" />))}
      <path d="M41 41L59 59M59 41L41 59" stroke="#fff6d8" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} as const;
