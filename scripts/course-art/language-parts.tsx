import { Block, Letter, Line, Sheet } from "./art-parts.tsx";

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

interface BubbleProps extends PlaceProps {
  readonly width: number;
  readonly height: number;
  /** Where the tail hangs from, across the field. */
  readonly tail: number;
  readonly tone?: string;
  readonly lip?: string;
}

/** A speech bubble; its tail points down and towards the nearer edge of the field. */
export function Bubble({ x, y, width, height, tail, tone = "fill-card", lip = "fill-softlip" }: BubbleProps) {
  const foot = y + height - 3;
  const lean = tail < x + width / 2 ? -6 : 6;
  return (
    <>
      <Block x={x} y={y} width={width} height={height} round={16} tone={tone} lip={lip} />
      <path d={`M${tail - 8} ${foot}h16l${lean - 8} 16z`} className={tone} />
    </>
  );
}

/** A little figure that runs, 34 wide and 44 high. */
export function Runner({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="23" cy="6" r="7" className="fill-solid" />
      <Line
        d="M20 17l-5 13M19 18l-12 2-4 9M20 19l7 7 8-4M15 30l11 5-3 10M15 30l-4 9-11 1"
        width={6}
        tone="stroke-solid"
      />
    </g>
  );
}

/** Three dots of colour: what something is like. */
export function Paints({ x, y, radius }: PlaceProps & { readonly radius: number }) {
  return (
    <>
      <circle cx={x} cy={y - radius} r={radius} className="c1 fill-solid" />
      <circle cx={x - radius * 1.05} cy={y + radius * 0.85} r={radius} className="fill-star" />
      <circle cx={x + radius * 1.05} cy={y + radius * 0.85} r={radius} className="c3 fill-solid" />
    </>
  );
}

/** A looking glass; its handle points down to the right. */
export function Lens({ x, y, radius }: PlaceProps & { readonly radius: number }) {
  const edge = radius * 0.72;
  return (
    <>
      <Line d={`M${x + edge} ${y + edge}l${radius * 0.8} ${radius * 0.8}`} width={10} tone="stroke-wood-dark" />
      <circle cx={x} cy={y} r={radius} strokeWidth="6" className="fill-star-light stroke-hue" />
    </>
  );
}

/** A tick on a green disc. */
export function Tick({ x, y }: PlaceProps) {
  return (
    <>
      <circle cx={x} cy={y} r="17" className="fill-card" />
      <circle cx={x} cy={y} r="14" className="fill-right" />
      <Line d={`M${x - 7} ${y}l5 6 9-10`} tone="stroke-white" />
    </>
  );
}

/** An open book with two empty pages, the whole field wide. */
export function OpenBook() {
  return (
    <>
      <path d="M2 22h136v62q0 6-6 6H76q-6 0-6 3 0-3-6-3H8q-6 0-6-6z" className="fill-solid" />
      <path d="M10 14q36-7 60 8v62q-24-13-60-6zM130 14q-36-7-60 8v62q24-13 60-6z" className="fill-card" />
      <Line d="M70 22v60" width={3} tone="stroke-softlip" />
    </>
  );
}

interface TagProps extends PlaceProps {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly children: string;
}

/** A word on a white tile; x and y are its upper left corner. */
export function WordSheet({ x, y, width, height, size, children }: TagProps) {
  return (
    <>
      <Sheet x={x} y={y} width={width} height={height} />
      <Letter x={x + width / 2} y={y + height / 2} size={size}>
        {children}
      </Letter>
    </>
  );
}

/** A word on a tile of the hue. */
export function WordBlock({ x, y, width, height, size, children }: TagProps) {
  return (
    <>
      <Block x={x} y={y} width={width} height={height} />
      <Letter x={x + width / 2} y={y + height / 2} size={size} tone="fill-on">
        {children}
      </Letter>
    </>
  );
}

/** A moon like a sickle or a boat, about a point; a turn of 0 opens it to the right. */
export function Crescent({ x, y, turn, radius }: PlaceProps & Readonly<Record<"turn" | "radius", number>>) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${radius / 25})`}
      d="M15-20a25 25 0 1 0 0 40 21 21 0 1 1 0-40z"
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-star stroke-star-lip"
    />
  );
}

/** A sun with a smiling face, its rays within 1.6 times the radius. */
export function SmilingSun({ x, y, radius }: PlaceProps & { readonly radius: number }) {
  const rays = Array.from({ length: 8 }, (_, place) => {
    const turn = (place * Math.PI) / 4 + Math.PI / 8;
    const at = (share: number) =>
      `${(x + Math.sin(turn) * radius * share).toFixed(1)} ${(y - Math.cos(turn) * radius * share).toFixed(1)}`;
    return `M${at(1.28)}L${at(1.52)}`;
  });
  const eye = radius * 0.36;
  return (
    <>
      <Line d={rays.join("")} width={radius * 0.24} tone="stroke-star-lip" />
      <circle cx={x} cy={y} r={radius} className="fill-star" />
      <Line
        d={`M${x - eye} ${y - radius * 0.18}h.01M${x + eye} ${y - radius * 0.18}h.01`}
        width={radius * 0.25}
        tone="stroke-star-ink"
      />
      <Line
        d={`M${x - eye * 1.2} ${y + radius * 0.22}q${eye * 1.2} ${radius * 0.5} ${eye * 2.4} 0`}
        width={radius * 0.14}
        tone="stroke-star-ink"
      />
    </>
  );
}

/** A keyboard with three rows of keys, 132 wide and 44 high. */
export function Keyboard({ x, y }: PlaceProps) {
  const columns = Array.from({ length: 7 }, (_, column) => x + 8 + column * 17);
  return (
    <>
      <Block x={x} y={y} width={132} height={44} round={10} tone="fill-card" lip="fill-softlip" />
      {[y + 6, y + 18].map((top) =>
        columns.map((left) => (
          <rect key={`${left} ${top}`} x={left} y={top} width="13" height="9" rx="2.5" className="fill-solid" />
        )),
      )}
      <rect x={x + 8} y={y + 30} width="13" height="9" rx="2.5" className="fill-hue" />
      <rect x={x + 25} y={y + 30} width="81" height="9" rx="2.5" className="fill-softlip" />
      <rect x={x + 110} y={y + 30} width="13" height="9" rx="2.5" className="fill-hue" />
    </>
  );
}

/** An ear that listens, 40 wide and 56 high. */
export function Ear({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M4 22a17 17 0 0 1 34 0c0 11-8 13-10 20-2 8-6 13-13 13-5 0-9-3-10-8"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        className="stroke-solid"
      />
      <path
        d="M13 23a8 8 0 0 1 16 0c0 6-6 6-7 12"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        className="stroke-hue"
      />
    </g>
  );
}
