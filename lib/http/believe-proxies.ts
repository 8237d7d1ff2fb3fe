import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

/** What proxies say of the browser behind them, and what anybody can say of himself. */
const told = ["x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-forwarded-for", "x-real-ip", "forwarded"];

/**
 * Makes the X-Forwarded-* headers of every request to this process worth believing, before anything reads them: from
 * one that is none of `proxies` they are taken away, and X-Forwarded-For is the client's address alone. `proxies` are
 * addresses, subnets, or `loopback`, `linklocal`, `uniquelocal`. Requests that came in before it was called, while the
 * server was starting, stay as they are.
 */
export function believeProxies(proxies: readonly string[]): void {
  const isProxy = proxyAddress.compile([...proxies]);
  subscribe("http.server.request.start", (message) => {
    if (typeof message === "object" && message !== null && "request" in message) {
      if (message.request instanceof IncomingMessage) believeOnly(message.request, isProxy);
    }
  });
}

/** An address in its shortest writing; one of IPv4 as such, also where it came over IPv6. No address stays as it is. */
function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function believeOnly(request: IncomingMessage, isProxy: (address: string, hops: number) => boolean): void {
  const sender = request.socket.remoteAddress;
  // A browser that is gone already has no address.
  const isBelieved = sender !== undefined && isProxy(sender, 0);
  const client = isBelieved ? proxyAddress(request, isProxy) : sender;
  for (const name of isBelieved ? ["x-forwarded-for"] : told) delete request.headers[name];
  if (client !== undefined) request.headers["x-forwarded-for"] = plainAddress(client);
}
