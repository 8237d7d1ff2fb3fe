import { courseArtText } from "#lib/text/course-art-text.ts";
import { Letter, Sheet, Thing } from "./art-parts.tsx";

const text = courseArtText;

/** Arts of shapes, solids and places. */
export const shapeArts = {
  solids: (
    <>
      <path d="M8 34 40 16l32 18v36L40 90 8 70z" className="fill-lip" />
      <path d="M8 34l32 18v38L8 70z" className="fill-solid" />
      <path d="M8 34 40 16l32 18-32 18z" className="fill-softlip" />
      <path d="M84 28v48q0 14 24 14t24-14V28z" className="c2 fill-solid" />
      <path d="M112 42v48q20-2 20-14V28z" className="fill-star-lip" />
      <ellipse cx="108" cy="28" rx="24" ry="14" className="fill-star-light" />
    </>
  ),
  "count-shapes": (
    <>
      <path
        d="M23 8l18 32H5zM117 8l18 32H99zM70 54l18 32H52z"
        strokeWidth="4"
        strokeLinejoin="round"
        className="fill-solid stroke-solid"
      />
      <circle cx="70" cy="25" r="18" className="fill-card" />
      <rect x="6" y="54" width="34" height="34" rx="4" className="fill-card" />
      <circle cx="117" cy="71" r="18" className="fill-card" />
    </>
  ),
  position: (
    <>
      <Sheet x={44} y={23} width={52} height={48} round={14} />
      <Thing name="duck" x={70} y={47} size={42} />
      <path
        d="M70 4l12 12H58zM70 94l12-12H58zM20 48l14-13v26zM120 48l-14-13v26z"
        strokeWidth="4"
        strokeLinejoin="round"
        className="fill-solid stroke-solid"
      />
    </>
  ),
  walk: (
    <>
      <Sheet x={22} y={6} width={96} height={80} round={10} />
      <path d="M54 6v80M86 6v80M22 33h96M22 59h96" strokeWidth="3" className="stroke-soft" />
      <path
        d="M38 72h64V42"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-solid"
      />
      <path d="M102 32l11 13H91z" strokeWidth="3" strokeLinejoin="round" className="fill-solid stroke-solid" />
      <circle cx="38" cy="72" r="9" className="fill-hue" />
      <Thing name="cat" x={102} y={19} size={25} />
    </>
  ),
  lines: (
    <>
      <path d="M14 16h112" strokeWidth="6" strokeLinecap="round" className="c1 stroke-solid" />
      <path d="M14 16h.01M126 16h.01" strokeWidth="15" strokeLinecap="round" className="c1 stroke-solid" />
      <path
        d="M14 54l34-18 40 18 38-18"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-hue"
      />
      <path
        d="M14 54h.01M48 36h.01M88 54h.01M126 36h.01"
        strokeWidth="15"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <path
        d="M10 84q16-24 32-6t32 0 32-6 24 6"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="c3 stroke-solid"
      />
    </>
  ),
  circle: (
    <>
      <circle cx="70" cy="51" r="41" className="fill-lip" />
      <circle cx="70" cy="47" r="41" className="fill-solid" />
      <circle cx="70" cy="47" r="34" className="fill-card" />
      <path d="M33.5 36 106.5 58" strokeWidth="5" className="stroke-hue" />
      <path d="M31.7 35.5h.01M70 47h.01M108.3 58.5h.01" strokeWidth="15" strokeLinecap="round" className="stroke-hue" />
      <Letter x={62} y={68} size={26}>
        {text.centre}
      </Letter>
    </>
  ),
  angle: (
    <>
      <path d="M22 82h56A56 56 0 0 0 58 39z" className="fill-star" />
      <path d="M78 82A56 56 0 0 0 58 39" fill="none" strokeWidth="5" className="stroke-star-edge" />
      <path
        d="M22 82h104M22 82 90 1"
        transform="translate(0 2)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-solid"
      />
      <circle cx="22" cy="84" r="8" className="fill-hue" />
    </>
  ),
  perimeter: (
    <>
      <rect x="16" y="18" width="108" height="60" rx="3" strokeWidth="8" className="fill-card stroke-solid" />
      <path
        d="M62 5l18 13-18 13zM78 65v26L60 78zM111 42l13 18 13-18zM29 54 16 36 3 54z"
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-hue stroke-hue"
      />
    </>
  ),
  area: (
    <>
      <rect x="18" y="13" width="104" height="78" rx="6" className="fill-lip" />
      <rect x="18" y="9" width="104" height="78" rx="6" className="fill-solid" />
      <path d="M24 9h20v26H18V15q0-6 6-6z" className="fill-hue" />
      <path d="M44 9v78M70 9v78M96 9v78M18 35h104M18 61h104" strokeWidth="3.5" className="stroke-card" />
    </>
  ),
  net: (
    <>
      <path d="M12 33.5h116v29H12z" strokeWidth="3" strokeLinejoin="round" className="fill-solid stroke-solid" />
      <path
        d="M41 4.5h29v29H41zM41 62.5h29v29H41z"
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-lip stroke-lip"
      />
      <path
        d="M43 33.5h27M43 62.5h27M41 35.5v26M70 35.5v26M99 35.5v26"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="4.5 8"
        className="stroke-card"
      />
    </>
  ),
};
