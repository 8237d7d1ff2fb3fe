/** Whether a key sends the answer: Enter, but a focused button or link keeps its own. */
export function isSending({ key, target }: KeyboardEvent): boolean {
  const isControl = target instanceof Element && target.closest("button, a, input, select, textarea") !== null;
  return key === "Enter" && !isControl;
}
