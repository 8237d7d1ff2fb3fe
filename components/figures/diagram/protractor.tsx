import { SvgWords } from "#components/figures/svg-words.tsx";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import { turned } from "./turned.ts";

const tens = Array.from({ length: 19 }, (_, place) => place * 10);
const fives = Array.from({ length: 18 }, (_, place) => place * 10 + 5);
const size = 14;

/** A protractor that lies on its straight edge, read anticlockwise from the right; each third ten carries its number. */
export function Protractor({ x, y, radius }: Extract<DiagramMark, { form: "protractor" }>) {
  const middle = { x, y };
  const tick = (degrees: number, length: number) => {
    const [outer, inner] = [turned(middle, radius, degrees), turned(middle, radius - length, degrees)];
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  };
  const hole = radius * 0.42;
  return (
    <g>
      <path
        d={`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`}
        strokeWidth="2.4"
        strokeLinejoin="round"
        className="fill-star-light stroke-star-edge"
      />
      <path
        d={`M${x - hole} ${y}A${hole} ${hole} 0 0 1 ${x + hole} ${y}Z`}
        strokeWidth="1.6"
        strokeLinejoin="round"
        className="fill-card stroke-star-edge"
      />
      <path d={fives.map((degrees) => tick(degrees, 5)).join("")} strokeWidth="1.2" className="stroke-star-edge" />
      <path
        d={tens.map((degrees) => tick(degrees, degrees % 30 === 0 ? 13 : 9)).join("")}
        strokeWidth="2"
        className="stroke-star-ink"
      />
      {tens
        .filter((degrees) => degrees % 30 === 0)
        .map((degrees) => {
          const place = turned(middle, radius - 23, degrees);
          const isLow = degrees % 180 === 0;
          return (
            <SvgWords
              key={degrees}
              text={String(degrees)}
              x={place.x}
              y={isLow ? y - 8 : place.y}
              size={size}
              className="fill-star-ink"
            />
          );
        })}
      <path d={`M${x} ${y}v-9M${x - 7} ${y}h14`} strokeWidth="2" strokeLinecap="round" className="stroke-star-ink" />
    </g>
  );
}
