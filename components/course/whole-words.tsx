/** A text that is only broken between words, never at the hyphens inside one (ki-lô-gam). */
export function WholeWords({ text }: { readonly text: string }) {
  const words = text.split(/(?= )/).map((word, place) => ({ word, place }));
  return (
    <span>
      {words.map(({ word, place }) =>
        word.includes("-") ? (
          <span key={place}>
            {word.startsWith(" ") ? " " : null}
            <span className="whitespace-nowrap">{word.trim()}</span>
          </span>
        ) : (
          word
        ),
      )}
    </span>
  );
}
