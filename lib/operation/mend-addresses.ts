import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** Lets addresses that cannot be decoded lead nowhere, which is answered with 404: Next's router would answer with 500. */
export function mendAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && request.url !== undefined) request.url = decodableAddress(request.url);
  });
}

/** The path with its query, unless the path cannot be decoded: then its percent signs stand for themselves. */
export function decodableAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
