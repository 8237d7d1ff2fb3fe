const ticks = Array.from({ length: 12 }, (_, place) => {
  const turn = (place * Math.PI) / 6;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const at = (radius: number) => `${(70 + x * radius).toFixed(1)} ${(48 + y * radius).toFixed(1)}`;
  return `M${at(36.5)}L${at(place % 3 === 0 ? 30 : 33)}`;
}).join("");

/** A clock at seven, for a course card. */
export function ClockArt() {
  return (
    <>
      <circle cx="70" cy="50" r="46" className="fill-lip" />
      <circle cx="70" cy="47.5" r="46" className="fill-solid" />
      <circle cx="70" cy="48" r="40" className="fill-card" />
      <path d={ticks} strokeWidth="2.6" strokeLinecap="round" className="stroke-ink" />
      <path d="M70 53V20" strokeWidth="4" strokeLinecap="round" className="c4 stroke-solid" />
      <path d="M70 13l-5 8h10z" className="c4 fill-solid" />
      <g transform="rotate(210 70 48)" className="c1">
        <path d="M70 53V34" strokeWidth="5.4" strokeLinecap="round" className="stroke-solid" />
        <path d="M70 24l-6.5 11h13z" className="fill-solid" />
      </g>
      <circle cx="70" cy="48" r="4.4" className="fill-ink" />
    </>
  );
}
