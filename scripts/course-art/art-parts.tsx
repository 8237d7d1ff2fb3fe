interface LetterProps {
  readonly x: number;
  /** The middle of the letters, not their foot. */
  readonly y: number;
  readonly size: number;
  readonly tone?: string;
  readonly children: string;
}

/** Letters about a point. */
export function Letter({ x, y, size, tone = "fill-hue", children }: LetterProps) {
  return (
    <text
      x={x}
      y={y + size * 0.345}
      fontSize={size}
      className={`font-head font-extrabold [text-anchor:middle] ${tone}`}
    >
      {children}
    </text>
  );
}

interface BlockProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
  readonly tone?: string;
  readonly lip?: string;
}

/** A block with a darker lower edge, like the buttons. */
export function Block({ x, y, width, height, round = 9, tone = "fill-solid", lip = "fill-lip" }: BlockProps) {
  return (
    <>
      <rect x={x} y={y + 4} width={width} height={height} rx={round} className={lip} />
      <rect x={x} y={y} width={width} height={height} rx={round} className={tone} />
    </>
  );
}

/** A white block with the soft edge of the hue. */
export function Sheet(props: BlockProps) {
  return <Block tone="fill-card" lip="fill-softlip" {...props} />;
}

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone?: string;
  readonly lip?: string;
}

/** A disc with a darker lower edge. */
export function Disc({ x, y, radius, tone = "fill-solid", lip = "fill-lip" }: DiscProps) {
  return (
    <>
      <circle cx={x} cy={y + 3.5} r={radius} className={lip} />
      <circle cx={x} cy={y} r={radius} className={tone} />
    </>
  );
}

/** A picture about a point. */
export function Thing({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  return <image href={`/pictures/${name}.svg`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

interface LineProps {
  readonly d: string;
  readonly width?: number;
  readonly tone?: string;
  readonly dash?: string;
}

/** A stroke with round ends. */
export function Line({ d, width = 5, tone = "stroke-hue", dash }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dash}
      className={tone}
    />
  );
}

/** An empty place, waiting to be filled. */
export function Slot({ x, y, width, height, round = 8 }: BlockProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={round}
      strokeWidth="3.5"
      strokeDasharray="6 5"
      className="fill-card stroke-solid"
    />
  );
}

/** A pencil whose tip stands on a point. */
export function Pencil({ x, y }: Readonly<Record<"x" | "y", number>>) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-52)`}>
      <path d="M0 0l15-10v20z" className="fill-wood-light" />
      <path d="M0 0l6-4v8z" className="fill-ink" />
      <path d="M15-10h52v20H15z" className="c2 fill-solid" />
      <path d="M15 3h52v7H15z" className="fill-star-lip" />
      <path d="M67-10h8q6 0 6 6v8q0 6-6 6h-8z" className="pk fill-solid" />
    </g>
  );
}
