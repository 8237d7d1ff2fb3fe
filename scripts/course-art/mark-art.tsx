import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Disc, Letter, Line, Pencil, Sheet, Thing } from "./art-parts.tsx";
import { Keyboard, Lens, Tick, WordSheet } from "./language-parts.tsx";

const text = courseArtText;
const marks = text.marks;

interface Mark {
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  /** How far the mark must be lifted for its ink to be in the middle of the disc. */
  readonly lift: number;
  readonly isSolid: boolean;
}

function discs(radius: number, places: readonly Mark[]) {
  return places.map(({ mark, x, y, lift, isSolid }) => (
    <g key={mark}>
      <Disc
        x={x}
        y={y}
        radius={radius}
        tone={isSolid ? "fill-solid" : "fill-card"}
        lip={isSolid ? "fill-lip" : "fill-softlip"}
      />
      {mark === marks.dot ? (
        <circle cx={x} cy={y} r={radius * 0.26} className="fill-hue" />
      ) : (
        <Letter
          x={x}
          y={y - lift}
          size={radius * (mark === marks.comma ? 2.4 : 1.7)}
          tone={isSolid ? "fill-on" : "fill-hue"}
        >
          {mark}
        </Letter>
      )}
    </g>
  ));
}

/** Arts of marks, capitals, names and right spelling. */
export const markArts = {
  "alphabet-sort": (
    <>
      <Line d="M20 8v62" width={7} />
      <path d="M20 88 4 66h32z" strokeWidth="4" strokeLinejoin="round" className="fill-hue stroke-hue" />
      {text.names.map((name, place) => (
        <WordSheet key={name} x={50} y={2 + place * 31} width={86} height={24} size={23}>
          {name}
        </WordSheet>
      ))}
    </>
  ),
  "end-marks": discs(32, [
    { mark: marks.dot, x: 34, y: 46, lift: 0, isSolid: false },
    { mark: marks.asks, x: 106, y: 46, lift: 0, isSolid: true },
  ]),
  "four-marks": discs(21.5, [
    { mark: marks.dot, x: 23, y: 25, lift: 0, isSolid: false },
    { mark: marks.asks, x: 54, y: 64, lift: 0, isSolid: true },
    { mark: marks.cries, x: 86, y: 25, lift: 0, isSolid: false },
    { mark: marks.comma, x: 117, y: 64, lift: 16, isSolid: true },
  ]),
  "colon-quotes-dash": discs(24, [
    { mark: marks.colon, x: 26, y: 62, lift: 2, isSolid: false },
    { mark: marks.quotes, x: 70, y: 29, lift: -8, isSolid: true },
    { mark: marks.dash, x: 114, y: 62, lift: 0, isSolid: false },
  ]),
  "dash-quotes-brackets": (
    <>
      <Sheet x={2} y={5} width={65} height={36} />
      <Line d="M20 23h29" width={7} />
      <Block x={73} y={5} width={65} height={36} />
      <Letter x={105.5} y={32} size={44} tone="fill-on">
        {marks.quotes}
      </Letter>
      <Sheet x={24} y={50} width={92} height={36} />
      <Letter x={70} y={66} size={34}>
        {marks.brackets}
      </Letter>
    </>
  ),
  "dash-hyphen": (
    <>
      <Sheet x={2} y={5} width={136} height={36} />
      <Line d="M16 23h30" width={9} tone="c1 stroke-solid" />
      <Line d="M66 23h56" width={9} tone="stroke-softlip" />
      <Sheet x={2} y={51} width={136} height={36} />
      {text.joined.map((part, place) => (
        <Letter key={part} x={44 + place * 48} y={69} size={33}>
          {part}
        </Letter>
      ))}
      <Line d="M69 71h5" width={8} tone="c1 stroke-solid" />
    </>
  ),
  "capital-start": (
    <>
      <Sheet x={2} y={10} width={136} height={74} />
      <Letter x={35} y={46} size={78} tone="fill-solid">
        {text.start}
      </Letter>
      <Line d="M70 58h32" width={10} tone="stroke-softlip" />
      <Line d="M70 34h52" width={10} tone="stroke-softlip" />
      <circle cx="120" cy="60" r="6" className="fill-hue" />
    </>
  ),
  "proper-names": (
    <>
      <Line d="M70 2v14" width={8} tone="stroke-lip" />
      <Sheet x={16} y={12} width={108} height={74} round={14} />
      <path d="M30 12h80q14 0 14 14v10H16V26q0-14 14-14z" className="fill-solid" />
      <Line d="M58 24h24" width={7} tone="stroke-on" />
      <Letter x={70} y={61} size={42}>
        {text.name}
      </Letter>
    </>
  ),
  "place-names": (
    <>
      <circle cx="114" cy="20" r="15" className="fill-star" />
      <path d="M2 74 44 8q4-5 8 0l40 66z" className="fill-solid" />
      <path d="M56 74l30-40q4-5 8 0l44 40z" className="fill-lip" />
      <path d="M-60 72q70-10 130 0t140-4v60H-60z" className="fill-paddy" />
      <path d="M150 70q-38 0-44 6t-30 6-40 20h60q2-10 24-14t40-2z" className="fill-water" />
      <WordSheet x={4} y={54} width={70} height={32} size={26}>
        {text.place}
      </WordSheet>
    </>
  ),
  "organisation-names": (
    <>
      <Line d="M70 34V4" width={4} />
      <path d="M71 3h26v17H71z" className="c1 fill-solid" />
      <Thing name="star" x={84} y={11.5} size={13} />
      <path d="M40 44 70 24l30 20z" strokeWidth="4" strokeLinejoin="round" className="fill-lip stroke-lip" />
      <path d="M6 52q0-4 4-4h120q4 0 4 4v36H6z" className="fill-card" />
      <path d="M46 44h48v44H46z" className="fill-softlip" />
      <path d="M60 88V70a10 10 0 0 1 20 0v18zM14 58h22v14H14zM104 58h22v14h-22z" className="fill-solid" />
      <path d="M2 44h44v7H2zM94 44h44v7H94z" className="fill-solid" />
      <Line d="M-60 89h260" width={6} tone="stroke-paddy" />
    </>
  ),
  "foreign-names": (
    <>
      <circle cx="52" cy="47" r="42" className="fill-solid" />
      <path
        d="M30 12q22-2 26 8t-8 14-8 14-14 4-14-10 18-30zM62 44q18-8 28 4-2 22-18 34-10-6-10-18t0-20z"
        className="fill-paddy"
      />
      <path d="M52 5v84M10 47h84" strokeWidth="2.500" className="stroke-soft" />
      <ellipse cx="52" cy="47" rx="20" ry="42" fill="none" strokeWidth="2.500" className="stroke-soft" />
      <WordSheet x={58} y={54} width={78} height={33} size={28}>
        {text.foreign}
      </WordSheet>
    </>
  ),
  "organisation-type": (
    <>
      <path d="M42 20 70 4l28 16z" strokeWidth="4" strokeLinejoin="round" className="fill-lip stroke-lip" />
      <path d="M44 20h52v20H44z" className="fill-softlip" />
      <path d="M20 24h24v16H20zM96 24h24v16H96z" className="fill-card" />
      <path d="M63 40V30a7 7 0 0 1 14 0v10zM27 29h10v7H27zM103 29h10v7h-10z" className="fill-solid" />
      <Keyboard x={4} y={42} />
    </>
  ),
  "foreign-type": (
    <>
      <circle cx="70" cy="30" r="28" className="fill-solid" />
      <path
        d="M56 8q14-2 16 5t-5 9-5 9-9 3-9-6 12-20zM78 27q11-5 18 3-2 14-12 20-6-6-6-11t0-12z"
        className="fill-paddy"
      />
      <path d="M70 2v56M42 30h56" strokeWidth="2" className="stroke-soft" />
      <Keyboard x={4} y={42} />
    </>
  ),
  honorific: (
    <>
      <Letter x={48} y={48} size={100}>
        {text.start}
      </Letter>
      <Thing name="star" x={106} y={32} size={56} />
    </>
  ),
  "spelt-right": (
    <>
      <Sheet x={2} y={30} width={130} height={50} />
      <Letter x={65} y={57} size={31}>
        {text.tidy}
      </Letter>
      <Tick x={122} y={22} />
    </>
  ),
  "spelt-wrong": (
    <>
      <Sheet x={2} y={4} width={88} height={36} />
      <Line d="M18 22h56" width={9} tone="stroke-softlip" />
      <Sheet x={2} y={51} width={88} height={36} />
      <Line d="M18 65h56" width={9} tone="stroke-softlip" />
      <Lens x={84} y={46} radius={28} />
      <Line d="M67 40h34" width={9} />
      <Line d="M66 56q4.700-7 9.400 0t9.400 0 9.400 0 9.400 0" tone="stroke-again" />
    </>
  ),
  "spelling-mended": (
    <>
      <Sheet x={2} y={44} width={136} height={42} />
      <Line d="M16 61h24M98 61h26" width={9} tone="stroke-softlip" />
      <Line d="M56 61h22" width={9} />
      <Line d="M51 76q4-7 8 0t8 0 8 0 8 0" tone="stroke-again" />
      <Pencil x={76} y={61} />
    </>
  ),
};
