interface Props {
  /** Points from the foot to the top: x in per cent of the width, y in pixels from the top. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly height: number;
}

/** A sandy footpath through the points, of the same breadth at every width of its box. Decoration only. */
export function MapRoad({ points, height }: Props) {
  const way = smoothPath(points);
  const line = { d: way, fill: "none", strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path {...line} transform="translate(0 6)" stroke="#8a6430" strokeOpacity=".32" strokeWidth="44" />
      <path {...line} stroke="#cfae74" strokeOpacity=".7" strokeWidth="45" />
      <path {...line} stroke="#f4e2b8" strokeWidth="40" />
      <path {...line} stroke="#d9bd83" strokeWidth="5" strokeDasharray="1 17" />
    </svg>
  );
}

/** A curve through all points that bends at none of them: each is passed in the direction of its neighbours. */
function smoothPath(points: Props["points"]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const toward = (index: number, sign: 1 | -1) => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    const lean = (axis: 0 | 1) => here[axis] + (sign * (after[axis] - before[axis])) / 6;
    return `${lean(0).toFixed(1)} ${lean(1).toFixed(1)}`;
  };
  const curves = points.slice(1).map(([x, y], index) => `C${toward(index, 1)} ${toward(index + 1, -1)} ${x} ${y}`);
  return `M${at(0).join(" ")}${curves.join("")}`;
}
