interface FieldState {
  readonly value: string;
  readonly selectionStart: number;
}

/**
 * What stands in a field, in one line and in NFC: some keyboards send a letter and its marks one by one. What is still
 * composed is left as it is, for another text would end it. The caret only where it has to be put anew.
 */
export function readField({ value, selectionStart }: FieldState, isComposing: boolean) {
  const found = value.replaceAll("\n", " ");
  const text = isComposing ? found : found.normalize("NFC");
  return { text, caret: text === found ? null : found.slice(0, selectionStart).normalize("NFC").length };
}
