const count = 12;
const turns = Array.from({ length: count }, (_, place) => (360 / count) * place);

/** Rays of light from the middle of what is celebrated; they fill the box around them. */
export function Rays() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      {turns.map((turn) => (
        <path key={turn} d="M0 0-14-150h28z" transform={`rotate(${turn})`} className="fill-star-light" />
      ))}
      <circle r="46" className="fill-card" fillOpacity="0.85" />
    </svg>
  );
}
