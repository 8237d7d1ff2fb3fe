/** More than any field of a form takes. */
const longest = 1000;

/** The text of a form's field, at most 1000 characters of it; empty when the field is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, longest) : "";
}
