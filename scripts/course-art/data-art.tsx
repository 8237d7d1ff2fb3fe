import { courseArtText } from "#lib/text/course-art-text.ts";
import { Letter, Sheet, Thing } from "./art-parts.tsx";

const text = courseArtText;

const rows = [
  { name: "apple", y: 21, count: 3 },
  { name: "orange", y: 48, count: 4 },
  { name: "banana", y: 75, count: 2 },
].map(({ name, y, count }) => ({ name, y, places: [0, 1, 2, 3].slice(0, count).map((place) => 32 + place * 28) }));

const columns = [
  { hue: "c1", x: 26, height: 34 },
  { hue: "c2", x: 53, height: 56 },
  { hue: "c3", x: 80, height: 72 },
  { hue: "c4", x: 107, height: 46 },
];

/** Arts of data: tables and charts. */
export const dataArts = {
  pictogram: (
    <>
      <Sheet x={6} y={4} width={128} height={86} />
      <path d="M12 34.5h116M12 61.5h116" strokeWidth="3" className="stroke-softlip" />
      {rows.map(({ name, y, places }) =>
        places.map((x) => <Thing key={`${name} ${x}`} name={name} x={x} y={y} size={25} />),
      )}
    </>
  ),
  tally: (
    <>
      <Sheet x={4} y={10} width={132} height={74} round={12} />
      <path
        d="M26 26l-2 42M42 26l-2 42M58 26l-2 42M74 26l-2 42M106 26l-2 42M122 26l-2 42"
        strokeWidth="6.5"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <path d="M14 62 86 32" strokeWidth="6.5" strokeLinecap="round" className="c1 stroke-solid" />
    </>
  ),
  "tally-heap": (
    <>
      <Sheet x={4} y={46} width={132} height={42} round={10} />
      {[
        { name: "apple", x: 24 },
        { name: "orange", x: 70 },
        { name: "apple", x: 116 },
      ].map(({ name, x }) => (
        <Thing key={x} name={name} x={x} y={22} size={36} />
      ))}
      <path d="M10 38 38 6M102 38 130 6" strokeWidth="5" strokeLinecap="round" className="c1 stroke-solid" />
      <path d="M22 56l-2 22M36 56l-2 22" strokeWidth="5.5" strokeLinecap="round" className="stroke-hue" />
    </>
  ),
  "data-sheet": (
    <>
      <Sheet x={4} y={42} width={132} height={46} round={10} />
      <path d="M48 44v44M92 44v44" strokeWidth="3.5" className="stroke-softlip" />
      <circle cx="22" cy="21" r="13" className="c1 fill-solid" />
      <rect x="46" y="8" width="26" height="26" rx="4" className="c2 fill-solid" />
      <circle cx="94" cy="21" r="13" className="c1 fill-solid" />
      <path d="M122 9l13 24h-26z" strokeWidth="3" strokeLinejoin="round" className="c4 fill-solid stroke-solid" />
      {([2, 1, 1] as const).map((value, place) => (
        <Letter key={place === 0 ? "two" : place} x={26 + place * 44} y={66} size={32}>
          {text.digits[value]}
        </Letter>
      ))}
    </>
  ),
  table: (
    <>
      <Sheet x={4} y={6} width={132} height={80} round={10} />
      <path d="M14 6h112q10 0 10 10v28H4V16q0-10 10-10z" className="fill-solid" />
      <path d="M48 44v42M92 44v42" strokeWidth="3.5" className="stroke-softlip" />
      <path d="M48 8v36M92 8v36" strokeWidth="3.5" className="stroke-lip" />
      <circle cx="26" cy="25" r="11" className="fill-card" />
      <path d="M70 13l12 22H58z" strokeWidth="3" strokeLinejoin="round" className="fill-card stroke-card" />
      <rect x="103" y="14" width="22" height="22" rx="3" className="fill-card" />
      {([4, 7, 5] as const).map((value, place) => (
        <Letter key={value} x={26 + place * 44} y={66} size={34}>
          {text.digits[value]}
        </Letter>
      ))}
    </>
  ),
  chart: (
    <>
      {columns.map(({ hue, x, height }) => (
        <path key={hue} d={`M${x} 84v${6 - height}q0-6 6-6h8q6 0 6 6v${height - 6}z`} className={`${hue} fill-solid`} />
      ))}
      <path
        d="M14 8v76h116"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-hue"
      />
    </>
  ),
  pie: (
    <>
      <circle cx="70" cy="51" r="42" className="fill-lip" />
      <path d="M70 47V5a42 42 0 1 1 0 84z" className="c4 fill-solid" />
      <path d="M70 47v42a42 42 0 0 1-39.944-54.979z" className="c2 fill-solid" />
      <path d="M70 47 30.056 34.021A42 42 0 0 1 70 5z" className="c1 fill-solid" />
      <path d="M70 5v84M70 47 30.056 34.021" strokeWidth="4" strokeLinecap="round" className="stroke-card" />
    </>
  ),
};
