import { onRequest } from "./on-request.ts";

/** Lets addresses that cannot be decoded lead nowhere, which is answered with 404: Next's router would answer with 500. */
export function mendAddresses(): void {
  onRequest("request.start", (request) => {
    if (request.url !== undefined) request.url = decodableAddress(request.url);
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
