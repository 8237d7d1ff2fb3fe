import { pictureSrc } from "#components/figures/picture-src.ts";
import { lessonText as text } from "#lib/text/lesson-text.ts";

const cell = 56;
const first = 5;
/** Room for the number of a row, left, and for the brace with what is asked, right. */
const [left, right] = [52, 92];
const width = left + first * cell + right;
const middle = cell;

type Step = (typeof text.steps)[number];

/** The oranges of the story: what was there above, what came below; counted one by one in the end. */
export function LessonPicture({ step }: { step: Step }) {
  const { oranges, numbered, written, total } = step;
  const brace = left + first * cell + 8;
  return (
    <svg
      role="img"
      aria-label={text.picture(oranges)}
      viewBox={`0 0 ${width} ${2 * cell}`}
      className="max-h-full min-h-0 w-full max-w-150"
    >
      {written >= 1 &&
        text.groups.map((count, row) => (
          <Count key={count} x={left / 2 - 4} y={(row + 0.5) * cell} count={count} size={32} />
        ))}
      {Array.from({ length: oranges }, (_, place) => ({ place })).map(({ place }) => (
        <Orange key={place} place={place} isNumbered={place < numbered} />
      ))}
      {total !== "" && (
        <>
          <path
            d={`M${brace} 6q12 0 12 14v${middle - 34}q0 14 12 14q-12 0-12 14v${middle - 34}q0 14-12 14`}
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="animate-fade fill-transparent stroke-solid"
          />
          <Count key={total} x={brace + 52} y={middle} count={total} size={46} />
        </>
      )}
    </svg>
  );
}

function Orange({ place, isNumbered }: { place: number; isNumbered: boolean }) {
  const [x, y] = [left + (place % first) * cell + 4, Math.floor(place / first) * cell + 4];
  return (
    <g className={place < first ? undefined : "motion-safe:animate-pop pivot"}>
      <image href={pictureSrc("orange")} x={x} y={y} width="48" height="48" opacity={isNumbered ? 0.35 : 1} />
      {isNumbered && (
        <text
          x={x + 24}
          y={y + 34}
          fontSize="28"
          textAnchor="middle"
          className="animate-pop fill-again-ink font-head font-extrabold pivot"
        >
          {place + 1}
        </text>
      )}
    </g>
  );
}

function Count({ x, y, count, size }: { x: number; y: number; count: string; size: number }) {
  return (
    <text
      x={x}
      y={y + size * 0.34}
      fontSize={size}
      textAnchor="middle"
      className="animate-pop fill-hue font-head font-extrabold tabular-nums pivot"
    >
      {count}
    </text>
  );
}
