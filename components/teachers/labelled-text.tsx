/** A text in which the words of buttons and headings, written in “ ”, stand out. */
export function LabelledText({ text }: { readonly text: string }) {
  return [...text.matchAll(/“([^”]+)”|[^“]+/g)].map(({ 0: part, 1: label, index: start }) =>
    label === undefined ? (
      part
    ) : (
      <b key={start} className="font-semibold text-hue">
        {label}
      </b>
    ),
  );
}
