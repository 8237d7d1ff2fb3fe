/**
 * A text as small as the browser can make it, and back: a run is a sixth to a tenth of itself then. A browser that cannot
 * keeps the text.
 */
export const gzip = {
  async from(text: string): Promise<Uint8Array<ArrayBuffer> | string> {
    if (typeof CompressionStream === "undefined") return text;
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },

  async toText(body: Uint8Array<ArrayBuffer> | string): Promise<string> {
    if (typeof body === "string") return body;
    const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).text();
  },
} as const;
