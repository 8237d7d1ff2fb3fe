// The part of Next's own copy of React that a browser would send and read server actions with; it has no types.
declare module "next/dist/compiled/react-server-dom-turbopack/client.node.js" {
  export function createFromReadableStream(
    stream: ReadableStream<Uint8Array>,
    options: { serverConsumerManifest: { moduleMap: unknown; serverModuleMap: unknown; moduleLoading: unknown } },
  ): PromiseLike<unknown>;
  export function encodeReply(value: unknown): Promise<string | FormData>;
}
