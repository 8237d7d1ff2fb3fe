/** The build this page is of; null on the page of a fault that took the whole document away. */
export function pageBuild(): string | null {
  return document.documentElement.dataset.build ?? null;
}
