import ipaddr from "ipaddr.js";

/**
 * Whom an address belongs to, as far as a limit is concerned: one of IPv4 is one connection, while a connection over
 * IPv6 has a whole /64 to choose addresses from. No address stays as it is.
 */
export function household(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}
