import { type AlbumPage, pieceGrid, piecesOfPicture } from "#lib/play/album.ts";
import { albumText } from "#lib/text/album-text.ts";

/** Width and height of a piece without its knobs. */
const side = 200;
const [width, height] = [pieceGrid.columns * side, pieceGrid.rows * side];

/** A knob along an edge: stretches of curves, as [along, across] from where the edge begins. */
const knob = [
  [
    [90, 0],
    [92, 6],
    [86, 16],
  ],
  [
    [70, 46],
    [130, 46],
    [114, 16],
  ],
  [
    [108, 6],
    [110, 0],
    [124, 0],
  ],
] as const;

type Point = readonly [x: number, y: number];

/** An edge from a corner on, its knob to the left of the way when `bend` is 1, to the right at -1; straight at 0. */
function edge([x, y]: Point, [dx, dy]: Point, bend: number): string {
  const at = (along: number, across: number) =>
    `${x + along * dx + across * bend * dy} ${y + along * dy - across * bend * dx}`;
  const curves =
    bend === 0 ? [] : knob.map((curve) => `C${curve.map(([along, across]) => at(along, across)).join(" ")}`);
  return [...(bend === 0 ? [] : [`L${at(76, 0)}`]), ...curves, `L${at(side, 0)}`].join("");
}

/** Which way the knob after or below a piece points: 1 to the right or down, -1 the other way, 0 at the rim. */
function bendAt(column: number, row: number, isRim: boolean): number {
  if (isRim) return 0;
  return (column + row) % 2 === 0 ? 1 : -1;
}

/** The outline of a piece, from its upper left corner clockwise. */
function outline(place: number): string {
  const column = place % pieceGrid.columns;
  const row = Math.floor(place / pieceGrid.columns);
  const [left, top] = [column * side, row * side];
  const above = bendAt(column, row - 1, row === 0);
  const below = bendAt(column, row, row === pieceGrid.rows - 1);
  const before = bendAt(column - 1, row, column === 0);
  const after = bendAt(column, row, column === pieceGrid.columns - 1);
  return [
    `M${left} ${top}`,
    edge([left, top], [1, 0], -above),
    edge([left + side, top], [0, 1], after),
    edge([left + side, top + side], [-1, 0], below),
    edge([left, top + side], [0, -1], -before),
    "z",
  ].join("");
}

const outlines = Array.from({ length: piecesOfPicture }, (_, place) => outline(place));

const middle = (place: number) =>
  `translate(${(place % pieceGrid.columns) * side + side / 2} ${Math.floor(place / pieceGrid.columns) * side + side / 2})`;

const leaf = "M-34 26C-38-14-16-36 34-34c2 44-18 64-56 56M-40 38C-26 14-8-6 16-18";
const star = "m0-30 9 18.600 20 2.800-14.600 14.200 3.600 20.200L0 16.200-18 25.800l3.600-20.200L-29-8.600-9-11.400z";

interface Props {
  readonly page: AlbumPage;
  /** Its own on the page, for what refers to it. */
  readonly id: string;
  /** Whether the last piece turns over before the child's eyes. */
  readonly isTurning?: boolean;
  readonly className: string;
}

/** A picture of the album: pieces that are turned over show it, the others their backs, the next one its star. */
export function Jigsaw({ page: { picture, turned, next }, id, isTurning = false, className }: Props) {
  const isWhole = next === null;
  const last = turned.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      role="img"
      aria-label={albumText.picture(picture.name, turned.length, piecesOfPicture)}
    >
      {turned.length > 0 && (
        <>
          {!isWhole && (
            <clipPath id={id}>
              <path d={turned.map((place) => outlines[place]).join("")} />
            </clipPath>
          )}
          <image
            href={`/places/${picture.id}.svg`}
            width={width}
            height={height}
            preserveAspectRatio="xMidYMid slice"
            clipPath={isWhole ? undefined : `url(#${id})`}
          />
        </>
      )}
      {!isWhole && (
        <>
          <path
            d={turned.map((place) => outlines[place]).join("")}
            fill="none"
            className="stroke-white/80"
            strokeWidth="2.5"
          />
          {outlines.map(
            (path, place) =>
              !turned.includes(place) &&
              place !== next && (
                <g key={path}>
                  <path d={path} className="fill-piece stroke-piece-edge" strokeWidth="3" />
                  <path
                    d={leaf}
                    transform={middle(place)}
                    fill="none"
                    className="stroke-piece-edge"
                    strokeWidth="6"
                    strokeLinecap="round"
                  />
                </g>
              ),
          )}
          <NextPiece place={next} />
        </>
      )}
      {isTurning && last !== undefined && (
        <g className="origin-center opacity-0 [transform-box:fill-box] motion-safe:animate-turn-over">
          <NextPiece place={last} />
        </g>
      )}
    </svg>
  );
}

/** The gold back of the piece that comes next. */
function NextPiece({ place }: { readonly place: number }) {
  return (
    <>
      <path d={outlines[place]} className="fill-star stroke-star-edge" strokeWidth="5" strokeLinejoin="round" />
      <g transform={middle(place)}>
        <circle r="46" className="fill-star-light" />
        <path d={star} className="fill-star-edge" />
      </g>
    </>
  );
}
