/** More than any field of a form takes that is one line. */
const longestLine = 1000;

/**
 * The text of a form's field, at most `longest` characters of it, without the zero characters and halves of surrogate
 * pairs that no database keeps (see isStorableText); empty when the field is missing or a file. An action is called by anybody with anything: what is no form has no fields.
 */
export function readField(form: unknown, name: string, longest = longestLine): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value.slice(0, longest).replaceAll("\0", "").toWellFormed() : "";
}
