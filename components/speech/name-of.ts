/** What is read out of an element, as a screen reader would: its name, or the words and names of what it holds. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return node.getAttribute("aria-hidden") === "true" ? "" : nameOf(node);
    return node.textContent ?? "";
  });
  return parts.join(" ").replace(/ +/g, " ").trim();
}
