import type { ReactNode } from "react";

interface FigureSvgProps {
  alt: string;
  /** The upper left corner of what is seen. */
  x?: number;
  y?: number;
  width: number;
  height: number;
  /** How many times its own size it may grow where there is room. */
  growth?: number;
  children: ReactNode;
}

const widest = 640;

/** The sheet a figure is drawn on; it fills its card as far as its shape allows. */
export function FigureSvg({ alt, x = 0, y = 0, width, height, growth = 2, children }: FigureSvgProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${x} ${y} ${width} ${height}`}
      className="max-h-full min-h-0 w-full shrink"
      style={{ maxWidth: Math.min(widest, width * growth) }}
    >
      {children}
    </svg>
  );
}
