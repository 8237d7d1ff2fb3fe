interface Total {
  readonly value: string;
  readonly label: string;
}

/** Three numbers side by side: points, levels, animals. Values come ready to show. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {totals.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse rounded-button bg-soft px-1.5 py-3 text-center text-hue">
          <dt className="text-meta leading-tight">{label}</dt>
          <dd className="font-head text-[1.75rem] leading-tight font-extrabold tabular-nums tablet:text-[2.625rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
