import { courseArtText } from "#lib/text/course-art-text.ts";

const text = courseArtText;
const label = "font-head font-extrabold [text-anchor:middle]";

/** Scales in balance: fruit against a weight. */
export function BalanceArt() {
  return (
    <>
      <path d="M52 90h36l-8-10H60z" className="fill-solid" />
      <path d="M70 82V30" strokeWidth="6" strokeLinecap="round" className="stroke-solid" />
      <path d="M22 32h96" strokeWidth="6" strokeLinecap="round" className="stroke-lip" />
      <circle cx="70" cy="30" r="7" className="fill-star" />
      <path d="M4 60h56q-4 15-28 15T4 60zM80 60h56q-4 15-28 15T80 60z" className="fill-hue" />
      <path d="M32 34 10 60m22-26 22 26M108 34 86 60m22-26 22 26" strokeWidth="1.8" className="stroke-hue" />
      <image href="/pictures/mango.svg" x="17" y="29" width="31" height="31" />
      <path d="M92 60l3-24h26l3 24z" className="fill-muted" />
      <path d="M102 36v-3a6 6 0 0 1 12 0v3" fill="none" strokeWidth="4" className="stroke-muted" />
      <text x="108" y="54" className={`${label} fill-white text-[13px]`}>
        {text.weight}
      </text>
    </>
  );
}

const cells = Array.from({ length: 10 }, (_, place) => 5 + place * 8.6);

/** A rod of ten and three cubes, each with its digit. */
export function PlaceValueArt() {
  return (
    <>
      {cells.map((y) => (
        <rect key={y} x="20" y={y} width="14" height="7.8" rx="2" className="fill-solid" />
      ))}
      {[0, 1, 2].map((place) => (
        <rect key={place} x="50" y={75 - place * 17} width="14" height="14" rx="3" className="fill-star" />
      ))}
      <rect x="78" y="26" width="27" height="44" rx="8" className="fill-card" />
      <rect x="108" y="26" width="27" height="44" rx="8" className="fill-card" />
      <text x="91.5" y="60" className={`${label} fill-hue text-[34px]`}>
        {text.tens}
      </text>
      <text x="121.5" y="60" className={`${label} fill-hue text-[34px]`}>
        {text.ones}
      </text>
    </>
  );
}

/** Each terrace reaches far beyond the field, so that it meets the edges of a card of any shape. */
const stones = [
  { x: 116, y: 24, left: 88, bank: "V56q0-10 10-11c18-3 40-4 56-3h180" },
  { x: 70, y: 44, left: 42, bank: "V78q0-10 10-12c20-4 48-4 70-1h210" },
  { x: 24, y: 64, left: -190, bank: "V88C-30 84 10 84 56 88c30 3 60 2 84-1h200" },
];

/** Three rice terraces that climb, a numbered stone on each. */
export function PathArt() {
  return (
    <>
      {stones.map(({ x, y, left, bank }, place) => (
        <g key={left}>
          <path d={`M${left} 300${bank}V300z`} strokeWidth="4" className="fill-paddy stroke-water" />
          <ellipse cx={x} cy={y + 6} rx="18" ry="16" className="fill-star-edge" />
          <ellipse cx={x} cy={y + 2} rx="18" ry="16" className="fill-star" />
          <text x={x} y={y + 10} className={`${label} fill-star-ink text-[23px]`}>
            {text.levels[2 - place]}
          </text>
        </g>
      ))}
    </>
  );
}
