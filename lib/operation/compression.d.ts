declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions, ZlibOptions } from "node:zlib";

  interface Options extends ZlibOptions {
    /** In bytes; shorter bodies are sent as they are. */
    readonly threshold?: number;
    readonly brotli?: BrotliOptions;
  }
  /** Makes what compresses the body of an answer while it is written, in what the request takes. */
  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
