import { type IllustrationFigure, illustrationField } from "#lib/questions/figures/illustration.ts";
import { Setting } from "./illustration/settings.tsx";
import { Picture } from "./picture.tsx";

/** A composed picture: who does what where. */
export function Illustration({ figure: { setting, things, isSquare, alt } }: { figure: IllustrationFigure }) {
  const { width, height, squareFrom } = illustrationField;
  const left = isSquare === true ? squareFrom : 0;
  const placed = things.map((thing, place) => ({ ...thing, place }));
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${left} 0 ${width - left} ${height}`}
      className="max-h-full min-h-0 w-full max-w-120 shrink overflow-hidden! rounded-[6%]"
    >
      <Setting setting={setting} />
      {placed.map(({ picture, x, y, size, isFlipped, place }) => (
        <g key={place} transform={isFlipped ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
          <Picture name={picture} x={x - size / 2} y={y - size} size={size} />
        </g>
      ))}
    </svg>
  );
}
