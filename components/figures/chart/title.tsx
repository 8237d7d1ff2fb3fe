import { Label } from "#components/figures/label.tsx";

const width = 320;

/** How high the title of a chart stands, with the space below it. */
export const titleHeight = 24;

/** The title of a chart, on one line at its top. */
export function ChartTitle({ title }: { title: string }) {
  return <Label text={title.replaceAll(" ", "\u00a0")} x={width / 2} y={10} width={width - 8} size={17} />;
}
