import type { StoryPictureFigure } from "#lib/questions/figures/story-picture.ts";
import { Group } from "./story/group.tsx";

const width = 312;
const height = 106;
const middles = [78, 234] as const;

/** The scene of a word problem: two groups of things with what is told of them. */
export function StoryPicture({ figure: { groups, move, whole, alt } }: { figure: StoryPictureFigure }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      {groups.map((group, place) => (
        <g key={middles[place]} transform={`translate(${middles[place]} 0)`}>
          <Group group={group} />
        </g>
      ))}
      {move !== null && <Move isIn={move === "in"} />}
      {whole !== null && <Whole label={whole} />}
    </svg>
  );
}

/** An arrow from one name to the other. */
function Move({ isIn }: { isIn: boolean }) {
  const [start, end, back] = isIn ? [176, 134, 8] : [134, 176, -8];
  return (
    <path
      d={`M${start} 10H${end}m${back} -7L${end} 10l${back} 7`}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="animate-fade stroke-again"
    />
  );
}

/** A bracket over both groups with what they come to. */
function Whole({ label }: { label: string }) {
  const half = label.length * 4.6 + 6;
  const middle = width / 2;
  return (
    <>
      <path
        d={`M${middle - half} 11H16q-8 0 -8 8M${middle + half} 11H${width - 16}q8 0 8 8`}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <text x={middle} y="17" fontSize="17" textAnchor="middle" className="fill-ink font-head font-bold tabular-nums">
        {label}
      </text>
    </>
  );
}
