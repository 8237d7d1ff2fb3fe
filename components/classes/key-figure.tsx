/** One number of a report, large, with what it counts. */
export function KeyFigure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <p className="grid content-start">
      <span className="font-head text-[1.75rem] leading-tight font-extrabold tabular-nums">{value}</span>
      <span className="text-muted">{label}</span>
    </p>
  );
}
