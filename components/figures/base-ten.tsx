import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";

const cube = 10;
const rodPitch = 14;
const onePitch = 12;
const onesInColumn = 5;
const padding = 9;
const betweenGroups = 10;
const height = 10 * cube + 2 * padding;

/** The row of numbers below rods and cubes that are counted. */
const counts = { height: 26, size: 24 };

/** What is crossed out. */
const pale = 0.4;
const none = { tens: 0, ones: 0 };

interface Group {
  readonly tens: number;
  readonly ones: number;
}

/** 0, 1, 2 … of so many things. */
function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

function tensWidth({ tens, ones }: Group): number {
  const gap = tens > 0 && ones > 0 ? 6 : 0;
  return tens * rodPitch + gap;
}

function groupWidth(group: Group, isCounted: boolean): number {
  // Where there are no cubes, their 0 needs the room of one.
  const columns = Math.max(Math.ceil(group.ones / onesInColumn), isCounted ? 1 : 0);
  const onesWidth = columns * onePitch + (group.ones === 0 && isCounted ? 6 : 0);
  return Math.max(34, 2 * padding + tensWidth(group) + onesWidth - 3);
}

function oneX(group: Group, one: number): number {
  return padding + tensWidth(group) + Math.floor(one / onesInColumn) * onePitch;
}

function oneY(one: number): number {
  return height - padding - cube - (one % onesInColumn) * onePitch;
}

function leftOf({ tens, ones }: Group, crossed: Group): Group {
  return { tens: tens - crossed.tens, ones: ones - crossed.ones };
}

/** A stroke through every rod and cube that is not left. */
function slashes(group: Group, left: Group): string {
  const rods = upTo(group.tens).slice(left.tens);
  const ones = upTo(group.ones).slice(left.ones);
  return [
    ...rods.map((rod) => `M${padding + rod * rodPitch - 1} ${height / 2 + 13}l${cube + 2}-26`),
    ...ones.map((one) => `M${oneX(group, one) - 1} ${oneY(one) + cube + 1}l${cube + 2}-${cube + 2}`),
  ].join("");
}

/** Rods of ten cubes and single cubes; each number stands on a mat of its own, what is taken away is crossed out. */
export function BaseTen({ figure }: { figure: BaseTenFigure }) {
  const isCounted = figure.isCounted === true;
  const widths = figure.groups.map((group) => groupWidth(group, isCounted));
  const groups = figure.groups.map((group, place) => ({ group, place }));
  const starts = widths.map((_, place) =>
    widths.slice(0, place).reduce((sum, width) => sum + width + betweenGroups, 0),
  );
  const total = widths.reduce((sum, width) => sum + width, 0) + betweenGroups * (widths.length - 1);
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`0 0 ${total} ${height + (isCounted ? counts.height : 0)}`}
      style={{ maxWidth: total * 2.2 }}
      className="peer min-h-0 w-full shrink"
    >
      {groups.map(({ group, place }) => {
        const left = leftOf(group, place === groups.length - 1 ? figure.crossed : none);
        return (
          <g key={place} transform={`translate(${starts[place] ?? 0} 0)`}>
            <rect width={widths[place] ?? 0} height={height} rx="12" className="fill-surface" />
            {upTo(group.tens).map((rod) => (
              <g key={rod} opacity={rod < left.tens ? 1 : pale}>
                <Rod x={padding + rod * rodPitch} />
              </g>
            ))}
            {upTo(group.ones).map((one) => (
              <rect
                key={one}
                x={oneX(group, one)}
                y={oneY(one)}
                width={cube}
                height={cube}
                rx="2"
                strokeWidth="1"
                opacity={one < left.ones ? 1 : pale}
                className="fill-star stroke-star-lip"
              />
            ))}
            <path
              d={slashes(group, left)}
              strokeWidth="2.6"
              strokeLinecap="round"
              className="animate-fade stroke-again"
            />
            {isCounted && <Counts group={group} />}
          </g>
        );
      })}
    </svg>
  );
}

/** How many rods and how many cubes, each number below what it counts; no cubes are counted as 0, no rods are not. */
function Counts({ group }: { group: Group }) {
  const { tens, ones } = group;
  const onesMiddle = (oneX(group, 0) + oneX(group, Math.max(0, ones - 1)) + cube) / 2 + (ones === 0 ? 4 : 0);
  const below = { count: ones, x: onesMiddle, tone: "fill-again-ink" };
  const written =
    tens === 0 ? [below] : [{ count: tens, x: padding + (tens * rodPitch - 4) / 2, tone: "fill-hue" }, below];
  return written.map(({ count, x, tone }) => (
    <text
      key={tone}
      x={x}
      y={height + counts.height - 4}
      fontSize={counts.size}
      textAnchor="middle"
      className={`animate-pop font-head font-extrabold tabular-nums pivot ${tone}`}
    >
      {count}
    </text>
  ));
}

function Rod({ x }: { x: number }) {
  const notches = Array.from({ length: 9 }, (_, notch) => `M${x} ${padding + (notch + 1) * cube}h${cube}`).join("");
  return (
    <>
      <rect
        x={x}
        y={padding}
        width={cube}
        height={10 * cube}
        rx="2"
        strokeWidth="1"
        className="fill-solid stroke-lip"
      />
      <path d={notches} strokeWidth="1" className="stroke-card" />
    </>
  );
}
