const address = /\/_next\/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g;

/** Addresses of the parts of a build that a document or what is streamed for it names. */
export function partsOf(html: string): string[] {
  return [...new Set(html.match(address))];
}
