import type { SceneFigure } from "#lib/questions/figures/scene.ts";
import { Picture } from "./picture.tsx";
import { layScene } from "./scene/lay-scene.ts";
import { Setting } from "./scene/settings.tsx";

/** Of a ring around a thing, and how far below the things of a row their numbers stand. */
const ring = { gap: 5, dashes: "9 7" };
const numbersAt = 150;

/** Things around a table, a box or a tree, or in a row. */
export function Scene({ figure }: { figure: SceneFigure }) {
  const { setting, things, marked, counted } = figure;
  const laid = layScene(setting, things);
  const ringed = marked === undefined ? undefined : laid[marked];
  const numbered = laid
    .toSorted((one, other) => (counted?.from === "right" ? other.x - one.x : one.x - other.x))
    .slice(0, counted?.to ?? 0);
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={setting === "row" ? "0 32 320 126" : "0 0 320 170"}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      <Setting setting={setting} />
      {laid.map(({ picture, x, y, size }) => (
        <Picture key={`${picture} ${x} ${y}`} name={picture} x={x - size / 2} y={y - size} size={size} />
      ))}
      {ringed !== undefined && (
        <circle
          cx={ringed.x}
          cy={ringed.y - ringed.size / 2}
          r={ringed.size / 2 + ring.gap}
          fill="none"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeDasharray={ring.dashes}
          className="animate-fade stroke-again"
        />
      )}
      {numbered.map(({ x }, place) => (
        <text
          key={x}
          x={x}
          y={numbersAt}
          fontSize="24"
          textAnchor="middle"
          strokeWidth="6"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="animate-pop fill-again-ink stroke-card font-head font-extrabold pivot"
        >
          {place + 1}
        </text>
      ))}
    </svg>
  );
}
