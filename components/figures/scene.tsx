import type { SceneFigure } from "#lib/questions/figures/scene.ts";
import { pictureSrc } from "./picture-src.ts";
import { layScene } from "./scene/lay-scene.ts";
import { Setting } from "./scene/settings.tsx";

/** Things around a table, a box or a tree, or in a row. */
export function Scene({ figure }: { figure: SceneFigure }) {
  const { setting, things } = figure;
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={setting === "row" ? "0 32 320 126" : "0 0 320 170"}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      <Setting setting={setting} />
      {layScene(setting, things).map(({ picture, x, y, size }) => (
        <image
          key={`${picture} ${x} ${y}`}
          href={pictureSrc(picture)}
          x={x - size / 2}
          y={y - size}
          width={size}
          height={size}
        />
      ))}
    </svg>
  );
}
