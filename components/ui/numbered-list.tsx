/** Steps one after the other, each with its number in a disc. */
export function NumberedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-full bg-soft font-head font-bold text-hue"
          >
            {index + 1}
          </span>
          <span className="leading-relaxed">{item}</span>
        </li>
      ))}
    </ol>
  );
}
