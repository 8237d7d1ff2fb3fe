import { Cells } from "./cells.tsx";
import { Dots } from "./dots.tsx";
import type { DrawnWhole } from "./part-look.ts";
import { Slices } from "./slices.tsx";

interface WholeProps {
  whole: DrawnWhole;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A whole cut into equal parts, without what is written in them. */
export function Whole(props: WholeProps) {
  switch (props.whole.form) {
    case "bar":
    case "grid":
      return <Cells {...props} />;
    case "circle":
      return <Slices {...props} />;
    case "set":
      return <Dots {...props} />;
  }
}
